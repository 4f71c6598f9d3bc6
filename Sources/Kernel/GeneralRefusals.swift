/// The input is not valid.
public struct InvalidInput: Refusal {
    /// What is wrong with it.
    public let message: String

    /// A refusal with a sentence for the caller.
    public init(_ message: String) { self.message = message }

    /// Always `invalid`.
    public var kind: RefusalKind { .invalid }
}

/// A resource that does not exist, or not for this caller.
public struct MissingResource: Refusal {
    private let resource: String
    private let id: String

    /// The resource called `resource` in sentences, with the identifier `id`.
    public init(_ resource: String, _ id: String) {
        self.resource = resource
        self.id = id
    }

    /// A user pool.
    public static func pool(_ id: UserPoolID) -> Self { Self("User pool", id.rawValue) }
    /// An app client.
    public static func client(_ id: ClientID) -> Self { Self("User pool client", id.rawValue) }

    /// Always `notFound`.
    public var kind: RefusalKind { .notFound }
    /// It names the resource.
    public var message: String { "\(resource) \(id) does not exist." }
}

/// A resource that another request changed since this one read it.
public struct ConcurrentChange: Refusal {
    private let resource: String

    /// The resource called `resource` in sentences.
    public init(of resource: String) { self.resource = resource }

    /// Always `conflict`.
    public var kind: RefusalKind { .conflict }
    /// It names the resource.
    public var message: String { "The \(resource) was changed by another request." }
}

/// The server cannot answer now; the same call may succeed later.
public struct Unavailable: Refusal {
    /// What the caller may know of the cause.
    public let message: String

    /// A refusal with a sentence for the caller.
    public init(_ message: String) { self.message = message }

    /// Always `unavailable`.
    public var kind: RefusalKind { .unavailable }
}
