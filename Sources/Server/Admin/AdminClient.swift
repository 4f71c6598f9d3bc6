import Kernel
package import Pages

/// The operator's operations, on a running server or directly on its store.
package protocol AdminClient: ProviderAdminClient, SyncAdminClient {
    /// Creates an access key. Its secret is returned only here.
    func createAccessKey(description: String) async throws -> AdminProtocol.NewKey
    /// All access keys in the store, by id.
    func accessKeys() async throws -> [AdminProtocol.Key]
    /// Deletes an access key.
    ///
    /// - Throws: `MissingResource` if it does not exist.
    func deleteAccessKey(_ id: String) async throws
    /// Gives a pool new signing keys; `atOnce` also withdraws the old ones.
    ///
    /// - Throws: `MissingResource` if there is no such pool.
    func rotateSigningKeys(of pool: String, atOnce: Bool) async throws
    /// Gives a user new recovery codes, which are returned only here.
    ///
    /// - Throws: `UserRefusal.notFound`, and `MissingResource` if there is no such pool.
    func createRecoveryCodes(for username: String, in pool: String) async throws -> AdminProtocol.RecoveryCodeList
    /// How many recovery codes a user has left. Throws as `createRecoveryCodes` does.
    func countRecoveryCodes(of username: String, in pool: String) async throws -> AdminProtocol.RecoveryCodeCount
    /// Removes the second factors of a user. Throws as `createRecoveryCodes` does.
    func resetSecondFactors(of username: String, in pool: String) async throws
    /// How many wrong codes of second factors a user has since the last sign-in. Throws as `createRecoveryCodes` does.
    func countWrongCodes(of username: String, in pool: String) async throws -> AdminProtocol.WrongCodeCount
    /// Forgets a user's wrong passwords and wrong codes. Throws as `createRecoveryCodes` does.
    func unlock(_ username: String, in pool: String) async throws
    /// The operator's permissions for a client of a pool.
    ///
    /// - Throws: `MissingResource` if there is no such client.
    func extensions(of client: String, in pool: String) async throws -> AdminProtocol.ClientExtensions
    /// Changes what the operator permits a client. What is nil in `change` stays. Throws as `extensions` does, and
    /// `ClientRefusal.isPublic` if the client needs a secret.
    func extend(_ client: String, in pool: String, _ change: AdminProtocol.ClientExtensions) async throws
        -> AdminProtocol.ClientExtensions
    /// The operator's settings for a pool beyond Cognito's.
    ///
    /// - Throws: `MissingResource` if there is no such pool.
    func poolExtensions(of pool: String) async throws -> AdminProtocol.PoolExtensions
    /// Changes what the operator sets for a pool. What is nil in `change` stays. Throws as `poolExtensions` does,
    /// `InvalidInput`, and `ProviderRefusal.notFound`.
    func extendPool(_ pool: String, _ change: AdminProtocol.PoolExtensions) async throws
        -> AdminProtocol.PoolExtensions
    /// Refuses all sessions of a role that were issued until now.
    ///
    /// - Throws: `EntityRefusal.noSuchPrincipal` if there is no such role.
    func revokeSessions(ofRole name: String) async throws
    /// The operator's settings for a role beyond IAM's. Throws as `revokeSessions` does.
    func roleExtensions(of name: String) async throws -> AdminProtocol.RoleExtensions
    /// Changes what the operator sets for a role. What is nil in `change` stays. Throws as `revokeSessions` does, and
    /// `InvalidInput`.
    func extendRole(_ name: String, _ change: AdminProtocol.RoleExtensions) async throws
        -> AdminProtocol.RoleExtensions
    /// All pools, by id.
    func pools() async throws -> [AdminProtocol.Pool]
    /// Adds the target of a function.
    ///
    /// - Returns: The secret, if the server made it.
    func addTarget(_ target: AdminProtocol.NewTarget) async throws -> AdminProtocol.TargetSecret
    /// The targets of functions, by their ARNs.
    func targets() async throws -> [AdminProtocol.Target]
    /// Removes the target of a function.
    ///
    /// - Throws: `MissingResource` if there is none.
    func removeTarget(_ function: String) async throws
    /// Calls the function of a pool's trigger once.
    ///
    /// - Parameter event: The event as JSON; nil for a sample.
    /// - Throws: `MissingResource` if there is no such pool.
    func invoke(_ trigger: String, in pool: String, event: String?) async throws -> TriggerCallView
    /// The latest messages, newest first.
    func messages(limit: Int) async throws -> [InboxMessage]
    /// Closes the store or the connection.
    func close() async
}

