package import Directory
import Factors
import Kernel
import Storage

/// A user with its second factors.
package struct UserProfile: Sendable {
    package var user: User
    /// The second factors that sign-ins ask for, in the order of `SecondFactor`.
    package let secondFactors: [SecondFactor]
    /// The second factor that a sign-in asks for if there are several.
    package let preferredSecondFactor: SecondFactor?
    /// The pool's first factors that the user can sign in with.
    package let firstFactors: [FirstFactor]

    init(_ user: User, in pool: UserPool, _ tx: any Transaction) throws {
        self.init(user, factors: try SecondFactorTable(tx).find(user.id, in: pool.id), in: pool)
    }

    /// The users of a page, with one more statement for all of them.
    static func page(of users: Page<User>, in pool: UserPool, _ tx: any Transaction) throws -> Page<UserProfile> {
        let factors = try SecondFactorTable(tx).find(users.items.map(\.id), in: pool.id)
        return users.map { UserProfile($0, factors: factors[$0.id] ?? UserSecondFactors(), in: pool) }
    }

    private init(_ user: User, factors: UserSecondFactors, in pool: UserPool) {
        self.user = user
        secondFactors = SecondFactor.allCases.filter(factors.enabled.contains)
        preferredSecondFactor = factors.preferred
        firstFactors = user.firstFactors(besides: factors, in: pool.settings)
    }
}
