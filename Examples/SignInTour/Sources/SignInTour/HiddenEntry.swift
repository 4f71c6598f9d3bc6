import Foundation

/// Turns the terminal's echo off while a password is typed. The echo is on again after the line, at the end of the
/// input, and if a signal ends the program.
struct HiddenEntry {
    /// Turns the echo off; nil if standard input is no terminal.
    init?() {
        guard tcgetattr(STDIN_FILENO, &settingsBefore) == 0 else { return nil }
        var settings = settingsBefore
        settings.c_lflag &= ~tcflag_t(ECHO)
        for number in endingSignals { signal(number, restoreAndEnd) }
        // Stopping the program would leave the shell without an echo.
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

/// Global, because a signal handler takes no argument. Written only while no handler is set.
nonisolated(unsafe) private var settingsBefore = termios()

/// Turns the echo on and raises the signal again, with functions that POSIX allows in a handler.
private func restoreAndEnd(_ number: CInt) {
    tcsetattr(STDIN_FILENO, TCSANOW, &settingsBefore)
    signal(number, SIG_DFL)
    raise(number)
}
