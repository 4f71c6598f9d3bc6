/// What following another pool has done, or would do.
package struct FollowReport: Codable, Sendable {
    /// The copy of a part of the pool.
    package struct Step: Codable, Sendable {
        package let part: CopiedPart
        package let name: String
        package let act: CopyPoolPart.Act
        package let differences: [String]
        package let refusals: [String]
    }

    /// What is not copied, and why.
    package struct Left: Codable, Sendable {
        package let what: String
        package let reason: String

        static let always = [
            Left(what: "passwords", reason: "each is proven there at the user's first sign-in here, and kept then"),
            Left(what: "devices and sessions", reason: "no API shows their secrets: users sign in anew"),
        ]
        static let authenticatorApps = Left(
            what: "authenticator apps",
            reason: "no API shows their secrets: a code is proven there once, and another app set up here")
    }

    /// What was done with users.
    package struct Users: Codable, Sendable, Equatable {
        package var added = 0
        /// Users who had been copied before, and stay as they are.
        package var present = 0
        /// Users who had been copied before, and got the changes of the followed pool.
        package var changed = 0
        /// Users who had been copied before, and were deleted because the followed pool no longer has them.
        package var removed = 0
        /// Users who differ in the followed pool, and stay as they are because they have signed in here.
        package var conflicts = 0
        package var refused = 0
        /// Users with a second factor that was not copied.
        package var withoutFactor = 0
        /// How many requests the other service asked to repeat later.
        package var throttled = 0

        private enum CodingKeys: String, CodingKey {
            case added, present, changed, removed, conflicts, refused, throttled
            case withoutFactor = "without-factor"
        }

        package init() {}
    }

    package var steps: [Step] = []
    package var left: [Left] = []
    /// About how many users the followed pool has.
    package var usersThere = 0
    /// Nil for a plan without users.
    package var users: Users?

    private enum CodingKeys: String, CodingKey {
        case steps, left, users
        case usersThere = "users-there"
    }

    /// How many parts are created, changed or kept.
    package func count(_ act: CopyPoolPart.Act) -> Int { steps.count { $0.act == act } }

    /// How many parts or members this server refuses.
    package var refusals: Int { steps.reduce(0) { $0 + $1.refusals.count } }
}
