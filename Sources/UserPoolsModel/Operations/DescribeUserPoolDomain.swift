// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

public import WireRuntime

/// The input of DescribeUserPoolDomain.
public struct DescribeUserPoolDomainInput: OperationInput {
    public var domain: String

    public init(
        domain: String
    ) {
        self.domain = domain
    }

    public init(_ fields: JSONObject) throws {
        domain = try fields.requiredValue("Domain")
    }

    public func write(members json: inout JSONWriter) {
        json.field("Domain", domain)
    }

    public static let shape = StructureShape("DescribeUserPoolDomainRequest", [
        .init("Domain", UserPoolsShapes.domainType, required: true),
    ])

    public typealias Output = DescribeUserPoolDomainOutput
    public static let operation = OperationModel(
        name: "DescribeUserPoolDomain", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .notAuthorized, .invalidParameter, .resourceNotFound, .operationNotEnabled, .internalError,
        ])
}

/// The output of DescribeUserPoolDomain.
public struct DescribeUserPoolDomainOutput: OperationOutput {
    public var domainDescription: DomainDescriptionType?

    public init(
        domainDescription: DomainDescriptionType? = nil
    ) {
        self.domainDescription = domainDescription
    }

    public init(_ fields: JSONObject) throws {
        domainDescription = try fields.value("DomainDescription")
    }

    public func write(members json: inout JSONWriter) {
        json.field("DomainDescription", domainDescription)
    }

    public static let shape = StructureShape("DescribeUserPoolDomainResponse", [
        .init("DomainDescription", .structure(DomainDescriptionType.shape)),
    ])
}

#endif
