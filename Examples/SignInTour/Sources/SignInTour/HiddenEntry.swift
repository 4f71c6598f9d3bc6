import Foundation

/// The terminal with its echo off, while a password is typed. It is on again on every way out: after the line, at the
/// end of the input, and where a signal ends the program.
struct HiddenEntry {
    /// Turns the echo off. Nil where standard input is no terminal.
    init?() {
        guard tcgetattr(STDIN_FILENO, &settingsBefore) == 0 else { return nil }
        var settings = settingsBefore
        settings.c_lflag &= ~tcflag_t(ECHO)
        for number in endingSignals { signal(number, restoreAndEnd) }
        // A stopped program would leave the shell without an echo.
        signal(SIGTSTP, SIG_IGN)
        tcsetattr(STDIN_FILENO, TCSAFLUSH, &settings)
    }

    /// Turns the echo on again.
    func end() {
        tcsetattr(STDIN_FILENO, TCSANOW, &settingsBefore)
        for number in endingSignals + [SIGTSTP] { signal(number, SIG_DFL) }
    }
}

private let endingSignals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

/// Whoever handles a signal can be given nothing, so it stands here. Written only while no handler is set.
nonisolated(unsafe) private var settingsBefore = termios()

/// Does nothing but what POSIX allows a handler: the echo comes back, and the signal ends the program after all.
private func restoreAndEnd(_ number: CInt) {
    tcsetattr(STDIN_FILENO, TCSANOW, &settingsBefore)
    signal(number, SIG_DFL)
    raise(number)
}
