// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The input of UpdateOpenIDConnectProviderThumbprint.
public struct UpdateOpenIDConnectProviderThumbprintInput: OperationInput {
    public var openIDConnectProviderArn: String
    public var thumbprintList: [String]

    public init(
        openIDConnectProviderArn: String,
        thumbprintList: [String]
    ) {
        self.openIDConnectProviderArn = openIDConnectProviderArn
        self.thumbprintList = thumbprintList
    }

    public init(_ fields: JSONObject) throws {
        openIDConnectProviderArn = try fields.requiredValue("OpenIDConnectProviderArn")
        thumbprintList = try fields.requiredValue("ThumbprintList")
    }

    public func write(members json: inout JSONWriter) {
        json.field("OpenIDConnectProviderArn", openIDConnectProviderArn)
        json.field("ThumbprintList", thumbprintList)
    }

    public static let shape = StructureShape("UpdateOpenIDConnectProviderThumbprintRequest", [
        .init("OpenIDConnectProviderArn", IAMShapes.arnType, required: true),
        .init("ThumbprintList", IAMShapes.thumbprintListType, required: true),
    ])

    public typealias Output = UpdateOpenIDConnectProviderThumbprintOutput
    public static let operation = OperationModel(
        name: "UpdateOpenIDConnectProviderThumbprint", service: .iam, signed: true, hasOutput: false,
        errors: [
            .concurrentModification, .invalidInput, .noSuchEntity, .serviceFailure,
        ])

    public var resource: Resource { .named(openIDConnectProviderArn) }
}

/// UpdateOpenIDConnectProviderThumbprint has no output.
public typealias UpdateOpenIDConnectProviderThumbprintOutput = NoOutput
