"""Whether there is a display to open a window on: if there is none, Qt aborts the process."""

from collections.abc import Mapping


def why_no_window(environment: Mapping[str, str], platform: str) -> str:
    """Why a window cannot open here, or nothing if it can."""
    if platform in {"darwin", "win32"}:
        return ""
    if environment.get("QT_QPA_PLATFORM") or environment.get("WAYLAND_DISPLAY"):
        return ""
    display = environment.get("DISPLAY")
    if not display:
        return "no display to open a window on: neither DISPLAY nor WAYLAND_DISPLAY is set"
    if not _answers(display):
        return f"no display to open a window on: {display}, set in DISPLAY, doesn't answer"
    return ""


def _answers(display: str) -> bool:
    """Whether an X server takes a connection from us."""
    import ctypes  # noqa: PLC0415 (late)

    try:
        xcb = ctypes.CDLL("libxcb.so.1")
    except OSError:
        return True  # Qt will say which library is missing
    xcb.xcb_connect.restype = ctypes.c_void_p
    connection = ctypes.c_void_p(xcb.xcb_connect(display.encode(), None))
    refused = xcb.xcb_connection_has_error(connection)
    xcb.xcb_disconnect(connection)
    return not refused
