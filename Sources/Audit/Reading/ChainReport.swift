package import Kernel

/// The result of verifying a chain.
package struct ChainReport: Sendable {
    /// The chain.
    package let chain: String
    /// Whether it is in the database.
    package internal(set) var isStored = false
    /// How many files it has.
    package internal(set) var files = 0
    /// How many records it has, checkpoints included.
    package internal(set) var records = 0
    /// How many checkpoints it has.
    package internal(set) var checkpoints = 0
    /// When the last checkpoint was signed; nil if there is none.
    package internal(set) var signedAt: Instant?
    /// How many records follow the last checkpoint, which only the next one will sign.
    package internal(set) var unsigned = 0
    /// The bytes of a record at the end that was not written to its end.
    package internal(set) var torn: Int?
    /// The problems, in the order of the files; no more than `maxProblems`.
    package internal(set) var problems: [AuditProblem] = []
    private static let maxProblems = 100

    init(_ chain: String) { self.chain = chain }

    /// Whether nothing is wrong.
    package var isWhole: Bool { problems.isEmpty }

    mutating func add(_ problem: AuditProblem) {
        if problems.count < Self.maxProblems { problems.append(problem) }
    }
}
