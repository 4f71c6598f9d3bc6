// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

package import Kernel
package import WireRuntime

/// The input of AddCustomAttributes.
package struct AddCustomAttributesInput: OperationInput, NamesUserPool {
    package var customAttributes: [SchemaAttributeType]
    package var userPoolId: UserPoolID

    package init(
        customAttributes: [SchemaAttributeType],
        userPoolId: UserPoolID
    ) {
        self.customAttributes = customAttributes
        self.userPoolId = userPoolId
    }

    package init(_ fields: JSONObject) throws {
        customAttributes = try fields.requiredValue("CustomAttributes")
        userPoolId = try fields.requiredValue("UserPoolId")
    }

    package func write(members json: inout JSONWriter) {
        json.field("CustomAttributes", customAttributes)
        json.field("UserPoolId", userPoolId)
    }

    package static let shape = StructureShape("AddCustomAttributesRequest", [
        .init("CustomAttributes", UserPoolsShapes.customAttributesListType, required: true),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
    ])

    package typealias Output = AddCustomAttributesOutput
    package static let operation = OperationModel(
        name: "AddCustomAttributes", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .resourceNotFound, .invalidParameter, .tooManyRequests, .notAuthorized, .operationNotEnabled,
            .userImportInProgress, .internalError,
        ])

    package var resource: Resource { .userPool(userPoolId) }
}

/// The output of AddCustomAttributes.
package struct AddCustomAttributesOutput: OperationOutput {
    package init() {}

    package init(_: JSONObject) throws {}

    package func write(members _: inout JSONWriter) {}

    package static let shape = StructureShape("AddCustomAttributesResponse", [])
}

#endif
