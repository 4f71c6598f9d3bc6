import Foundation
import Kernel

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A terminal for the sign-in prompt. An app or a test may bring its own.
public protocol SignInTerminal: Sendable {
    /// Shows a text to the user. It contains its own line ends.
    ///
    /// - Parameter text: The text, without control characters other than line ends.
    func write(_ text: String)

    /// Reads a line, without its end.
    ///
    /// - Parameter isHidden: Whether the line must not be visible while it is typed.
    /// - Returns: The line; nil at the end of the input.
    /// - Throws: `CancellationError` if the calling task is cancelled.
    func readLine(isHidden: Bool) async throws -> String?
}

/// The terminal of the process: its standard input and standard error.
public struct StandardTerminal: SignInTerminal {
    /// The bytes of a line that are kept. An endless line must not fill the memory.
    private static let limit = 4_096
    /// How long a read waits before it looks for a cancellation, in milliseconds.
    private static let pollInterval: CInt = 50

    private let input: CInt

    /// Makes a terminal.
    public init() { input = STDIN_FILENO }

    init(input: CInt) { self.input = input }

    /// Writes `text` to standard error.
    public func write(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }

    /// Reads a line of standard input. A hidden line is not echoed, and the terminal's settings are restored
    /// afterwards.
    ///
    /// - Parameter isHidden: Whether the line is a secret.
    /// - Returns: The line without its end; nil at the end of the input.
    /// - Throws: `CancellationError`, or `ThreadError` if the system gives no thread.
    public func readLine(isHidden: Bool) async throws -> String? {
        let (result, isOver) = (FirstResult<String?>(), Locked(false))
        try SystemThread.start("AWSMobileClient.terminal") {
            let echo = isHidden ? hideInput() : nil
            let line = self.line(until: { isOver.read { $0 } })
            if let echo { restore(echo) }
            result.end(.success(line))
        }
        defer { _ = isOver.exchange(true) }
        return try await result.wait()
    }

    /// The next line; nil at the end of the input, or when `isOver` is true.
    private func line(until isOver: () -> Bool) -> String? {
        var bytes: [UInt8] = []
        while !isOver() {
            var watched = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
            guard poll(&watched, 1, Self.pollInterval) > 0 else { continue }
            var byte: UInt8 = 0
            let count = read(input, &byte, 1)
            if count < 0, errno == EINTR || errno == EAGAIN { continue }
            guard count > 0 else { return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self) }
            if byte == UInt8(ascii: "\n") { return String(decoding: bytes, as: UTF8.self) }
            if bytes.count < Self.limit { bytes.append(byte) }
        }
        return nil
    }

    /// Ends the echo of the terminal.
    /// - Returns: The former settings; nil if the input is not a terminal.
    private func hideInput() -> termios? {
        var settings = termios()
        guard tcgetattr(input, &settings) == 0 else { return nil }
        var hidden = settings
        hidden.c_lflag &= ~tcflag_t(ECHO)
        hidden.c_lflag |= tcflag_t(ECHONL)
        return tcsetattr(input, TCSAFLUSH, &hidden) == 0 ? settings : nil
    }

    private func restore(_ settings: termios) {
        var settings = settings
        _ = tcsetattr(input, TCSANOW, &settings)
    }
}
