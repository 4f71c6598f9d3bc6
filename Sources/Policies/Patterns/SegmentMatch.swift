import Kernel

/// A text that is matched with the segments of a pattern, separated by `*`. Matching removes each segment from an end
/// of the text.
///
/// A segment between two `*` is matched at its first occurrence: a later one would leave less for the others, so none
/// is tried twice.
struct SegmentMatch {
    private let text: [UInt8]
    private var start = 0
    private var end: Int

    init(_ text: [UInt8]) { (self.text, end) = (text, text.count) }

    /// The places not matched yet.
    var rest: Range<Int> { start..<end }

    /// Takes `bytes` from the start, if the text begins with them.
    mutating func take(first bytes: [UInt8]) -> Bool {
        guard has(bytes, at: start) else { return false }
        start += bytes.count
        return true
    }

    /// Takes `bytes` from the end, if the text ends with them.
    mutating func take(last bytes: [UInt8]) -> Bool {
        guard has(bytes, at: end - bytes.count) else { return false }
        end -= bytes.count
        return true
    }

    /// Takes everything up to the first occurrence of `bytes`, and them.
    mutating func take(through bytes: [UInt8]) -> Bool {
        guard let index = ByteSearch.firstIndex(of: bytes, in: text[rest]) else { return false }
        start = index + bytes.count
        return true
    }

    private func has(_ bytes: [UInt8], at index: Int) -> Bool {
        index >= start && bytes.count <= end - index && ByteSearch.has(bytes, at: index, in: text[rest])
    }
}
