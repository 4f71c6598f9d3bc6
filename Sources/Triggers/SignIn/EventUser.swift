package import Directory
import Kernel
import WireRuntime

/// The user of a sign-in's event, or the fact that the user does not exist.
package struct EventUser: Sendable {
    private let user: User?
    private let pool: UserPool
    private let hidesExistence: Bool

    /// - Parameters:
    ///   - user: Nil if nothing is known by the name in the request.
    ///   - hidesExistence: Whether existence is hidden from the client; the events contain it instead.
    package init(_ user: User?, in pool: UserPool, hidesExistence: Bool) {
        self.user = user
        self.pool = pool
        self.hidesExistence = hidesExistence
    }
}

extension JSONObject {
    /// The request of a sign-in's event: the user's attributes, `members`, and the client's metadata.
    init(about user: EventUser, members: [Member], metadata: [String: String]? = nil) {
        self.init([.init("userAttributes", user.attributes)] + members)
        if let metadata { self["clientMetadata"] = .texts(metadata) }
        self["userNotFound"] = user.notFound
    }

    /// A response before the function is called.
    static func empty(_ names: String...) -> JSONObject { JSONObject(names.map { .init($0, .null) }) }
}

extension EventUser {
    fileprivate var attributes: JSON { .texts(user?.eventTexts(in: pool) ?? [:]) }

    /// Nil for a client that does not hide which users exist: its sign-in of an unknown user is refused before any
    /// event.
    fileprivate var notFound: JSON? { hidesExistence ? .boolean(user == nil) : nil }
}
