import Kernel

/// What the command line can do to a house, whether it runs or not.
public protocol AdminClient: Sendable {
    /// Makes an access key. Its secret is shown this once.
    func createAccessKey(description: String) async throws -> AdminProtocol.NewKey
    /// All access keys in the store, in the order of their ids.
    func accessKeys() async throws -> [AdminProtocol.Key]
    /// Takes an access key away for good. Throws `Refusal` where it is not in the store.
    func deleteAccessKey(_ id: String) async throws
    /// Gives a pool new signing keys. Throws `Refusal` where there is no such pool.
    func rotateSigningKeys(of pool: String) async throws
    /// All pools, in the order of their ids.
    func pools() async throws -> [AdminProtocol.Pool]
    /// The latest messages, newest first.
    func messages(limit: Int) async throws -> [InboxMessage]
    /// Lets go of the house.
    func close() async
}

/// What a steward hands over, as it also crosses the admin port.
public enum AdminProtocol {
    /// A key with its secret.
    public struct NewKey: Codable, Sendable {
        /// The public half.
        public var id: String
        /// What signs.
        public var secret: String
    }

    /// A key without its secret.
    public struct Key: Codable, Sendable {
        /// The public half.
        public var id: String
        /// What whoever made it wrote down.
        public var description: String
        /// Whether it may sign.
        public var isActive: Bool
        /// When it was made (RFC 3339).
        public var createdAt: String
    }

    /// A pool in a list.
    public struct Pool: Codable, Sendable {
        /// Its id.
        public var id: String
        /// What its administrator calls it.
        public var name: String
        /// When it was made (RFC 3339).
        public var createdAt: String
    }

    /// The calls of the admin port, each named by `X-Amz-Target: MartletCommand.<name>`.
    enum Call: String, CaseIterable {
        case createAccessKey = "CreateAccessKey"
        case listAccessKeys = "ListAccessKeys"
        case deleteAccessKey = "DeleteAccessKey"
        case rotateSigningKeys = "RotateSigningKeys"
        case listPools = "ListPools"
    }

    /// What stands before the dot of the target.
    static let targetPrefix = "Martlet."
    /// How the calls are named in signatures (SigV4, credential scope).
    static let signingName = "cognito-idp"

    /// What a call is given; each call reads its own members.
    struct Arguments: Codable {
        var description: String?
        var id: String?
    }
}
