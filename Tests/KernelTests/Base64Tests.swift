import Foundation
import Kernel
import Testing

struct Base64Tests {
    /// RFC 4648, section 10, without the padding (RFC 7515, section 2).
    @Test(arguments: [
        ("", ""), ("f", "Zg"), ("fo", "Zm8"), ("foo", "Zm9v"), ("foob", "Zm9vYg"), ("fooba", "Zm9vYmE"),
        ("foobar", "Zm9vYmFy"),
    ])
    func `the vectors of the RFC hold`(_ text: String, _ encoded: String) {
        #expect(Base64.encodeURL(Array(text.utf8)) == encoded)
        #expect(Base64.decodeURL(encoded) == Array(text.utf8))
    }

    @Test func `the letters are Foundation's, except for two of them and the padding`() {
        let bytes = (0...255).map { UInt8($0) } + (0...255).map { UInt8(255 - $0) }
        for count in 0..<bytes.count {
            let standard = Data(bytes[..<count]).base64EncodedString()
            let expected = standard.replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
            #expect(Base64.encodeURL(bytes[..<count]) == expected)
            #expect(Base64.decodeURL(expected) == Array(bytes[..<count]))
            #expect(Base64.decode(standard) == Array(bytes[..<count]))
            var appended = Array("a.".utf8)
            Base64.appendURL(Array(bytes[..<count]), to: &appended)
            #expect(String(decoding: appended, as: UTF8.self) == "a." + expected)
        }
    }

    /// One letter encodes no byte, and bits after the last byte would be a second spelling.
    @Test(arguments: ["Z", "Zh", "Zm9vY", "Zg==", "Z+", "Zm 9v"])
    func `other spellings are refused`(_ text: String) {
        #expect(Base64.decodeURL(text) == nil)
    }

    @Test(arguments: [
        "Z", "Zg", "Zg=", "Zh==", "Zm9=", "Zg==Zg==", "====", "Z===", "Zm9v====", "Zm9v\n", "Zm 9v===", "Zm-_",
        "Zm9vé=",
    ])
    func `other spellings of the padded form are refused`(_ text: String) {
        #expect(Base64.decode(text) == nil)
    }
}
