/// Words that GLOSSARY.md replaces by terms of the field, and where a file uses them.
enum Words {
    /// Counted in identifiers, in the sentences that name tests, and in comments; not in string literals.
    static let replaced: Set<String> = [
        "house", "houses", "housekeeping", "porter", "cellar", "doorkeeper", "doorway", "door",
        "doors",
        "steward", "stewards", "stewardship", "desk", "desks", "cabinet", "shelf", "shelves", "vault", "trail",
        "trails",
        "books", "courier", "couriers", "town", "crowd", "crowds", "person", "persons", "people", "newcomer",
        "newcomers",
        "departure", "departures", "ticket", "tickets", "standing", "chore", "chores", "workshop", "wing", "wings",
        "floor", "floors", "room", "rooms", "settle", "settles", "settled", "settling", "moment", "moments", "whoever",
        "whom", "somebody", "anybody", "nobody", "someone",
    ]

    /// Phrases, as sequences of words.
    static let phrases: [[String]] = [
        ["one", "that"], ["those", "that"], ["for", "good"], ["what", "becomes", "of"], ["that", "is", "what"],
        ["in", "peace"], ["by", "heart"], ["post", "office"], ["to", "who"], ["by", "who"], ["from", "who"],
        ["for", "who"],
    ]

    /// The lines on which `file` uses a replaced word or phrase, once for each use.
    static func uses(in file: SourceFile) -> [(line: Int, word: String)] {
        var found: [(line: Int, word: String)] = []
        for (index, line) in file.swift.lines.enumerated() {
            for word in split(line) where replaced.contains(word) { found.append((index + 1, word)) }
        }
        let comments = file.swift.comments.flatMap { line, text in split(text).map { (line: line, word: $0) } }
        for (index, use) in comments.enumerated() {
            if replaced.contains(use.word) { found.append(use) }
            for phrase in phrases where comments[index...].prefix(phrase.count).map(\.word) == phrase {
                found.append((use.line, phrase.joined(separator: " ")))
            }
        }
        return found
    }

    /// The words of `text` in lower case; `userPool2` is two words. CloudTrail is a name.
    static func split(_ text: String) -> [String] {
        var words: [String] = []
        var word: [UInt8] = []
        var previous = UInt8(ascii: " ")
        for byte in text.utf8 {
            let isUpper = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
            let isLower = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
            let wasLower = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(previous)
            if !isUpper && !isLower || isUpper && wasLower {
                if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
                word = []
            }
            if isUpper || isLower { word.append(isUpper ? byte | 0x20 : byte) }
            previous = byte
        }
        if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
        return words.indices
            .filter { !(words[$0] == "trail" && $0 > 0 && words[$0 - 1] == "cloud") }
            .map { words[$0] }
    }
}
