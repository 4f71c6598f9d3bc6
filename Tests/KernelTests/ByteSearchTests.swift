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
}
