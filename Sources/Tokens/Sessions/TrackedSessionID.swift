package import Kernel

/// The id of a tracked session in the API: the kind, and the 128 bits of the stored id in base 36.
///
/// It is derived and not stored, so a session has the same id no matter when tracking was turned on.
package enum TrackedSessionID: Hashable, Sendable {
    /// A session of a client, with tokens.
    case token(SessionID)
    /// A sign-in of a browser.
    case browser(BrowserSessionID)

    private static let digits = 25

    /// - Throws: `SessionRefusal.notFound` if it is the id of no session.
    package init(_ text: String) throws {
        guard let id = Base36.decode(text.utf8.dropFirst(3), size: 16).flatMap(UUIDText.init) else {
            throw SessionRefusal.notFound
        }
        switch text.utf8.prefix(3) {
        case let kind where kind.elementsEqual("tkn".utf8): self = .token(SessionID(rawValue: id.text))
        case let kind where kind.elementsEqual("sso".utf8): self = .browser(BrowserSessionID(rawValue: id.text))
        default: throw SessionRefusal.notFound
        }
    }

    /// Whether it is the id of a sign-in of a browser.
    package var isBrowser: Bool {
        if case .browser = self { true } else { false }
    }

    /// The id in the form of the API; nil if the stored id is not a UUID.
    package var text: String? {
        let (kind, id) =
            switch self {
            case .token(let id): ("tkn", id.rawValue)
            case .browser(let id): ("sso", id.rawValue)
            }
        return UUIDText(id).map { kind + Base36.encode($0.bytes, digits: Self.digits) }
    }
}

/// A UUID with lower-case digits, as `World` draws them.
private struct UUIDText {
    let text: String
    let bytes: [UInt8]

    init?(_ text: String) {
        let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        guard parts.map(\.count) == [8, 4, 4, 4, 12], let bytes = Hex.decode(text.filter { $0 != "-" }) else {
            return nil
        }
        (self.text, self.bytes) = (text, bytes)
    }

    init?(_ bytes: [UInt8]) {
        guard bytes.count == 16 else { return nil }
        let ends = [4, 6, 8, 10, 16]
        let parts = zip([0] + ends, ends).map { Hex.encode(bytes[$0..<$1]) }
        (text, self.bytes) = (parts.joined(separator: "-"), bytes)
    }
}

/// Numbers of a fixed size in the digits 0 to 9 and a to z.
private enum Base36 {
    static func encode(_ bytes: [UInt8], digits: Int) -> String {
        var number = bytes
        var text: [UInt8] = []
        for _ in 0..<digits {
            var rest = 0
            for index in number.indices {
                rest = rest << 8 | Int(number[index])
                number[index] = UInt8(rest / 36)
                rest %= 36
            }
            text.append(rest < 10 ? UInt8(ascii: "0") + UInt8(rest) : UInt8(ascii: "a") + UInt8(rest - 10))
        }
        return String(decoding: text.reversed(), as: UTF8.self)
    }

    /// Nil if a character is not a digit, or the number needs more bytes.
    static func decode(_ text: some Collection<UInt8>, size: Int) -> [UInt8]? {
        guard text.count == 25 else { return nil }
        var number = [UInt8](repeating: 0, count: size)
        for character in text {
            guard var rest = value(character) else { return nil }
            for index in number.indices.reversed() {
                rest += Int(number[index]) * 36
                number[index] = UInt8(rest & 0xFF)
                rest >>= 8
            }
            guard rest == 0 else { return nil }
        }
        return number
    }

    private static func value(_ character: UInt8) -> Int? {
        if character.isASCIIDigit { return Int(character &- UInt8(ascii: "0")) }
        return character.isASCIILowercase ? Int(character &- UInt8(ascii: "a")) + 10 : nil
    }
}
