import Foundation
import Testing

@testable import Delivery

struct TextFormTests {
    @Test(arguments: [
        ("<p>Hello&nbsp;Ada,</p><p>your code is <b>123456</b></p>", "Hello Ada,\n\nyour code is 123456"),
        ("a<br>b<BR/>c", "a\nb\nc"), ("a   \n b", "a b"), ("1 < 2 &amp; 3 &gt; 2", "1 < 2 & 3 > 2"),
        ("<style>p{color:red}</style>x", "x"), ("<!-- no --->y", "y"),
        ("<a href=\"https://e.org/?a=1&amp;b=2\">Open</a>!", "Open <https://e.org/?a=1&b=2>!"),
        ("<a href='https://e.org'>https://e.org</a>", "https://e.org"), ("&#65;&#x42;&#0;&bogus;", "AB&#0;&bogus;"),
        ("code 4711 <unfinished", "code 4711 <unfinished"), ("</a></a>", ""), ("", ""),
    ])
    func `HTML becomes its plain text`(_ html: String, text: String) {
        #expect(PlainText.of(html: html) == text)
    }

    @Test(arguments: [
        ("a=b", "a=3Db\r\n"), ("ü", "=C3=BC\r\n"), ("a \nb\t", "a=20\r\nb=09\r\n"), (".x\r\n..y", "=2Ex\r\n=2E.y\r\n"),
        ("From x", "=46rom x\r\n"), ("a\rb\nc\r\nd", "a\r\nb\r\nc\r\nd\r\n"), ("", "\r\n"),
    ])
    func `quoted-printable text survives every mail server`(_ text: String, encoded: String) {
        #expect(QuotedPrintable.encode(text) == encoded)
    }

    @Test func `a long line gets soft breaks at 76 characters`() {
        let lines = QuotedPrintable.encode(String(repeating: "é=", count: 200) + "end ").components(separatedBy: "\r\n")
        #expect(lines.allSatisfy { $0.utf8.count <= 76 })
        let joined = lines.map { $0.hasSuffix("=") ? String($0.dropLast()) : $0 }.joined()
        #expect(joined == String(repeating: "=C3=A9=3D", count: 200) + "end=20")
    }
}
