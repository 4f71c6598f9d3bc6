public import Kernel

/// People who have something in common (spec area UP-GRP).
public struct Group: Sendable, Equatable {
    /// The pool whose people can be in it.
    public var pool: UserPoolID
    /// Unique in the pool (UP-GRP-18).
    public var name: String
    /// What it is for, in an administrator's words.
    public var description: String?
    /// The role that members may take.
    public var roleARN: String?
    /// Zero is best; nil ranks last (UP-GRP-03).
    public var precedence: Int?
    /// When it was made.
    public var createdAt: Instant
    /// When it last changed.
    public var modifiedAt: Instant

    /// A group as it was or will be stored.
    public init(
        pool: UserPoolID, name: String, description: String? = nil, roleARN: String? = nil, precedence: Int? = nil,
        createdAt: Instant, modifiedAt: Instant
    ) {
        self.pool = pool
        self.name = name
        self.description = description
        self.roleARN = roleARN
        self.precedence = precedence
        self.createdAt = createdAt
        self.modifiedAt = modifiedAt
    }

    /// Throws `Refusal.invalid` where the precedence is not a number from zero to what 32 bits hold (UP-GRP-03).
    func check() throws {
        guard precedence.map({ (0...Int(Int32.max)).contains($0) }) ?? true else {
            throw Refusal.invalid("Precedence is a number from 0 to \(Int32.max).")
        }
    }
}
