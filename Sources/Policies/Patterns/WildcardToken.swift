import Kernel

/// One element of a pattern.
enum WildcardToken: Equatable, Sendable {
    /// Exactly this byte.
    case byte(UInt8)
    /// `?`: one character, which may be several bytes of UTF-8.
    case character(matchesColon: Bool)
    /// `*`: any characters, or none.
    case any(matchesColons: Bool)

    /// The byte that it is; nil for a wildcard.
    var literal: UInt8? {
        if case .byte(let byte) = self { byte } else { nil }
    }

    var isWildcard: Bool { literal == nil }
}

extension WildcardToken {
    /// The colon between the segments of an ARN.
    static let colon = UInt8(ascii: ":")
}

extension UInt8 {
    /// Whether it continues a character that an earlier byte began.
    var isContinuation: Bool { self & 0xC0 == 0x80 }
}
