import Directory
import Kernel

/// What a provider has sent in a test, and what a sign-in would make of it. It contains no codes, tokens or secrets.
package struct ProviderTestReport: Codable, Sendable {
    /// The kind of provider, as Cognito's API names it.
    package var kind: String
    /// Why a sign-in would fail, with the reason that users do not see; nil if nothing is known that would refuse it.
    package var problem: String?
    package var received: Received
    /// What a sign-in would make of it; nil after a failure.
    package var outlook: Outlook?

    package init(kind: String, problem: String? = nil, received: Received = Received(), outlook: Outlook? = nil) {
        (self.kind, self.problem, self.received, self.outlook) = (kind, problem, received, outlook)
    }

    /// A name with its value.
    package struct Entry: Codable, Sendable, Equatable {
        package let name: String
        package let value: String

        package init(_ name: String, value: String) { (self.name, self.value) = (name, value) }
    }

    /// The documents of a provider.
    package struct Received: Codable, Sendable {
        /// The parameters of the redirect or form that the browser delivered.
        package var parameters: [Entry] = []
        /// The requests to the provider, in their order. Documents that are cached are not requested.
        package var requests: [Request] = []
        /// The response of the token endpoint, as JSON.
        package var tokenResponse: String?
        /// The header of the ID token, as JSON.
        package var idTokenHeader: String?
        /// The claims of the ID token, as JSON. They are not verified if there is a problem.
        package var idTokenClaims: String?
        /// The response of the endpoint for user information, as JSON.
        package var userInfo: String?
        /// The response of a SAML provider, without the values of signatures and the encrypted texts.
        package var samlResponse: String?
        /// The assertion, decrypted if it was encrypted and its signature is valid.
        package var assertion: Assertion?

        package init() {}
    }

    /// A request to a provider.
    package struct Request: Codable, Sendable, Equatable {
        package let method: String
        /// Without its query.
        package let url: String
        /// Nil without a response.
        package let status: Int?
        /// The error code in the response, or why there is none.
        package let problem: String?
    }

    /// An assertion, accepted or not.
    package struct Assertion: Codable, Sendable {
        package var xml: String?
        package var wasEncrypted: Bool
        package var issuer: String?
        package var nameID: String?
        package var nameIDFormat: String?
        package var attributes: [Entry]
    }

    /// What a sign-in would make of the documents.
    package struct Outlook: Codable, Sendable {
        /// Identifies the user at the provider.
        package var subject: String
        /// The username, also if the user exists.
        package var username: String
        /// Those of the mapping, also without a value.
        package var attributes: [Mapped]
        /// Attributes that the pool requires, and the provider does not supply.
        package var missing: [String]
        /// Why the pool would refuse the user with these values.
        package var refusal: String?
        /// The groups that the user would be in: that of the provider, and those of its rules.
        package var groups: [String]
        /// Groups of rules that the pool does not have.
        package var missingGroups: [String]
        /// The user who has the identity.
        package var user: Existing?
        /// The pool's policy on linking accounts, and the verified address that it would go by.
        package var linking: String
        package var verifiedAddress: String?
        /// The functions that a sign-in would call, and the test did not.
        package var functions: [String]

        package init(subject: String, username: String, linking: String) {
            (self.subject, self.username, self.linking) = (subject, username, linking)
            (attributes, missing, groups, missingGroups, functions) = ([], [], [], [], [])
        }

        /// Why a sign-in would fail; nil if the pool has a function that may return other claims.
        package var certainRefusal: String? {
            functions.contains { $0.hasSameBytes(as: TriggerKind.inboundFederation.rawValue) } ? nil : refusal
        }
    }

    /// An attribute of a mapping.
    package struct Mapped: Codable, Sendable, Equatable {
        package let name: String
        /// The provider's name.
        package let claim: String
        /// Nil if the provider does not send it.
        package let value: String?

        package init(_ name: String, claim: String, value: String?) {
            (self.name, self.claim, self.value) = (name, claim, value)
        }
    }

    /// A user of the pool.
    package struct Existing: Codable, Sendable {
        package let username: String
        package let sub: String
        package let status: String
        /// Whether the user, and this identity, may sign in.
        package let isEnabled: Bool

        package init(username: String, sub: String, status: String, isEnabled: Bool) {
            (self.username, self.sub, self.status, self.isEnabled) = (username, sub, status, isEnabled)
        }
    }
}
