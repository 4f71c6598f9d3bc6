import Kernel
import WireModel

/// Words that the wire and the directory both have.
extension OpenEnum {
    /// The directory's own word. Throws `Refusal.invalid` where it has none; the model's list was checked before.
    func word<Word: RawRepresentable<String>>(_: Word.Type = Word.self) throws -> Word {
        guard let word = Word(rawValue: rawValue) else { throw Refusal.invalid("\(rawValue) is not known here.") }
        return word
    }

    /// The wire's word for one of the directory's.
    init(_ word: some RawRepresentable<String>) { self.init(rawValue: word.rawValue) }
}

extension Array {
    /// Nil where there is nothing, as the service leaves empty lists out.
    var orNil: [Element]? { isEmpty ? nil : self }
}
