import Kernel

/// An HTTP response. Only the parts that a caller needs are parsed.
struct Response {
    let status: Int
    let body: [UInt8]
    private let head: [UInt8]

    /// Parses a whole response.
    init(_ bytes: ArraySlice<UInt8>) throws {
        // "HTTP/1.1 200 …"
        guard bytes.count > 12, let status = Int(String(decoding: bytes.dropFirst(9).prefix(3), as: UTF8.self)),
            let head = Self.headEnd(bytes)
        else { throw BenchError("a response that is not HTTP/1.1") }
        self.status = status
        body = Array(bytes[head...])
        self.head = Array(bytes[..<head])
    }

    /// The value of the head's field called `name`, given in lower case.
    func field(_ name: String) throws -> String {
        let key = Array("\n\(name): ".utf8)
        guard let start = Self.find(key, in: head[...], ignoringCase: true) else {
            throw BenchError("a response without \(name)")
        }
        let value = head[(start + key.count)...].prefix { $0 != UInt8(ascii: "\r") }
        return String(decoding: value, as: UTF8.self)
    }

    /// The values of all of the head's fields called `name`, given in lower case.
    func fields(_ name: String) -> [String] {
        String(decoding: head, as: UTF8.self).split(separator: "\r\n").dropFirst().compactMap { line in
            let parts = line.split(separator: ":", maxSplits: 1)
            guard parts.count == 2, parts[0].lowercased() == name else { return nil }
            return String(parts[1].drop { $0 == " " })
        }
    }

    /// The first string called `name` anywhere in the JSON, without escapes.
    func text(_ name: String) throws -> String {
        let key = Array("\"\(name)\":\"".utf8)
        guard let start = Self.find(key, in: body[...]) else { throw BenchError("a response without \(name)") }
        let value = body[(start + key.count)...].prefix { $0 != UInt8(ascii: "\"") }
        return String(decoding: value, as: UTF8.self)
    }

    /// The position after the empty line; nil while it is missing.
    static func headEnd(_ bytes: ArraySlice<UInt8>) -> Int? {
        find(Array("\r\n\r\n".utf8), in: bytes).map { $0 + 4 }
    }

    /// Whether the head has a field called `name`, given in lower case.
    static func has(_ name: String, in head: ArraySlice<UInt8>) -> Bool {
        find(Array("\n\(name):".utf8), in: head, ignoringCase: true) != nil
    }

    /// The length of the body, from the head.
    static func contentLength(_ head: ArraySlice<UInt8>) -> Int? {
        let name = Array("\ncontent-length:".utf8)
        guard let start = find(name, in: head, ignoringCase: true) else { return nil }
        let digits = head[(start + name.count)...].drop { $0 == UInt8(ascii: " ") }
            .prefix(while: \.isASCIIDigit)
        return Int(String(decoding: digits, as: UTF8.self))
    }

    private static func find(_ key: [UInt8], in bytes: ArraySlice<UInt8>, ignoringCase: Bool = false) -> Int? {
        let mask: UInt8 = ignoringCase ? 0x20 : 0
        return bytes.withUnsafeBufferPointer { bytes -> Int? in
            guard bytes.count >= key.count else { return nil }
            return (0...bytes.count - key.count).first { start in
                key.indices.allSatisfy { bytes[start + $0] | mask == key[$0] | mask }
            }
        }.map { $0 + bytes.startIndex }
    }
}
