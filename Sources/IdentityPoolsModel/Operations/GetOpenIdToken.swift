// Generated from cognito-identity.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import Kernel
public import WireRuntime

/// The input of GetOpenIdToken.
public struct GetOpenIdTokenInput: OperationInput {
    public var identityId: String
    public var logins: [String: Secret<String>]?

    public init(
        identityId: String,
        logins: [String: Secret<String>]? = nil
    ) {
        self.identityId = identityId
        self.logins = logins
    }

    public init(_ fields: JSONObject) throws {
        identityId = try fields.requiredValue("IdentityId")
        logins = try fields.value("Logins")
    }

    public func write(members json: inout JSONWriter) {
        json.field("IdentityId", identityId)
        json.field("Logins", logins)
    }

    public static let shape = StructureShape("GetOpenIdTokenInput", [
        .init("IdentityId", IdentityPoolsShapes.identityId, required: true),
        .init("Logins", IdentityPoolsShapes.loginsMap),
    ])

    public typealias Output = GetOpenIdTokenOutput
    public static let operation = OperationModel(
        name: "GetOpenIdToken", service: .identityPools, signed: false, hasOutput: true,
        errors: [
            .invalidParameter, .resourceNotFound, .notAuthorized, .resourceConflict, .tooManyRequests,
            .internalError, .externalService,
        ])
}

/// The output of GetOpenIdToken.
public struct GetOpenIdTokenOutput: OperationOutput {
    public var identityId: String?
    public var token: Secret<String>?

    public init(
        identityId: String? = nil,
        token: Secret<String>? = nil
    ) {
        self.identityId = identityId
        self.token = token
    }

    public init(_ fields: JSONObject) throws {
        identityId = try fields.value("IdentityId")
        token = try fields.value("Token")
    }

    public func write(members json: inout JSONWriter) {
        json.field("IdentityId", identityId)
        json.field("Token", token)
    }

    public static let shape = StructureShape("GetOpenIdTokenResponse", [
        .init("IdentityId", IdentityPoolsShapes.identityId),
        .init("Token", IdentityPoolsShapes.oidcToken),
    ])
}
