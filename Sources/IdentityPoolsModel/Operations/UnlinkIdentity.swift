// Generated from cognito-identity.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import Kernel
public import WireRuntime

/// The input of UnlinkIdentity.
public struct UnlinkIdentityInput: OperationInput {
    public var identityId: String
    public var logins: [String: Secret<String>]
    public var loginsToRemove: [String]

    public init(
        identityId: String,
        logins: [String: Secret<String>],
        loginsToRemove: [String]
    ) {
        self.identityId = identityId
        self.logins = logins
        self.loginsToRemove = loginsToRemove
    }

    public init(_ fields: JSONObject) throws {
        identityId = try fields.requiredValue("IdentityId")
        logins = try fields.requiredValue("Logins")
        loginsToRemove = try fields.requiredValue("LoginsToRemove")
    }

    public func write(members json: inout JSONWriter) {
        json.field("IdentityId", identityId)
        json.field("Logins", logins)
        json.field("LoginsToRemove", loginsToRemove)
    }

    public static let shape = StructureShape("UnlinkIdentityInput", [
        .init("IdentityId", IdentityPoolsShapes.identityId, required: true),
        .init("Logins", IdentityPoolsShapes.loginsMap, required: true),
        .init("LoginsToRemove", IdentityPoolsShapes.loginsList, required: true),
    ])

    public typealias Output = UnlinkIdentityOutput
    public static let operation = OperationModel(
        name: "UnlinkIdentity", service: .identityPools, signed: false, hasOutput: false,
        errors: [
            .invalidParameter, .resourceNotFound, .notAuthorized, .resourceConflict, .tooManyRequests,
            .internalError, .externalService,
        ])
}

/// UnlinkIdentity has no output.
public typealias UnlinkIdentityOutput = NoOutput
