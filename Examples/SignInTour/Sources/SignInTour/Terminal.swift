import Foundation

/// Whoever sits before the terminal, or a script that stands in for them.
struct Terminal: Sendable {
    /// Whether somebody is there to see the questions.
    let isInteractive = isatty(STDIN_FILENO) == 1

    /// Writes a line.
    func say(_ text: String) { write(text + "\n") }

    /// Asks a question and reads the answer's line. Throws `EndOfInput` where there is none.
    func ask(_ question: String) throws -> String {
        write(question)
        return try line().trimmingCharacters(in: .whitespaces)
    }

    /// The same for what nobody is to see, and to the letter.
    func askHidden(_ question: String) throws -> String {
        // The echo ends before the question stands there: whoever answers at once is not shown either.
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

/// Nobody answers any more.
struct EndOfInput: Error {}
