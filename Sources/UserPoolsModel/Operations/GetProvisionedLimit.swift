// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

public import WireRuntime

/// The input of GetProvisionedLimit.
public struct GetProvisionedLimitInput: OperationInput {
    public var limitDefinition: LimitDefinitionType

    public init(
        limitDefinition: LimitDefinitionType
    ) {
        self.limitDefinition = limitDefinition
    }

    public init(_ fields: JSONObject) throws {
        limitDefinition = try fields.requiredValue("LimitDefinition")
    }

    public func write(members json: inout JSONWriter) {
        json.field("LimitDefinition", limitDefinition)
    }

    public static let shape = StructureShape("GetProvisionedLimitRequest", [
        .init("LimitDefinition", .structure(LimitDefinitionType.shape), required: true),
    ])

    public typealias Output = GetProvisionedLimitOutput
    public static let operation = OperationModel(
        name: "GetProvisionedLimit", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .invalidParameter, .resourceNotFound, .notAuthorized, .tooManyRequests, .internalError,
        ])
}

/// The output of GetProvisionedLimit.
public struct GetProvisionedLimitOutput: OperationOutput {
    public var limit: LimitType

    public init(
        limit: LimitType
    ) {
        self.limit = limit
    }

    public init(_ fields: JSONObject) throws {
        limit = try fields.requiredValue("Limit")
    }

    public func write(members json: inout JSONWriter) {
        json.field("Limit", limit)
    }

    public static let shape = StructureShape("GetProvisionedLimitResponse", [
        .init("Limit", .structure(LimitType.shape), required: true),
    ])
}

#endif
