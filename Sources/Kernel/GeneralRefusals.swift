/// The input is not valid.
package struct InvalidInput: Refusal {
    /// A sentence that names the fault.
    package let message: String

    /// A refusal with a sentence for the caller.
    package init(_ message: String) { self.message = message }

    /// Always `invalid`.
    package var kind: RefusalKind { .invalid }
}

/// A resource that does not exist, or not for this caller.
package struct MissingResource: Refusal {
    private let resource: String
    private let id: String

    /// The resource called `resource` in sentences, with the identifier `id`.
    package init(_ resource: String, id: String) {
        self.resource = resource
        self.id = id
    }

    package static func pool(_ id: UserPoolID) -> Self { Self("User pool", id: id.rawValue) }
    package static func client(_ id: ClientID) -> Self { Self("User pool client", id: id.rawValue) }

    /// Always `notFound`.
    package var kind: RefusalKind { .notFound }
    /// It names the resource.
    package var message: String { "\(resource) \(id) does not exist." }
}

/// A resource that another request changed since this one read it.
package struct ConcurrentChange: Refusal {
    private let resource: String

    /// The resource called `resource` in sentences.
    package init(of resource: String) { self.resource = resource }

    /// Always `conflict`.
    package var kind: RefusalKind { .conflict }
    /// It names the resource.
    package var message: String { "The \(resource) was changed by another request." }
}

/// The server cannot respond now; the same call may succeed later.
package struct Unavailable: Refusal {
    /// The cause, as far as the caller may see it.
    package let message: String

    /// A refusal with a sentence for the caller.
    package init(_ message: String) { self.message = message }

    /// Always `unavailable`.
    package var kind: RefusalKind { .unavailable }
}
