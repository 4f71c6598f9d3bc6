// Generated from cognito-identity.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

public import WireRuntime

/// The input of UnlinkDeveloperIdentity.
public struct UnlinkDeveloperIdentityInput: OperationInput, NamesIdentityPool {
    public var developerProviderName: String
    public var developerUserIdentifier: String
    public var identityId: String
    public var identityPoolId: String

    public init(
        developerProviderName: String,
        developerUserIdentifier: String,
        identityId: String,
        identityPoolId: String
    ) {
        self.developerProviderName = developerProviderName
        self.developerUserIdentifier = developerUserIdentifier
        self.identityId = identityId
        self.identityPoolId = identityPoolId
    }

    public init(_ fields: JSONObject) throws {
        developerProviderName = try fields.requiredValue("DeveloperProviderName")
        developerUserIdentifier = try fields.requiredValue("DeveloperUserIdentifier")
        identityId = try fields.requiredValue("IdentityId")
        identityPoolId = try fields.requiredValue("IdentityPoolId")
    }

    public func write(members json: inout JSONWriter) {
        json.field("DeveloperProviderName", developerProviderName)
        json.field("DeveloperUserIdentifier", developerUserIdentifier)
        json.field("IdentityId", identityId)
        json.field("IdentityPoolId", identityPoolId)
    }

    public static let shape = StructureShape("UnlinkDeveloperIdentityInput", [
        .init("DeveloperProviderName", IdentityPoolsShapes.developerProviderName, required: true),
        .init("DeveloperUserIdentifier", IdentityPoolsShapes.developerUserIdentifier, required: true),
        .init("IdentityId", IdentityPoolsShapes.identityId, required: true),
        .init("IdentityPoolId", IdentityPoolsShapes.identityPoolId, required: true),
    ])

    public typealias Output = UnlinkDeveloperIdentityOutput
    public static let operation = OperationModel(
        name: "UnlinkDeveloperIdentity", service: .identityPools, signed: true, hasOutput: false,
        errors: [
            .invalidParameter, .resourceNotFound, .notAuthorized, .resourceConflict, .tooManyRequests,
            .internalError,
        ])

    public var resource: Resource { .identityPool(identityPoolId) }
}

/// UnlinkDeveloperIdentity has no output.
public typealias UnlinkDeveloperIdentityOutput = NoOutput

#endif
