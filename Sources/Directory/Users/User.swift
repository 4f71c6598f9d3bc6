package import Kernel

/// A user in a pool.
package struct User: Sendable, Equatable {
    /// The user's pool.
    package var pool: UserPoolID
    /// The UUID that tokens carry as `sub`. It never changes.
    package var id: UserID
    /// The username; it never changes. In pools with `UsernameAttributes` it is the text of `id` (UP-UNAME-07).
    package var username: Username
    /// The account's status.
    package var status: UserStatus
    /// Whether the user may sign in.
    package var enabled: Bool
    /// The attributes, except `sub`, which is `id`.
    package var attributes: UserAttributes
    /// The sealed salt and verifier; nil if the user has no password.
    package var credential: [UInt8]?
    /// When a temporary password expires; nil for other passwords.
    package var passwordExpiresAt: Instant?
    /// When the user was created.
    package var createdAt: Instant
    /// When the record last changed.
    package var modifiedAt: Instant
    /// The number of changes, so that an update based on an old state is detected.
    package var version: Int64

    package init(
        pool: UserPoolID, id: UserID, username: Username, status: UserStatus, enabled: Bool = true,
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

    /// The sealed salt and verifier of a password that is not temporary, if the user has one.
    package var lastingCredential: [UInt8]? { status == .forceChangePassword ? nil : credential }
}

/// The status of an account (SGN-STA-03 to SGN-STA-10).
package enum UserStatus: String, Sendable, CaseIterable {
    /// Signed up but not confirmed; cannot sign in (SGN-STA-03).
    case unconfirmed = "UNCONFIRMED"
    case confirmed = "CONFIRMED"
    /// The user must set a new password with a verification code before the next sign-in (SGN-STA-09).
    case resetRequired = "RESET_REQUIRED"
    /// The user must replace a temporary password at the first sign-in (SGN-STA-10).
    case forceChangePassword = "FORCE_CHANGE_PASSWORD"
    /// Signs in with another provider.
    case externalProvider = "EXTERNAL_PROVIDER"
}
