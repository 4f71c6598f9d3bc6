// Generated from cognito-identity.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import Kernel
public import WireRuntime

/// The input of GetCredentialsForIdentity.
public struct GetCredentialsForIdentityInput: OperationInput {
    public var customRoleArn: String?
    public var identityId: String
    public var logins: [String: Secret<String>]?

    public init(
        customRoleArn: String? = nil,
        identityId: String,
        logins: [String: Secret<String>]? = nil
    ) {
        self.customRoleArn = customRoleArn
        self.identityId = identityId
        self.logins = logins
    }

    public init(_ fields: JSONObject) throws {
        customRoleArn = try fields.value("CustomRoleArn")
        identityId = try fields.requiredValue("IdentityId")
        logins = try fields.value("Logins")
    }

    public func write(members json: inout JSONWriter) {
        json.field("CustomRoleArn", customRoleArn)
        json.field("IdentityId", identityId)
        json.field("Logins", logins)
    }

    public static let shape = StructureShape("GetCredentialsForIdentityInput", [
        .init("CustomRoleArn", IdentityPoolsShapes.arnString),
        .init("IdentityId", IdentityPoolsShapes.identityId, required: true),
        .init("Logins", IdentityPoolsShapes.loginsMap),
    ])

    public typealias Output = GetCredentialsForIdentityOutput
    public static let operation = OperationModel(
        name: "GetCredentialsForIdentity", service: .identityPools, signed: false, hasOutput: true,
        errors: [
            .invalidParameter, .resourceNotFound, .notAuthorized, .resourceConflict, .tooManyRequests,
            .invalidIdentityPoolConfiguration, .internalError, .externalService,
        ])
}

/// The output of GetCredentialsForIdentity.
public struct GetCredentialsForIdentityOutput: OperationOutput {
    public var credentials: Credentials?
    public var identityId: String?

    public init(
        credentials: Credentials? = nil,
        identityId: String? = nil
    ) {
        self.credentials = credentials
        self.identityId = identityId
    }

    public init(_ fields: JSONObject) throws {
        credentials = try fields.value("Credentials")
        identityId = try fields.value("IdentityId")
    }

    public func write(members json: inout JSONWriter) {
        json.field("Credentials", credentials)
        json.field("IdentityId", identityId)
    }

    public static let shape = StructureShape("GetCredentialsForIdentityResponse", [
        .init("Credentials", .structure(Credentials.shape)),
        .init("IdentityId", IdentityPoolsShapes.identityId),
    ])
}
