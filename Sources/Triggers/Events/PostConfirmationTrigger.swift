package import Directory
package import WireRuntime

/// After a sign-up is confirmed, or a forgotten password replaced (UP-LPO-04). The function decides nothing.
package struct PostConfirmationTrigger: Trigger {
    /// The action that was confirmed.
    package enum Source: String, Sendable {
        case signUp = "PostConfirmation_ConfirmSignUp"
        case forgotPassword = "PostConfirmation_ConfirmForgotPassword"
    }

    package static let kind = TriggerKind.postConfirmation
    private let cause: Source
    private let user: User
    private let pool: UserPool
    private let clientMetadata: [String: String]?

    /// - Parameter user: The user after the confirmation (UP-LPO-05).
    package init(_ source: Source, of user: User, in pool: UserPool, clientMetadata: [String: String]?) {
        cause = source
        self.user = user
        self.pool = pool
        self.clientMetadata = clientMetadata
    }

    package var source: String { cause.rawValue }

    package var request: JSONObject {
        JSONObject([.init("userAttributes", .texts(user.eventTexts(in: pool)))]).with(clientMetadata: clientMetadata)
    }

    package var emptyResponse: JSONObject { JSONObject() }

    package func read(_: JSONObject) throws {}
}
