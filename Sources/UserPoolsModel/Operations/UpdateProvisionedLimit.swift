// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

package import WireRuntime

/// The input of UpdateProvisionedLimit.
package struct UpdateProvisionedLimitInput: OperationInput {
    package var limitDefinition: LimitDefinitionType
    package var requestedLimitValue: Int

    package init(
        limitDefinition: LimitDefinitionType,
        requestedLimitValue: Int
    ) {
        self.limitDefinition = limitDefinition
        self.requestedLimitValue = requestedLimitValue
    }

    package init(_ fields: JSONObject) throws {
        limitDefinition = try fields.requiredValue("LimitDefinition")
        requestedLimitValue = try fields.requiredValue("RequestedLimitValue")
    }

    package func write(members json: inout JSONWriter) {
        json.field("LimitDefinition", limitDefinition)
        json.field("RequestedLimitValue", requestedLimitValue)
    }

    package static let shape = StructureShape("UpdateProvisionedLimitRequest", [
        .init("LimitDefinition", .structure(LimitDefinitionType.shape), required: true),
        .init("RequestedLimitValue", UserPoolsShapes.integerType, required: true),
    ])

    package typealias Output = UpdateProvisionedLimitOutput
    package static let operation = OperationModel(
        name: "UpdateProvisionedLimit", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .invalidParameter, .resourceNotFound, .notAuthorized, .tooManyRequests, .serviceQuotaExceeded,
            .internalError,
        ])
}

/// The output of UpdateProvisionedLimit.
package struct UpdateProvisionedLimitOutput: OperationOutput {
    package var limit: LimitType

    package init(
        limit: LimitType
    ) {
        self.limit = limit
    }

    package init(_ fields: JSONObject) throws {
        limit = try fields.requiredValue("Limit")
    }

    package func write(members json: inout JSONWriter) {
        json.field("Limit", limit)
    }

    package static let shape = StructureShape("UpdateProvisionedLimitResponse", [
        .init("Limit", .structure(LimitType.shape), required: true),
    ])
}

#endif
