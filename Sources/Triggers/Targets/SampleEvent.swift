public import Directory
import Kernel
import WireRuntime

/// An event of each kind about a user who does not exist, with which an operator tries a function.
public struct SampleEvent: Sendable {
    /// The event, as JSON.
    public let bytes: [UInt8]

    /// An event of `kind` in `pool`.
    public init(_ kind: TriggerKind, in pool: UserPool) {
        let parts = SampleParts(kind, pool.settings.triggers?.tokenEventVersion ?? .v1)
        let context = TriggerContext(
            pool, client: ClientID(rawValue: "sampleclient0000000000000a"), username: Username(rawValue: "sample-user"))
        bytes =
            TriggerEvent(
                version: parts.version, source: parts.source, request: parts.request, emptyResponse: parts.response,
                context
            ).bytes
    }
}

/// The members that differ between the kinds.
private struct SampleParts {
    var version = "1"
    var source: String
    var request: JSONObject
    var response: JSONObject

    init(_ kind: TriggerKind, _ tokenVersion: TriggerSettings.TokenEventVersion) {
        source = Self.sources[kind] ?? "\(kind.rawValue)_Authentication"
        response = JSONObject(Self.responses[kind] ?? [])
        let isNew = kind == .preSignUp
        let attributes = JSONObject.Member("userAttributes", Self.attributes(isNew: isNew))
        request = JSONObject((kind == .inboundFederation ? [] : [attributes]) + (Self.requests[kind] ?? []))
        guard kind == .preTokenGeneration, tokenVersion != .v1 else { return }
        version = tokenVersion == .v2 ? "2" : "3"
        request["scopes"] = .array([.string("aws.cognito.signin.user.admin")])
        response = JSONObject([.init("claimsAndScopeOverrideDetails", .null)])
    }

    private static func attributes(isNew: Bool) -> JSON {
        var members: [JSONObject.Member] = [.init("email", .string("sample@example.com"))]
        if !isNew {
            members += [
                .init("sub", .string("00000000-0000-4000-8000-000000000000")),
                .init("cognito:user_status", .string("CONFIRMED")), .init("email_verified", .string("true")),
            ]
        }
        return .object(JSONObject(members))
    }

    private static let sources: [TriggerKind: String] = [
        .preSignUp: "PreSignUp_SignUp", .postConfirmation: "PostConfirmation_ConfirmSignUp",
        .preTokenGeneration: "TokenGeneration_Authentication", .customMessage: "CustomMessage_SignUp",
        .customSMSSender: "CustomSMSSender_SignUp", .customEmailSender: "CustomEmailSender_SignUp",
        .inboundFederation: "InboundFederation_ExternalProvider",
    ]

    private static let session = JSON.array([])

    private static let requests: [TriggerKind: [JSONObject.Member]] = [
        .preSignUp: [.init("validationData", .null)],
        .preAuthentication: [.init("validationData", .null), .init("userNotFound", .boolean(false))],
        .postAuthentication: [.init("newDeviceUsed", .boolean(false))],
        .customMessage: [.init("codeParameter", .string("{####}")), .init("usernameParameter", .null)],
        .userMigration: [.init("password", .string("Sample-Password-1")), .init("validationData", .null)],
        .defineAuthChallenge: [.init("session", session)],
        .createAuthChallenge: [.init("challengeName", .string("CUSTOM_CHALLENGE")), .init("session", session)],
        .verifyAuthChallengeResponse: [
            .init("privateChallengeParameters", .object(JSONObject([.init("answer", .string("5"))]))),
            .init("challengeAnswer", .string("5")),
        ],
        .preTokenGeneration: [
            .init("groupConfiguration", .object(JSONObject([.init("groupsToOverride", .array([]))])))
        ],
        .customSMSSender: [.init("type", .string("customSMSSenderRequestV1")), .init("code", .null)],
        .customEmailSender: [.init("type", .string("customEmailSenderRequestV1")), .init("code", .null)],
        .inboundFederation: [
            .init("providerName", .string("Sample")), .init("providerType", .string("OIDC")),
            .init("attributes", .object(JSONObject([.init("idToken", claims), .init("userInfo", claims)]))),
        ],
    ]

    private static let claims = JSON.texts(["sub": "sample-1", "email": "sample@example.com"])

    private static let responses: [TriggerKind: [JSONObject.Member]] = [
        .preSignUp: ["autoConfirmUser", "autoVerifyEmail", "autoVerifyPhone"].map { .init($0, .boolean(false)) },
        .customMessage: ["smsMessage", "emailMessage", "emailSubject"].map { .init($0, .null) },
        .defineAuthChallenge: [
            .init("challengeName", .null), .init("issueTokens", .null), .init("failAuthentication", .null),
        ],
        .createAuthChallenge: ["publicChallengeParameters", "privateChallengeParameters", "challengeMetadata"].map {
            .init($0, .null)
        },
        .verifyAuthChallengeResponse: [.init("answerCorrect", .null)],
        .preTokenGeneration: [.init("claimsOverrideDetails", .null)],
        .inboundFederation: [.init("userAttributesToMap", .object(JSONObject()))],
        .userMigration: ["userAttributes", "finalUserStatus", "messageAction", "desiredDeliveryMediums"].map {
            .init($0, .null)
        },
    ]
}
