import Foundation

/// Standard input and output: a terminal, or a script.
struct Terminal: Sendable {
    /// Whether a user sees the questions.
    let isInteractive = isatty(STDIN_FILENO) == 1

    /// Writes a line.
    func say(_ text: String) { write(text + "\n") }

    /// Asks a question and reads a line.
    ///
    /// - Throws: `EndOfInput` if there is none.
    func ask(_ question: String) throws -> String {
        write(question)
        return try line().trimmingCharacters(in: .whitespaces)
    }

    /// Asks for a password: the line is not shown, and not trimmed.
    func askHidden(_ question: String) throws -> String {
        // The echo is off before the question appears, for answers typed at once.
        let entry = HiddenEntry()
        defer { entry?.end() }
        write(question)
        defer { if isInteractive { write("\n") } }
        return try line()
    }

    private func line() throws -> String {
        guard let line = readLine() else { throw EndOfInput() }
        if !isInteractive { write("\n") }
        return line
    }

    private func write(_ text: String) { FileHandle.standardOutput.write(Data(text.utf8)) }
}

/// Standard input has ended.
struct EndOfInput: Error {}
