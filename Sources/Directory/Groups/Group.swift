package import Kernel

/// A group of users (UP-GRP).
package struct Group: Sendable, Equatable {
    /// The group's pool.
    package var pool: UserPoolID
    /// Unique in the pool (UP-GRP-18).
    package var name: GroupName
    /// The administrator's description.
    package var description: String?
    /// The role that members may assume.
    package var roleARN: String?
    /// Zero ranks first, nil last (UP-GRP-03).
    package var precedence: Int?
    /// When it was created.
    package var createdAt: Instant
    /// When it last changed.
    package var modifiedAt: Instant

    package init(
        pool: UserPoolID, name: GroupName, description: String? = nil, roleARN: String? = nil, precedence: Int? = nil,
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

    /// Checks the precedence (UP-GRP-03).
    ///
    /// - Throws: `InvalidInput` unless it is at least zero and fits 32 bits.
    func check() throws {
        guard precedence.map({ (0...Int(Int32.max)).contains($0) }) ?? true else {
            throw InvalidInput("Precedence is a number from 0 to \(Int32.max).")
        }
    }
}
