// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

package import Kernel
package import WireRuntime

/// The input of DescribeManagedLoginBranding.
package struct DescribeManagedLoginBrandingInput: OperationInput, NamesUserPool {
    package var managedLoginBrandingId: String
    package var returnMergedResources: Bool?
    package var userPoolId: UserPoolID

    package init(
        managedLoginBrandingId: String,
        returnMergedResources: Bool? = nil,
        userPoolId: UserPoolID
    ) {
        self.managedLoginBrandingId = managedLoginBrandingId
        self.returnMergedResources = returnMergedResources
        self.userPoolId = userPoolId
    }

    package init(_ fields: JSONObject) throws {
        managedLoginBrandingId = try fields.requiredValue("ManagedLoginBrandingId")
        returnMergedResources = try fields.value("ReturnMergedResources")
        userPoolId = try fields.requiredValue("UserPoolId")
    }

    package func write(members json: inout JSONWriter) {
        json.field("ManagedLoginBrandingId", managedLoginBrandingId)
        json.field("ReturnMergedResources", returnMergedResources)
        json.field("UserPoolId", userPoolId)
    }

    package static let shape = StructureShape("DescribeManagedLoginBrandingRequest", [
        .init("ManagedLoginBrandingId", UserPoolsShapes.managedLoginBrandingIdType, required: true),
        .init("ReturnMergedResources", UserPoolsShapes.booleanType),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
    ])

    package typealias Output = DescribeManagedLoginBrandingOutput
    package static let operation = OperationModel(
        name: "DescribeManagedLoginBranding", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .resourceNotFound, .invalidParameter, .tooManyRequests, .notAuthorized, .operationNotEnabled,
            .internalError,
        ])

    package var resource: Resource { .userPool(userPoolId) }
}

/// The output of DescribeManagedLoginBranding.
package struct DescribeManagedLoginBrandingOutput: OperationOutput {
    package var managedLoginBranding: ManagedLoginBrandingType?

    package init(
        managedLoginBranding: ManagedLoginBrandingType? = nil
    ) {
        self.managedLoginBranding = managedLoginBranding
    }

    package init(_ fields: JSONObject) throws {
        managedLoginBranding = try fields.value("ManagedLoginBranding")
    }

    package func write(members json: inout JSONWriter) {
        json.field("ManagedLoginBranding", managedLoginBranding)
    }

    package static let shape = StructureShape("DescribeManagedLoginBrandingResponse", [
        .init("ManagedLoginBranding", .structure(ManagedLoginBrandingType.shape)),
    ])
}

#endif