/// The operator's operations on the identity providers of pools.
package protocol ProviderAdminClient: Sendable {
    /// The rules that put the users of a provider into groups.
    ///
    /// - Throws: `MissingResource` if there is no such pool, and `ProviderRefusal.notFound`.
    func groupRules(of provider: String, in pool: String) async throws -> [AdminProtocol.GroupRule]
    /// Replaces the rules of a provider. Throws as `groupRules` does, and `InvalidInput`.
    func setGroupRules(_ rules: [AdminProtocol.GroupRule], of provider: String, in pool: String) async throws
        -> [AdminProtocol.GroupRule]
    /// The operator's settings for a provider beyond Cognito's, without the rules. Throws as `groupRules` does.
    func providerExtensions(of provider: String, in pool: String) async throws -> AdminProtocol.ProviderExtensions
    /// Changes what the operator sets for a provider. What is nil in `change` stays. Throws as `groupRules` does, and
    /// `InvalidInput`.
    func extendProvider(_ provider: String, in pool: String, _ change: AdminProtocol.ProviderExtensions) async throws
        -> AdminProtocol.ProviderExtensions
}

/// The values that the admin port exchanges.
package enum AdminProtocol {
    /// Stands for all identity pools where a user pool is named: their tokens have one issuer, and so the same keys.
    package static let identityTokens = "cognito-identity.amazonaws.com"

    /// A key with its secret.
    package struct NewKey: Codable, Sendable {
        /// The access key id.
        package var id: String
        /// The secret access key.
        package var secret: String
    }

    /// A key without its secret.
    package struct Key: Codable, Sendable {
        /// The access key id.
        package var id: String
        /// The description given at creation.
        package var description: String
        /// Whether requests signed with it are accepted.
        package var isActive: Bool
        /// When it was created (RFC 3339).
        package var createdAt: String
    }

    /// A pool in a list.
    package struct Pool: Codable, Sendable {
        /// The pool's id.
        package var id: String
        /// The pool's name.
        package var name: String
        /// When it was created (RFC 3339).
        package var createdAt: String
    }

    /// Recovery codes that were just made.
    package struct RecoveryCodeList: Codable, Sendable {
        /// The codes.
        package var codes: [String]
    }

    /// How many recovery codes there are.
    package struct RecoveryCodeCount: Codable, Sendable {
        /// How many were not used.
        package var count: Int
    }

    /// How many wrong codes of second factors there are.
    package struct WrongCodeCount: Codable, Sendable {
        /// How many were entered since the last completed sign-in.
        package var count: Int
    }

    /// The calls of the admin port, each named by its X-Amz-Target header: Martlet.<name>.
    enum Call: String, CaseIterable {
        case createAccessKey = "CreateAccessKey"
        case listAccessKeys = "ListAccessKeys"
        case deleteAccessKey = "DeleteAccessKey"
        case rotateSigningKeys = "RotateSigningKeys"
        case listPools = "ListPools"
        case createRecoveryCodes = "CreateRecoveryCodes"
        case getRecoveryCodeCount = "GetRecoveryCodeCount"
        case resetSecondFactors = "ResetSecondFactors"
        case getWrongCodeCount = "GetWrongCodeCount"
        case unlockUser = "UnlockUser"
        case getClientExtensions = "GetClientExtensions"
        case setClientExtensions = "SetClientExtensions"
        case getPoolExtensions = "GetPoolExtensions"
        case setPoolExtensions = "SetPoolExtensions"
        case getGroupRules = "GetGroupRules"
        case setGroupRules = "SetGroupRules"
        case getProviderExtensions = "GetProviderExtensions"
        case setProviderExtensions = "SetProviderExtensions"
        case revokeRoleSessions = "RevokeRoleSessions"
        case getRoleExtensions = "GetRoleExtensions"
        case setRoleExtensions = "SetRoleExtensions"
        case addTriggerTarget = "AddTriggerTarget"
        case listTriggerTargets = "ListTriggerTargets"
        case removeTriggerTarget = "RemoveTriggerTarget"
        case invokeTrigger = "InvokeTrigger"
        case exportSyncRecords = "ExportSyncRecords"
        case importSyncRecords = "ImportSyncRecords"
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
        var pool: String?
        var username: String?
        var trigger: String?
        var event: String?
        var target: NewTarget?
        var extensions: ClientExtensions?
        var poolExtensions: PoolExtensions?
        var provider: String?
        var groupRules: [GroupRule]?
        var providerExtensions: ProviderExtensions?
        var roleExtensions: RoleExtensions?
        var atOnce: Bool?
        var syncExport: SyncExport?
        var syncImport: SyncImport?
    }
}
