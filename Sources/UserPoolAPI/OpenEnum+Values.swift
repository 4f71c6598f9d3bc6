import Kernel
import WireRuntime

/// Enumerations that exist both on the wire and in `Directory`.
extension OpenEnum {
    /// The value in `Directory`.
    ///
    /// - Throws: `InvalidInput` if there is none; the model's list was checked before.
    func word<Word: RawRepresentable<String>>(_: Word.Type = Word.self) throws -> Word {
        guard let word = Word(rawValue: rawValue) else { throw InvalidInput("\(rawValue) is not known here.") }
        return word
    }

    /// The wire's value for a value in `Directory`.
    init(_ word: some RawRepresentable<String>) { self.init(rawValue: word.rawValue) }
}

extension Array {
    /// Nil for an empty collection, since the service leaves empty lists out.
    var orNil: [Element]? { isEmpty ? nil : self }
}
