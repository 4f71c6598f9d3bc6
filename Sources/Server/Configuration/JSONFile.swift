import WireRuntime

/// A JSON file that an operator writes: with comments, and with errors that name the line.
package enum JSONFile {
    /// The bytes of the file at `path`, which are one JSON document once the comments are blank.
    ///
    /// - Throws: `ConfigurationError`.
    package static func read(
        _ path: String, read: (String) throws -> [UInt8] = Settings.read
    ) throws(ConfigurationError) -> [UInt8] {
        let bytes: [UInt8]
        do { bytes = JSONComments.blanked(try read(path)) } catch {
            throw (error as? ConfigurationError) ?? ConfigurationError("\(path) cannot be read")
        }
        do { _ = try JSONReader.read(bytes, limits: .trusted) } catch {
            throw ConfigurationError("\(path): \(problem(error, in: bytes))")
        }
        return bytes
    }

    /// The line and the column of an error, and its reason.
    private static func problem(_ error: JSONError, in bytes: [UInt8]) -> String {
        guard let offset = error.offset else { return error.message }
        let front = bytes.prefix(offset)
        let line = front.count { $0 == UInt8(ascii: "\n") } + 1
        let column = offset - (front.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0) + 1
        let reason =
            switch error {
            case .trailing: "the document goes on after its end"
            case .duplicate: "the member is there twice"
            case .syntax, .number, .encoding, .surrogate, .nul, .longName, .marks, .tooLong, .tooDeep, .tooManyValues:
                offset >= bytes.count ? "the document ends too early" : "this is not JSON"
            }
        return "line \(line), column \(column): \(reason)"
    }
}

extension JSONError {
    /// The offset of the byte that makes the text invalid.
    fileprivate var offset: Int? {
        switch self {
        case .syntax(let offset), .trailing(let offset), .number(let offset), .encoding(let offset),
            .surrogate(let offset), .nul(let offset), .duplicate(let offset), .longName(let offset), .marks(let offset):
            offset
        case .tooLong, .tooDeep, .tooManyValues: nil
        }
    }
}
