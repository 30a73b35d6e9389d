"""Coverage measures the programs that a test starts only where the test asks for it."""

import pytest

STARTS_COVERAGE = "COVERAGE_PROCESS_CONFIG"


@pytest.fixture(autouse=True)
def _unmeasured_programs(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """To measure one costs more than to start it, and most run what is measured elsewhere."""
    if request.node.get_closest_marker("measured_programs") is None:
        monkeypatch.delenv(STARTS_COVERAGE, raising=False)
