import Kernel

/// The rule for words of targets, which go into header fields and documents.
enum TargetWords {
    /// - Parameter names: The words, for the message.
    /// - Throws: `InvalidInput`.
    static func check(_ words: [String], maxLength: Int = 512, called names: String) throws(InvalidInput) {
        for word in words where !(1...maxLength).contains(word.utf8.count) || !word.utf8.allSatisfy(\.isASCIIVisible) {
            throw InvalidInput("\(names) is empty, longer than \(maxLength) characters or not visible ASCII.")
        }
    }
}
