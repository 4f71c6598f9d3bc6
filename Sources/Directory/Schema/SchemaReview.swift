/// A part of a plan: the effects of a change on some users.
package struct SchemaReview: Codable, Sendable, Equatable {
    /// How many users were reviewed.
    package var users = 0
    /// The number of these that have a value or a name to change.
    package var changed = 0
    /// The obstacles to the change.
    package var obstacles: [Obstacle] = []
    /// Names that users of this part would get and that are free today. Two users must not get the same name.
    package var claims: [Claim] = []
    /// The username that this part ends with; nil at the end.
    package var next: String?

    /// A user that a change would harm, or a client.
    package struct Obstacle: Codable, Sendable, Equatable {
        package var name: String
        package var reason: String
        /// Whether the change is impossible while this obstacle exists.
        package var isFinal = false

        package init(_ name: String, because reason: String, isFinal: Bool = false) {
            (self.name, self.reason, self.isFinal) = (name, reason, isFinal)
        }
    }

    /// A name that a user would get.
    package struct Claim: Codable, Sendable, Equatable {
        package var user: String
        package var name: String
    }

    /// The obstacle of two users with one name.
    ///
    /// - Parameter name: The name that would find both users.
    package static func collision(of user: String, with other: String, name: String) -> Obstacle {
        Obstacle(user, because: "\(other) would have the same name, \(name)", isFinal: true)
    }
}
