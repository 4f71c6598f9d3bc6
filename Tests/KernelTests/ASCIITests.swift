import Kernel
import Testing

struct ASCIITests {
    private func bytes(_ isIn: (UInt8) -> Bool) -> String {
        String(decoding: (UInt8.min...UInt8.max).filter(isIn), as: UTF8.self)
    }

    @Test func `each class has its bytes and no others`() {
        let upper = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
        let lower = "abcdefghijklmnopqrstuvwxyz"
        #expect(bytes(\.isASCIIDigit) == "0123456789")
        #expect(bytes(\.isASCIIUppercase) == upper)
        #expect(bytes(\.isASCIILowercase) == lower)
        #expect(bytes(\.isASCIILetter) == upper + lower)
        #expect(bytes(\.isASCIIAlphanumeric) == "0123456789" + upper + lower)
        #expect(bytes { $0.asciiHexDigitValue != nil } == "0123456789ABCDEFabcdef")
        #expect(bytes(\.isASCIIVisible).utf8.elementsEqual(0x21...0x7E))
        #expect(bytes(\.isASCIIPrintable).utf8.elementsEqual(0x20...0x7E))
        #expect(bytes(\.isASCIIControl).utf8.elementsEqual(Array(0...0x1F) + [0x7F]))
    }

    @Test func `text is UTF-8 or nothing`() {
        for text in ["", "plain", "é", "日本", "a\u{0}b"] { #expect(String(validUTF8: Array(text.utf8)[...]) == text) }
        for bytes: [UInt8] in [[0x80], [0x61, 0xC3], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0x61, 0xFF, 0x62]] {
            #expect(String(validUTF8: bytes[...]) == nil)
        }
    }

    @Test func `only upper-case letters change when case is folded`() {
        for byte in UInt8.min...UInt8.max {
            #expect(byte.asciiLowercased == (byte.isASCIIUppercase ? byte + 32 : byte))
        }
    }

    @Test func `a header's name is compared without the case of ASCII letters`() {
        for name in ["content-type", "Content-Type", "CONTENT-TYPE"] {
            #expect(name.hasSameLetters(as: "content-type"))
        }
        for name in ["content-typ", "content-type ", "content_type"] {
            #expect(!name.hasSameLetters(as: "content-type"))
        }
        // These are equal if all of Unicode's letters are folded.
        #expect(!"\u{C9}tag".hasSameLetters(as: "\u{E9}tag"))
        #expect(!"\u{212A}ey".hasSameLetters(as: "key"))
        #expect("".hasSameLetters(as: ""))
    }

    @Test func `a hexadecimal digit has its value in both cases`() {
        for (value, digit) in "0123456789abcdef".utf8.enumerated() {
            #expect(digit.asciiHexDigitValue == UInt8(value))
        }
        for (value, digit) in "ABCDEF".utf8.enumerated() { #expect(digit.asciiHexDigitValue == UInt8(value + 10)) }
    }

    @Test(arguments: [("0", 0), ("007", 7), ("2026", 2026), ("9223372036854775807", Int.max)])
    func `digits write a number`(_ text: String, _ number: Int) {
        #expect(Int(asciiDigits: text.utf8) == number)
    }

    @Test(arguments: ["", "+1", "-1", "1 ", " 1", "1.0", "0x1", "１", "9223372036854775808", "99999999999999999999"])
    func `anything else writes none`(_ text: String) {
        #expect(Int(asciiDigits: text.utf8) == nil)
    }
}
