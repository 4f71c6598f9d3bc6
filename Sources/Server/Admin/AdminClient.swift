import Kernel
public import Pages

/// The operator's operations, on a running server or directly on its store.
public protocol AdminClient: Sendable {
    /// Creates an access key. Its secret is returned only here.
    func createAccessKey(description: String) async throws -> AdminProtocol.NewKey
    /// All access keys in the store, by id.
    func accessKeys() async throws -> [AdminProtocol.Key]
    /// Deletes an access key.
    ///
    /// - Throws: `MissingResource` if it does not exist.
    func deleteAccessKey(_ id: String) async throws
    /// Gives a pool new signing keys.
    ///
    /// - Throws: `MissingResource` if there is no such pool.
    func rotateSigningKeys(of pool: String) async throws
    /// All pools, by id.
    func pools() async throws -> [AdminProtocol.Pool]
    /// The latest messages, newest first.
    func messages(limit: Int) async throws -> [InboxMessage]
    /// Closes the store or the connection.
    func close() async
}

/// The values that the admin port exchanges.
public enum AdminProtocol {
    /// A key with its secret.
    public struct NewKey: Codable, Sendable {
        /// The access key id.
        public var id: String
        /// The secret access key.
        public var secret: String
    }

    /// A key without its secret.
    public struct Key: Codable, Sendable {
        /// The access key id.
        public var id: String
        /// The description given at creation.
        public var description: String
        /// Whether requests signed with it are accepted.
        public var isActive: Bool
        /// When it was created (RFC 3339).
        public var createdAt: String
    }

    /// A pool in a list.
    public struct Pool: Codable, Sendable {
        /// The pool's id.
        public var id: String
        /// The pool's name.
        public var name: String
        /// When it was created (RFC 3339).
        public var createdAt: String
    }

    /// The calls of the admin port, each named by its X-Amz-Target header: Martlet.<name>.
    enum Call: String, CaseIterable {
        case createAccessKey = "CreateAccessKey"
        case listAccessKeys = "ListAccessKeys"
        case deleteAccessKey = "DeleteAccessKey"
        case rotateSigningKeys = "RotateSigningKeys"
        case listPools = "ListPools"
    }

    /// The part of the target before the dot.
    static let targetPrefix = "Martlet."
    /// The service in the credential scope of signatures (SigV4).
    static let signingName = "cognito-idp"

    /// The result of a call that returns nothing.
    struct NoResult: Codable {}

    /// The arguments of a call; each call reads its own members.
    struct Arguments: Codable {
        var description: String?
        var id: String?
    }
}
