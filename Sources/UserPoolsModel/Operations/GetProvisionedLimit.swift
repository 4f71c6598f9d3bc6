// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

package import WireRuntime

/// The input of GetProvisionedLimit.
package struct GetProvisionedLimitInput: OperationInput {
    package var limitDefinition: LimitDefinitionType

    package init(
        limitDefinition: LimitDefinitionType
    ) {
        self.limitDefinition = limitDefinition
    }

    package init(_ fields: JSONObject) throws {
        limitDefinition = try fields.requiredValue("LimitDefinition")
    }

    package func write(members json: inout JSONWriter) {
        json.field("LimitDefinition", limitDefinition)
    }

    package static let shape = StructureShape("GetProvisionedLimitRequest", [
        .init("LimitDefinition", .structure(LimitDefinitionType.shape), required: true),
    ])

    package typealias Output = GetProvisionedLimitOutput
    package static let operation = OperationModel(
        name: "GetProvisionedLimit", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .invalidParameter, .resourceNotFound, .notAuthorized, .tooManyRequests, .internalError,
        ])
}

/// The output of GetProvisionedLimit.
package struct GetProvisionedLimitOutput: OperationOutput {
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

    package static let shape = StructureShape("GetProvisionedLimitResponse", [
        .init("Limit", .structure(LimitType.shape), required: true),
    ])
}

#endif
