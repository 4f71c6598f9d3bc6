import Kernel
import WireRuntime

/// Enumerations that exist both on the wire and in `Directory`.
extension OpenEnum {
    /// The value in `Directory`.
    ///
    /// - Throws: `InvalidInput` for an unknown value; the model's list has already been checked.
    func word<Word: RawRepresentable<String>>(_: Word.Type = Word.self) throws -> Word {
        guard let word = Word(rawValue: rawValue) else { throw InvalidInput("\(rawValue) is not known here.") }
        return word
    }

    /// The wire's value for a value in `Directory`.
    init(_ word: some RawRepresentable<String>) { self.init(rawValue: word.rawValue) }
}

extension Array {
    /// Nil for an empty collection, because the service omits empty lists.
    var orNil: [Element]? { isEmpty ? nil : self }
}
