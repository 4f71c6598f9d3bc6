// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

package import WireRuntime

/// The input of DescribeUserPoolDomain.
package struct DescribeUserPoolDomainInput: OperationInput {
    package var domain: String

    package init(
        domain: String
    ) {
        self.domain = domain
    }

    package init(_ fields: JSONObject) throws {
        domain = try fields.requiredValue("Domain")
    }

    package func write(members json: inout JSONWriter) {
        json.field("Domain", domain)
    }

    package static let shape = StructureShape("DescribeUserPoolDomainRequest", [
        .init("Domain", UserPoolsShapes.domainType, required: true),
    ])

    package typealias Output = DescribeUserPoolDomainOutput
    package static let operation = OperationModel(
        name: "DescribeUserPoolDomain", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .notAuthorized, .invalidParameter, .resourceNotFound, .operationNotEnabled, .internalError,
        ])
}

/// The output of DescribeUserPoolDomain.
package struct DescribeUserPoolDomainOutput: OperationOutput {
    package var domainDescription: DomainDescriptionType?

    package init(
        domainDescription: DomainDescriptionType? = nil
    ) {
        self.domainDescription = domainDescription
    }

    package init(_ fields: JSONObject) throws {
        domainDescription = try fields.value("DomainDescription")
    }

    package func write(members json: inout JSONWriter) {
        json.field("DomainDescription", domainDescription)
    }

    package static let shape = StructureShape("DescribeUserPoolDomainResponse", [
        .init("DomainDescription", .structure(DomainDescriptionType.shape)),
    ])
}

#endif
