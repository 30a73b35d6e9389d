; The installer for Windows: makensis -DVERSION=1.2.3 packaging/windows/alhambra-qt.nsi
; It takes the folder that PyInstaller has made in build/frozen, asks for no rights, and installs for
; whoever starts it. Games and settings of the user are never touched.
Unicode true
ManifestDPIAware true
RequestExecutionLevel user
SetCompressor /SOLID lzma

!ifndef VERSION
    !error "say which version: makensis -DVERSION=1.2.3"
!endif
!define NAME "Alhambra Qt"
!define KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\alhambra-qt"
!define TOP "..\.."

Name "${NAME}"
OutFile "${TOP}\dist\alhambra-qt-${VERSION}-windows-x86_64.exe"
InstallDir "$LOCALAPPDATA\Programs\Alhambra Qt"
InstallDirRegKey HKCU "Software\alhambra-qt" "Folder"
VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "${NAME}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "${NAME}, an unofficial fan project"
VIAddVersionKey "LegalCopyright" "the Alhambra Qt authors, MIT licence"

!include MUI2.nsh
!define MUI_ICON "${TOP}\build\icons\alhambra-qt.ico"
!define MUI_UNICON "${TOP}\build\icons\alhambra-qt.ico"
!define MUI_FINISHPAGE_RUN "$INSTDIR\alhambra-qt.exe"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"
!insertmacro MUI_LANGUAGE "Dutch"

Section
    ; A newer version must not find files of an older one.
    RMDir /r "$INSTDIR\_internal"
    SetOutPath "$INSTDIR"
    File /r "${TOP}\build\frozen\alhambra-qt\*"
    File "/oname=LICENSE.txt" "${TOP}\LICENSE"
    File /r "${TOP}\assets\licences"
    WriteUninstaller "$INSTDIR\uninstall.exe"
    CreateShortcut "$SMPROGRAMS\${NAME}.lnk" "$INSTDIR\alhambra-qt.exe"

    WriteRegStr HKCU "Software\alhambra-qt" "Folder" "$INSTDIR"
    WriteRegStr HKCU "Software\Classes\.alhambra" "" "alhambra-qt.record"
    WriteRegStr HKCU "Software\Classes\alhambra-qt.record" "" "Alhambra game"
    WriteRegStr HKCU "Software\Classes\alhambra-qt.record\DefaultIcon" "" "$INSTDIR\alhambra-qt.exe,0"
    WriteRegStr HKCU "Software\Classes\alhambra-qt.record\shell\open\command" "" \
        '"$INSTDIR\alhambra-qt.exe" "%1"'
    WriteRegStr HKCU "${KEY}" "DisplayName" "${NAME}"
    WriteRegStr HKCU "${KEY}" "DisplayVersion" "${VERSION}"
    WriteRegStr HKCU "${KEY}" "DisplayIcon" "$INSTDIR\alhambra-qt.exe"
    WriteRegStr HKCU "${KEY}" "InstallLocation" "$INSTDIR"
    WriteRegStr HKCU "${KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
    WriteRegDWORD HKCU "${KEY}" "NoModify" 1
    WriteRegDWORD HKCU "${KEY}" "NoRepair" 1
    System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, i 0, i 0)'
SectionEnd

Section Uninstall
    RMDir /r "$INSTDIR\_internal"
    RMDir /r "$INSTDIR\licences"
    Delete "$INSTDIR\alhambra-qt.exe"
    Delete "$INSTDIR\alhambra-lab.exe"
    Delete "$INSTDIR\LICENSE.txt"
    Delete "$INSTDIR\uninstall.exe"
    RMDir "$INSTDIR"
    Delete "$SMPROGRAMS\${NAME}.lnk"
    DeleteRegKey HKCU "Software\Classes\.alhambra"
    DeleteRegKey HKCU "Software\Classes\alhambra-qt.record"
    DeleteRegKey HKCU "Software\alhambra-qt"
    DeleteRegKey HKCU "${KEY}"
    System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, i 0, i 0)'
SectionEnd
