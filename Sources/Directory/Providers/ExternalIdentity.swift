package import Kernel

/// The identity of a user at an identity provider.
package struct ExternalIdentity: Sendable, Equatable {
    /// The provider's name.
    package var provider: String
    /// The provider's attribute that `value` belongs to: the subject, unless an administrator linked another one.
    package var attribute: String
    /// The value, compared by bytes.
    package var value: String
    /// The user of the pool.
    package var user: UserID
    /// Whether the user was added with this identity; otherwise it was linked to the user.
    package var isPrimary: Bool
    /// Whether an administrator has disabled sign-ins with it.
    package var isDisabled: Bool
    /// When it was added.
    package var createdAt: Instant

    /// The attribute that identifies a user at a provider, regardless of the provider's own name for it.
    package static let subject = "Cognito_Subject"

    package init(
        provider: String, attribute: String = subject, value: String, user: UserID, isPrimary: Bool,
        isDisabled: Bool = false, createdAt: Instant
    ) {
        self.provider = provider
        self.attribute = attribute
        self.value = value
        self.user = user
        self.isPrimary = isPrimary
        self.isDisabled = isDisabled
        self.createdAt = createdAt
    }
}
