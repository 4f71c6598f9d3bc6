// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

public import WireRuntime

/// The input of UpdateProvisionedLimit.
public struct UpdateProvisionedLimitInput: OperationInput {
    public var limitDefinition: LimitDefinitionType
    public var requestedLimitValue: Int

    public init(
        limitDefinition: LimitDefinitionType,
        requestedLimitValue: Int
    ) {
        self.limitDefinition = limitDefinition
        self.requestedLimitValue = requestedLimitValue
    }

    public init(_ fields: JSONObject) throws {
        limitDefinition = try fields.requiredValue("LimitDefinition")
        requestedLimitValue = try fields.requiredValue("RequestedLimitValue")
    }

    public func write(members json: inout JSONWriter) {
        json.field("LimitDefinition", limitDefinition)
        json.field("RequestedLimitValue", requestedLimitValue)
    }

    public static let shape = StructureShape("UpdateProvisionedLimitRequest", [
        .init("LimitDefinition", .structure(LimitDefinitionType.shape), required: true),
        .init("RequestedLimitValue", UserPoolsShapes.integerType, required: true),
    ])

    public typealias Output = UpdateProvisionedLimitOutput
    public static let operation = OperationModel(
        name: "UpdateProvisionedLimit", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .invalidParameter, .resourceNotFound, .notAuthorized, .tooManyRequests, .serviceQuotaExceeded,
            .internalError,
        ])
}

/// The output of UpdateProvisionedLimit.
public struct UpdateProvisionedLimitOutput: OperationOutput {
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

    public static let shape = StructureShape("UpdateProvisionedLimitResponse", [
        .init("Limit", .structure(LimitType.shape), required: true),
    ])
}

#endif
