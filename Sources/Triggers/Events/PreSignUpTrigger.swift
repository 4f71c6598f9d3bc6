package import Directory
package import WireRuntime

/// Before a user is added (UP-LPS-01): the function may refuse, confirm and verify.
package struct PreSignUpTrigger: Trigger {
    /// The origin of the new user.
    package enum Source: String, Sendable {
        case signUp = "PreSignUp_SignUp"
        case invitation = "PreSignUp_AdminCreateUser"
        /// A user signs in with another provider for the first time.
        case externalProvider = "PreSignUp_ExternalProvider"
    }

    /// The function's decisions. The service ignores them for users that administrators add.
    package struct Response: Sendable, Equatable {
        /// Whether the user needs no code (UP-LPS-04).
        package var confirmsUser = false
        /// Contacts that are verified from the beginning (UP-LPS-05, UP-LPS-08).
        package var verified: [ContactAttribute] = []
    }

    package static let kind = TriggerKind.preSignUp
    private let cause: Source
    private let attributes: [String: String]
    private let validationData: [String: String]?
    private let clientMetadata: [String: String]?

    /// - Parameter attributes: The attributes from the caller. The user does not exist yet, so `sub` is missing.
    package init(
        _ source: Source, attributes: [String: String], validationData: [String: String]?,
        clientMetadata: [String: String]?
    ) {
        cause = source
        self.attributes = source == .externalProvider ? Self.aliases.merging(attributes) { $1 } : attributes
        self.validationData = validationData
        self.clientMetadata = clientMetadata
    }

    /// The service includes the aliases, which a provider's user does not have.
    private static let aliases = ["cognito:email_alias": "", "cognito:phone_number_alias": ""]

    package var source: String { cause.rawValue }

    package var request: JSONObject {
        JSONObject([
            .init("userAttributes", .texts(attributes)), .init("validationData", .texts(validationData)),
        ]).with(clientMetadata: clientMetadata)
    }

    package var emptyResponse: JSONObject {
        JSONObject(Self.flags.map { .init($0, .boolean(false)) })
    }

    private static let (confirms, verifiesEmail, verifiesPhone) =
        ("autoConfirmUser", "autoVerifyEmail", "autoVerifyPhone")
    private static let flags = [confirms, verifiesEmail, verifiesPhone]

    package func read(_ response: JSONObject) throws -> Response {
        var decided = Response(confirmsUser: try response.flag(Self.confirms, of: Self.kind))
        if try response.flag(Self.verifiesEmail, of: Self.kind) { decided.verified.append(.email) }
        if try response.flag(Self.verifiesPhone, of: Self.kind) { decided.verified.append(.phoneNumber) }
        return decided
    }
}
