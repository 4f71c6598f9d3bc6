// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

package import Kernel
package import WireRuntime

/// The input of GetSigningCertificate.
package struct GetSigningCertificateInput: OperationInput, NamesUserPool {
    package var userPoolId: UserPoolID

    package init(
        userPoolId: UserPoolID
    ) {
        self.userPoolId = userPoolId
    }

    package init(_ fields: JSONObject) throws {
        userPoolId = try fields.requiredValue("UserPoolId")
    }

    package func write(members json: inout JSONWriter) {
        json.field("UserPoolId", userPoolId)
    }

    package static let shape = StructureShape("GetSigningCertificateRequest", [
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
    ])

    package typealias Output = GetSigningCertificateOutput
    package static let operation = OperationModel(
        name: "GetSigningCertificate", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .internalError, .invalidParameter, .resourceNotFound, .operationNotEnabled,
        ])

    package var resource: Resource { .userPool(userPoolId) }
}

/// The output of GetSigningCertificate.
package struct GetSigningCertificateOutput: OperationOutput {
    package var certificate: String?

    package init(
        certificate: String? = nil
    ) {
        self.certificate = certificate
    }

    package init(_ fields: JSONObject) throws {
        certificate = try fields.value("Certificate")
    }

    package func write(members json: inout JSONWriter) {
        json.field("Certificate", certificate)
    }

    package static let shape = StructureShape("GetSigningCertificateResponse", [
        .init("Certificate", UserPoolsShapes.stringType),
    ])
}

#endif
