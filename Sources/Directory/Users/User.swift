public import Kernel

/// A person in a pool.
public struct User: Sendable, Equatable {
    /// Where they belong.
    public var pool: UserPoolID
    /// The UUID that tokens carry as `sub`. It never changes.
    public var id: UserID
    /// The name that never changes. In pools with `UsernameAttributes` it is the text of `id` (UP-UNAME-07).
    public var username: String
    /// Where the account stands.
    public var status: UserStatus
    /// Whether an administrator lets them in.
    public var enabled: Bool
    /// What is known of them.
    public var attributes: UserAttributes
    /// The sealed salt and verifier; nil where the person has no password.
    public var credential: [UInt8]?
    /// When an administrator's temporary password ceases to work; nil for a password of the person's own.
    public var passwordExpiresAt: Instant?
    /// When they came.
    public var createdAt: Instant
    /// When anything of this was last changed.
    public var modifiedAt: Instant
    /// Counts the changes, so that what was planned with one state is not carried out on another.
    public var version: Int64

    /// A person as a table knows them.
    public init(
        pool: UserPoolID, id: UserID, username: String, status: UserStatus, enabled: Bool = true,
        attributes: UserAttributes, credential: [UInt8]? = nil, passwordExpiresAt: Instant? = nil,
        createdAt: Instant, modifiedAt: Instant? = nil, version: Int64 = 1
    ) {
        self.pool = pool
        self.id = id
        self.username = username
        self.status = status
        self.enabled = enabled
        self.attributes = attributes
        self.credential = credential
        self.passwordExpiresAt = passwordExpiresAt
        self.createdAt = createdAt
        self.modifiedAt = modifiedAt ?? createdAt
        self.version = version
    }

    /// The sealed salt and verifier of a password that the person may keep; nil where they have none, or one that is
    /// temporary.
    public var lastingCredential: [UInt8]? { status == .forceChangePassword ? nil : credential }
}

/// Where an account stands (SGN-STA-03 to 10).
public enum UserStatus: String, Sendable, CaseIterable {
    /// Signed up, not confirmed; cannot sign in (SGN-STA-03).
    case unconfirmed = "UNCONFIRMED"
    case confirmed = "CONFIRMED"
    /// A new password must be set with a code before the next sign-in (SGN-STA-09).
    case resetRequired = "RESET_REQUIRED"
    /// A temporary password works once, and a new one is asked at once (SGN-STA-10).
    case forceChangePassword = "FORCE_CHANGE_PASSWORD"
    /// Signs in with another provider.
    case externalProvider = "EXTERNAL_PROVIDER"
}
