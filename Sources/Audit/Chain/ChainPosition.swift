import Kernel
import WireRuntime

/// The position of a record in its chain, which binds it to the record before it.
package struct ChainPosition: Hashable, Sendable {
    /// The chain's id.
    package var chain: String
    /// The record's number, from 1.
    package var sequence: Int64
    /// The hash of the record before it.
    package var previous: String

    init(chain: String, sequence: Int64, previous: String) {
        (self.chain, self.sequence, self.previous) = (chain, sequence, previous)
    }

    static func first(of chain: String) -> ChainPosition {
        ChainPosition(chain: chain, sequence: 1, previous: RecordHash.start)
    }

    /// The position that follows `line`, which has the record at this one.
    func next(after line: some Sequence<UInt8>) -> ChainPosition {
        ChainPosition(chain: chain, sequence: sequence + 1, previous: RecordHash.of(line))
    }
}

extension ChainPosition {
    /// Writes the member `chain` of a record.
    func write(member json: inout JSONWriter) {
        json.name("chain")
        json.beginObject()
        json.field("id", chain)
        json.field("sequence", sequence)
        json.field("previous", previous)
        json.endObject()
    }

    /// Reads a record's position; nil if the record does not contain a valid one.
    init?(_ record: JSONObject) {
        // The next record must have a number as well.
        guard let fields = record["chain"]?.object, let chain = fields["id"]?.string,
            case .integer(let sequence)? = fields["sequence"], (1..<Int64.max).contains(sequence),
            let previous = fields["previous"]?.string
        else { return nil }
        self.init(chain: chain, sequence: sequence, previous: previous)
    }
}
