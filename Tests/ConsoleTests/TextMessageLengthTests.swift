import Testing

@testable import Console

struct TextMessageLengthTests {
    @Test(arguments: [
        (String(repeating: "a", count: 160), 160, 1), (String(repeating: "a", count: 161), 161, 2),
        (String(repeating: "€", count: 80), 160, 1), (String(repeating: "€", count: 81), 162, 2),
        (String(repeating: "a", count: 307), 307, 3), ("", 0, 1),
    ])
    func `letters of seven bits fill segments`(_ text: String, _ units: Int, _ segments: Int) {
        let length = TextMessageLength(text)
        #expect((length.alphabet, length.units, length.segments) == (.gsm, units, segments))
    }

    @Test(arguments: [
        (String(repeating: "日", count: 70), 70, 1), (String(repeating: "日", count: 71), 71, 2),
        (String(repeating: "😀", count: 36), 72, 2), ("ő", 1, 1),
    ])
    func `one other letter makes all of them sixteen bits long`(_ text: String, _ units: Int, _ segments: Int) {
        let length = TextMessageLength(text)
        #expect((length.alphabet, length.units, length.segments) == (.unicode, units, segments))
    }
}
