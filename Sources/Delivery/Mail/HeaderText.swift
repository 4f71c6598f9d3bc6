import Foundation
import Kernel

/// Text in the headers of a mail.
enum HeaderText {
    /// Whether `text` contains no control character, so that it can neither end its header line nor start another.
    ///
    /// Checks scalars, because CR LF is a single `Character`.
    static func isSafe(_ text: String) -> Bool {
        text.unicodeScalars.allSatisfy { scalar in
            switch scalar.value {
            case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: false
            default: true
            }
        }
    }

    /// `text` as the value of an unstructured header such as Subject: unchanged if it is short ASCII, otherwise in
    /// encoded words (RFC 2047), each on its own line.
    static func unstructured(_ text: String) -> String {
        isPlain(text) ? text : encodedWords(text)
    }

    /// `text` as a phrase, the name before an address: quoted if it is ASCII, otherwise in encoded words.
    static func phrase(_ text: String) -> String {
        isPlain(text) ? "\"\(text)\"" : encodedWords(text)
    }

    /// Whether `text` needs no encoding. Text that looks like an encoded word must not be decoded as one.
    private static func isPlain(_ text: String) -> Bool {
        text.utf8.count <= 60 && text.utf8.allSatisfy(\.isASCIIPrintable) && !text.contains("=?")
    }

    /// Encoded words of at most 75 characters each (RFC 2047, section 2), split between scalars and never within one
    /// (section 5).
    private static func encodedWords(_ text: String) -> String {
        var words: [[UInt8]] = [[]]
        for scalar in text.unicodeScalars {
            let bytes = Array(String(scalar).utf8)
            if words[words.count - 1].count + bytes.count > 42 { words.append([]) }
            words[words.count - 1] += bytes
        }
        return words.map { "=?UTF-8?B?\(Data($0).base64EncodedString())?=" }.joined(separator: "\r\n ")
    }
}
