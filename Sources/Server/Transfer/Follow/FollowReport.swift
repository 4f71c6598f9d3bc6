/// What following another pool has done, or would do.
package struct FollowReport: Codable, Sendable {
    /// A part of the pool.
    package struct Step: Codable, Sendable {
        package let part: CopiedPart
        package let name: String
        package let act: CopyPoolPart.Act
        package let differences: [String]
        package let refusals: [String]
    }

    /// What does not come along.
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
        /// Users who were here already.
        package var present = 0
        /// Users who were here, and have changed as there.
        package var changed = 0
        /// Users who were here, and are gone as there.
        package var removed = 0
        /// Users who differ there, but have signed in here.
        package var conflicts = 0
        package var refused = 0
        /// Users with a second factor that has not come along.
        package var withoutFactor = 0
        /// How often the other service was asked to wait for.
        package var throttled = 0

        private enum CodingKeys: String, CodingKey {
            case added, present, changed, removed, conflicts, refused, throttled
            case withoutFactor = "without-factor"
        }

        package init() {}
    }

    package var steps: [Step] = []
    package var left: [Left] = []
    /// About how many users the other pool has.
    package var usersThere = 0
    /// Nil for a plan.
    package var users: Users?

    private enum CodingKeys: String, CodingKey {
        case steps, left, users
        case usersThere = "users-there"
    }

    package func count(_ act: CopyPoolPart.Act) -> Int { steps.count { $0.act == act } }
    /// How many parts or members are refused here.
    package var refusals: Int { steps.reduce(0) { $0 + $1.refusals.count } }
}
