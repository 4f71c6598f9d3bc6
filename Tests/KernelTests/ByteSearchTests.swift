import Kernel
import Testing

/// The search for bytes within bytes.
@Suite struct ByteSearchTests {
    @Test func `a part is found wherever it is`() {
        for (part, text) in [("aab", "aaaab"), ("abab", "abacabab"), ("", "x"), ("a", "a"), ("ss", "mississippi")] {
            #expect(ByteSearch.contains(part, in: text), "\(part) in \(text)")
        }
        for (part, text) in [("aab", "aaaa"), ("abab", "abacabac"), ("a", ""), ("issb", "mississippi")] {
            #expect(!ByteSearch.contains(part, in: text), "\(part) in \(text)")
        }
    }

    @Test func `the first place is found, also after many that only begin so`() {
        let run = [UInt8](repeating: UInt8(ascii: "a"), count: 500)
        let (part, mark) = (run + Array("b".utf8), Array("b".utf8))
        let text = run + run + mark + part
        #expect(ByteSearch.firstIndex(of: part, in: text[...]) == 500)
        #expect(ByteSearch.firstIndex(of: part, in: text[501...]) == 1001)
        #expect(ByteSearch.firstIndex(of: part, in: text[1002...]) == nil)
        #expect(ByteSearch.firstIndex(of: [], in: text[7...]) == 7)
        #expect(ByteSearch.has(part, at: 500, in: text[...]) && !ByteSearch.has(part, at: 500, in: text[501...]))
        #expect(!ByteSearch.has(part, at: 1002, in: text[...]) && ByteSearch.has([], at: text.count, in: text[...]))
    }
}
