// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The input of CreatePolicyVersion.
package struct CreatePolicyVersionInput: OperationInput {
    package var policyArn: String
    package var policyDocument: String
    package var setAsDefault: Bool?

    package init(
        policyArn: String,
        policyDocument: String,
        setAsDefault: Bool? = nil
    ) {
        self.policyArn = policyArn
        self.policyDocument = policyDocument
        self.setAsDefault = setAsDefault
    }

    package init(_ fields: JSONObject) throws {
        policyArn = try fields.requiredValue("PolicyArn")
        policyDocument = try fields.requiredValue("PolicyDocument")
        setAsDefault = try fields.value("SetAsDefault")
    }

    package func write(members json: inout JSONWriter) {
        json.field("PolicyArn", policyArn)
        json.field("PolicyDocument", policyDocument)
        json.field("SetAsDefault", setAsDefault)
    }

    package static let shape = StructureShape("CreatePolicyVersionRequest", [
        .init("PolicyArn", IAMShapes.arnType, required: true),
        .init("PolicyDocument", IAMShapes.policyDocumentType, required: true),
        .init("SetAsDefault", IAMShapes.booleanType),
    ])

    package typealias Output = CreatePolicyVersionOutput
    package static let operation = OperationModel(
        name: "CreatePolicyVersion", service: .iam, signed: true, hasOutput: true,
        errors: [
            .noSuchEntity, .malformedPolicyDocument, .invalidInput, .limitExceeded, .serviceFailure,
        ])

    package var resource: Resource { .named(policyArn) }
}

/// The output of CreatePolicyVersion.
package struct CreatePolicyVersionOutput: OperationOutput {
    package var policyVersion: IAMPolicyVersion?

    package init(
        policyVersion: IAMPolicyVersion? = nil
    ) {
        self.policyVersion = policyVersion
    }

    package init(_ fields: JSONObject) throws {
        policyVersion = try fields.value("PolicyVersion")
    }

    package func write(members json: inout JSONWriter) {
        json.field("PolicyVersion", policyVersion)
    }

    package static let shape = StructureShape("CreatePolicyVersionResponse", [
        .init("PolicyVersion", .structure(IAMPolicyVersion.shape)),
    ])
}
