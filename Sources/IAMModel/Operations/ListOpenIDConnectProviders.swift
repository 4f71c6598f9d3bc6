// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The input of ListOpenIDConnectProviders.
public struct ListOpenIDConnectProvidersInput: OperationInput {
    public init() {}

    public init(_: JSONObject) throws {}

    public func write(members _: inout JSONWriter) {}

    public static let shape = StructureShape("ListOpenIDConnectProvidersRequest", [])

    public typealias Output = ListOpenIDConnectProvidersOutput
    public static let operation = OperationModel(
        name: "ListOpenIDConnectProviders", service: .iam, signed: true, hasOutput: true,
        errors: [
            .serviceFailure,
        ])
}

/// The output of ListOpenIDConnectProviders.
public struct ListOpenIDConnectProvidersOutput: OperationOutput {
    public var openIDConnectProviderList: [IAMOpenIDConnectProviderListEntry]?

    public init(
        openIDConnectProviderList: [IAMOpenIDConnectProviderListEntry]? = nil
    ) {
        self.openIDConnectProviderList = openIDConnectProviderList
    }

    public init(_ fields: JSONObject) throws {
        openIDConnectProviderList = try fields.value("OpenIDConnectProviderList")
    }

    public func write(members json: inout JSONWriter) {
        json.field("OpenIDConnectProviderList", openIDConnectProviderList)
    }

    public static let shape = StructureShape("ListOpenIDConnectProvidersResponse", [
        .init("OpenIDConnectProviderList", IAMShapes.openIDConnectProviderListType),
    ])
}
