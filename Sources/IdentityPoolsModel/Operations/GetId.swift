// Generated from cognito-identity.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import Kernel
public import WireRuntime

/// The input of GetId.
public struct GetIdInput: OperationInput, NamesIdentityPool {
    public var accountId: String?
    public var identityPoolId: String
    public var logins: [String: Secret<String>]?

    public init(
        accountId: String? = nil,
        identityPoolId: String,
        logins: [String: Secret<String>]? = nil
    ) {
        self.accountId = accountId
        self.identityPoolId = identityPoolId
        self.logins = logins
    }

    public init(_ fields: JSONObject) throws {
        accountId = try fields.value("AccountId")
        identityPoolId = try fields.requiredValue("IdentityPoolId")
        logins = try fields.value("Logins")
    }

    public func write(members json: inout JSONWriter) {
        json.field("AccountId", accountId)
        json.field("IdentityPoolId", identityPoolId)
        json.field("Logins", logins)
    }

    public static let shape = StructureShape("GetIdInput", [
        .init("AccountId", IdentityPoolsShapes.accountId),
        .init("IdentityPoolId", IdentityPoolsShapes.identityPoolId, required: true),
        .init("Logins", IdentityPoolsShapes.loginsMap),
    ])

    public typealias Output = GetIdOutput
    public static let operation = OperationModel(
        name: "GetId", service: .identityPools, signed: false, hasOutput: true,
        errors: [
            .invalidParameter, .resourceNotFound, .notAuthorized, .resourceConflict, .tooManyRequests,
            .internalError, .limitExceeded, .externalService,
        ])

    public var resource: Resource { .identityPool(identityPoolId) }
}

/// The output of GetId.
public struct GetIdOutput: OperationOutput {
    public var identityId: String?

    public init(
        identityId: String? = nil
    ) {
        self.identityId = identityId
    }

    public init(_ fields: JSONObject) throws {
        identityId = try fields.value("IdentityId")
    }

    public func write(members json: inout JSONWriter) {
        json.field("IdentityId", identityId)
    }

    public static let shape = StructureShape("GetIdResponse", [
        .init("IdentityId", IdentityPoolsShapes.identityId),
    ])
}
