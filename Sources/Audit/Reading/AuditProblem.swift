/// A problem that the verification of a chain has found.
package enum AuditProblem: Hashable, Sendable {
    /// Where it is.
    package enum Location: Hashable, Sendable, CustomStringConvertible {
        /// A line of a file, from 1.
        case line(Int, file: Int)
        /// The row of the database with this number.
        case row(Int64)

        /// For example, `file 3, line 17`.
        package var description: String {
            switch self {
            case .line(let line, let file): "file \(file), line \(line)"
            case .row(let number): "row \(number)"
            }
        }
    }

    /// A line is not a record of this chain.
    case unreadable(Location)
    /// A record, or its predecessor, was changed.
    case changed(Location, sequence: Int64)
    /// Records are missing before this one.
    case missing(Location, from: Int64, through: Int64)
    /// A record is at another's position: it was moved, repeated or added.
    case misplaced(Location, sequence: Int64)
    /// A checkpoint is not signed by a key of the store.
    case unsigned(Location, sequence: Int64)
    /// The chain's first records are missing, and no checkpoint says that they were deleted for their age.
    case missingBeginning(before: Int64)
    /// The chain ends before the last record that was signed according to the store.
    case truncated(after: Int64, signed: Int64)
    /// The last signed record differs from the one in the store.
    case unlikeStore(sequence: Int64)
    /// The store has a chain, but none of its files was given.
    case missingChain(signed: Int64, node: String)
}

extension AuditProblem: CustomStringConvertible {
    /// One line for the operator.
    package var description: String {
        switch self {
        case .unreadable(let location): "\(location): not a record of this chain"
        case .changed(let location, let sequence): "\(location): record \(sequence) or the one before it was changed"
        case .missing(let location, let from, let through):
            from == through
                ? "\(location): record \(from) is missing before it"
                : "\(location): records \(from) to \(through) are missing before it"
        case .misplaced(let location, let sequence): "\(location): record \(sequence) was moved, repeated or added"
        case .unsigned(let location, let sequence):
            "\(location): checkpoint \(sequence) is not signed by the store's key"
        case .missingBeginning(let sequence): "the records before \(sequence) are missing"
        case .truncated(let last, let signed): "cut off after record \(last); record \(signed) was signed"
        case .unlikeStore(let sequence): "record \(sequence) is not the one that was signed"
        case .missingChain(let signed, let node): "the chain is missing; record \(signed) was signed, on \(node)"
        }
    }
}
