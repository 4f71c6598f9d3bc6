package import Kernel

/// Recognises passwords that attackers try first: common words with the digits and symbols that a policy demands, and
/// keyboard walks (OWASP ASVS 5.0, 6.2.4).
///
/// It is not a list of leaked passwords, but covers how most of them are built: `Passw0rd!`, `Summer2024#`,
/// `QWERTZ1234`.
package enum CommonPasswords {
    /// Refuses a common password.
    ///
    /// - Throws: `PasswordRefusal`.
    package static func refuse(_ password: Secret<String>, for purpose: PasswordPolicy.Purpose) throws {
        guard contain(password.exposed) else { return }
        throw PasswordRefusal.common(for: purpose)
    }

    static func contain(_ password: String) -> Bool {
        let lower = Array(password.lowercased().utf8)
        return isWalk(stripped(lower, of: { !isLetter($0) && !$0.isASCIIDigit })) || isWord(lower)
    }

    /// A common word, once or twice, with up to six digits and symbols around it. Passwords with more of them are hard
    /// to guess.
    private static func isWord(_ bytes: [UInt8]) -> Bool {
        let core = stripped(bytes, of: { !isLetter($0) })
        guard bytes.count - core.count <= 6, !core.isEmpty else { return false }
        let word = core.map(letter)
        let half = word.count / 2
        let isTwice = word.count % 2 == 0 && word[..<half] == word[half...]
        return CommonWords.contain(word) || isTwice && CommonWords.contain(Array(word[..<half]))
    }

    /// At most two sequences of neighbouring keys, letters or digits, or repetitions of one key.
    private static func isWalk(_ bytes: [UInt8]) -> Bool {
        guard !bytes.isEmpty else { return false }
        var runs = 1
        var step: Int?
        for (one, next) in zip(bytes, bytes.dropFirst()) {
            let found = stride(from: one, to: next)
            if found == nil || step != nil && step != found {
                runs += 1
                step = nil
            } else {
                step = found
            }
        }
        return runs <= 2
    }

    /// The direction from one key to the next: -1, 0 or 1; nil if they are not adjacent.
    private static func stride(from one: UInt8, to next: UInt8) -> Int? {
        let step = Int(next) - Int(one)
        let isOneKind = isLetter(one) && isLetter(next) || one.isASCIIDigit && next.isASCIIDigit
        if isOneKind, abs(step) <= 1 { return step }
        for row in rows {
            guard let index = row.firstIndex(of: one), let other = row.firstIndex(of: next) else { continue }
            if abs(other - index) == 1 { return other - index }
        }
        return nil
    }

    /// On a keyboard, 0 follows 9. The other rows are those of QWERTY, QWERTZ and AZERTY.
    private static let rows = [
        "1234567890", "qwertyuiop", "qwertzuiop", "azertyuiop", "asdfghjkl", "zxcvbnm", "yxcvbnm",
    ]
    .map { Array($0.utf8) }

    private static func stripped(_ bytes: [UInt8], of isDecoration: (UInt8) -> Bool) -> [UInt8] {
        let rest = bytes.drop(while: isDecoration)
        return Array(rest.prefix(upTo: rest.lastIndex { !isDecoration($0) }.map { $0 + 1 } ?? rest.startIndex))
    }

    /// The letter that a symbol often replaces.
    private static func letter(_ byte: UInt8) -> UInt8 {
        switch byte {
        case UInt8(ascii: "0"): UInt8(ascii: "o")
        case UInt8(ascii: "1"), UInt8(ascii: "!"), UInt8(ascii: "|"): UInt8(ascii: "i")
        case UInt8(ascii: "3"): UInt8(ascii: "e")
        case UInt8(ascii: "4"), UInt8(ascii: "@"): UInt8(ascii: "a")
        case UInt8(ascii: "5"), UInt8(ascii: "$"): UInt8(ascii: "s")
        case UInt8(ascii: "7"), UInt8(ascii: "+"): UInt8(ascii: "t")
        default: byte
        }
    }

    private static func isLetter(_ byte: UInt8) -> Bool { byte.isASCIILowercase || byte >= 0x80 }
}
