// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

public import Kernel
public import WireRuntime

/// The input of GetSigningCertificate.
public struct GetSigningCertificateInput: OperationInput, NamesUserPool {
    public var userPoolId: UserPoolID

    public init(
        userPoolId: UserPoolID
    ) {
        self.userPoolId = userPoolId
    }

    public init(_ fields: JSONObject) throws {
        userPoolId = try fields.requiredValue("UserPoolId")
    }

    public func write(members json: inout JSONWriter) {
        json.field("UserPoolId", userPoolId)
    }

    public static let shape = StructureShape("GetSigningCertificateRequest", [
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
    ])

    public typealias Output = GetSigningCertificateOutput
    public static let operation = OperationModel(
        name: "GetSigningCertificate", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .internalError, .invalidParameter, .resourceNotFound, .operationNotEnabled,
        ])

    public var resource: Resource { .userPool(userPoolId) }
}

/// The output of GetSigningCertificate.
public struct GetSigningCertificateOutput: OperationOutput {
    public var certificate: String?

    public init(
        certificate: String? = nil
    ) {
        self.certificate = certificate
    }

    public init(_ fields: JSONObject) throws {
        certificate = try fields.value("Certificate")
    }

    public func write(members json: inout JSONWriter) {
        json.field("Certificate", certificate)
    }

    public static let shape = StructureShape("GetSigningCertificateResponse", [
        .init("Certificate", UserPoolsShapes.stringType),
    ])
}

#endif
