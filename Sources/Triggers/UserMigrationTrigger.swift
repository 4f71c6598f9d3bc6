package import Directory
package import Kernel
package import WireRuntime

/// The function describes a user who is not in the pool yet, from the directory that the user comes from.
package struct UserMigrationTrigger: Trigger {
    /// The request that needs the user.
    package enum Cause: Sendable {
        /// A sign-in with a password.
        case signIn(Secret<String>, validationData: [String: String]?)
        /// A forgotten password.
        case forgotPassword(metadata: [String: String]?)
    }

    private let cause: Cause

    package init(_ cause: Cause) { self.cause = cause }

    /// The user as the function describes it.
    package struct Profile: Sendable {
        package var attributes: [String: String]
        /// Nil if the function leaves it to the pool.
        package var status: UserStatus?
        /// Whether an alias is taken from the user who has it.
        package var forcesAlias: Bool
        /// Whether sign-ins ask for a code by text message.
        package var enablesSMS: Bool
    }

    package static let kind = TriggerKind.userMigration

    package var source: String {
        switch cause {
        case .signIn: "UserMigration_Authentication"
        case .forgotPassword: "UserMigration_ForgotPassword"
        }
    }

    package var request: JSONObject {
        switch cause {
        case .signIn(let password, let validationData):
            JSONObject([
                .init("password", .string(password.exposed)), .init("validationData", .texts(validationData)),
            ])
        case .forgotPassword(let metadata):
            JSONObject(metadata.map { [.init("clientMetadata", .texts($0))] } ?? [])
        }
    }

    package var emptyResponse: JSONObject {
        .empty(
            "userAttributes", "finalUserStatus", "messageAction", "desiredDeliveryMediums", "forceAliasCreation",
            "enableSMSMFA")
    }

    /// Nil if the function describes no user.
    package func read(_ response: JSONObject) throws -> Profile? {
        guard let attributes = try response.texts("userAttributes", of: Self.kind), !attributes.isEmpty else {
            return nil
        }
        try checkMessage(response)
        return Profile(
            attributes: attributes, status: try status(in: response),
            forcesAlias: try response.flag("forceAliasCreation", of: Self.kind),
            enablesSMS: try response.flag("enableSMSMFA", of: Self.kind))
    }

    private func status(in response: JSONObject) throws -> UserStatus? {
        guard let name = try response.text("finalUserStatus", of: Self.kind) else { return nil }
        guard let status = UserStatus(rawValue: name), status == .confirmed || status == .resetRequired else {
            throw TriggerRefusal.invalidResponse(
                Self.kind, reason: "finalUserStatus is neither CONFIRMED nor RESET_REQUIRED.")
        }
        return status
    }

    /// A migrated user gets no message (decisions/0026-what-the-functions-of-a-sign-in-decide.md), so only the form is
    /// checked.
    private func checkMessage(_ response: JSONObject) throws {
        let action = try response.text("messageAction", of: Self.kind)
        guard action.map({ $0.hasSameBytes(as: "SUPPRESS") }) ?? true else {
            throw TriggerRefusal.invalidResponse(Self.kind, reason: "messageAction is not SUPPRESS.")
        }
        switch response["desiredDeliveryMediums"] {
        case nil, .null?, .array?: return
        default: throw TriggerRefusal.invalidResponse(Self.kind, reason: "desiredDeliveryMediums is not a list.")
        }
    }
}
