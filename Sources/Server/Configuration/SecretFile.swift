import Foundation
import Kernel

/// A file with one password or token on one line, or with a key or another secret document.
struct SecretFile {
    let given: Settings.Given
    private static let maxBytes = 1 << 16

    /// Reads the secret without the line end. Adds to `warnings` if the file's group may read it.
    ///
    /// - Throws: `ConfigurationError` if the file cannot be read, is not a single line, or is accessible to other
    ///   users.
    func read(_ warnings: inout [String]) throws(ConfigurationError) -> Secret<String> {
        var text = try bytes(&warnings)[...]
        if text.last == UInt8(ascii: "\n") { text.removeLast() }
        if text.last == UInt8(ascii: "\r") { text.removeLast() }
        guard !text.isEmpty, !text.contains(where: \.isASCIIControl),
            let line = String(validating: text, as: UTF8.self)
        else { throw ConfigurationError(given, reason: "\(given.text) does not hold one line of text") }
        return Secret(line)
    }

    /// Reads all of the file, which may have several lines. Adds to `warnings` if its group may read it.
    ///
    /// - Throws: `ConfigurationError` if the file cannot be read, is empty or no text, or is accessible to other users.
    func readDocument(_ warnings: inout [String]) throws(ConfigurationError) -> Secret<String> {
        let bytes = try bytes(&warnings)
        guard !bytes.isEmpty, !bytes.contains(0), let text = String(validating: bytes, as: UTF8.self) else {
            throw ConfigurationError(given, reason: "\(given.text) holds no text")
        }
        return Secret(text)
    }

    private func bytes(_ warnings: inout [String]) throws(ConfigurationError) -> [UInt8] {
        let file = open(given.text, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard file >= 0 else { throw ConfigurationError(given, reason: FileProblem.unreadable(given.text)) }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw ConfigurationError(given, reason: "\(given.text) is not a plain file")
        }
        let access = FileAccess(given.text, status: status)
        if let problem = access.problem { throw ConfigurationError(given, reason: problem) }
        if let warning = access.warning { warnings.append("\(given.origin): \(warning)") }
        var bytes = [UInt8](repeating: 0, count: Self.maxBytes)
        let count = bytes.withUnsafeMutableBytes { Foundation.read(file, $0.baseAddress, $0.count) }
        guard count >= 0 else { throw ConfigurationError(given, reason: FileProblem.unreadable(given.text)) }
        guard count < Self.maxBytes else {
            throw ConfigurationError(given, reason: "\(given.text) is too long for a secret")
        }
        return Array(bytes.prefix(count))
    }
}
