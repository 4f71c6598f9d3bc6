// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The input of ListSAMLProviders.
public struct ListSAMLProvidersInput: OperationInput {
    public init() {}

    public init(_: JSONObject) throws {}

    public func write(members _: inout JSONWriter) {}

    public static let shape = StructureShape("ListSAMLProvidersRequest", [])

    public typealias Output = ListSAMLProvidersOutput
    public static let operation = OperationModel(
        name: "ListSAMLProviders", service: .iam, signed: true, hasOutput: true,
        errors: [
            .serviceFailure,
        ])
}

/// The output of ListSAMLProviders.
public struct ListSAMLProvidersOutput: OperationOutput {
    public var samlProviderList: [IAMSAMLProviderListEntry]?

    public init(
        samlProviderList: [IAMSAMLProviderListEntry]? = nil
    ) {
        self.samlProviderList = samlProviderList
    }

    public init(_ fields: JSONObject) throws {
        samlProviderList = try fields.value("SAMLProviderList")
    }

    public func write(members json: inout JSONWriter) {
        json.field("SAMLProviderList", samlProviderList)
    }

    public static let shape = StructureShape("ListSAMLProvidersResponse", [
        .init("SAMLProviderList", IAMShapes.samlProviderListType),
    ])
}
