// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import Kernel
public import WireRuntime

/// The model's `SAMLProviderListEntry`.
public struct IAMSAMLProviderListEntry: Structure {
    public var arn: String?
    public var createDate: Instant?
    public var validUntil: Instant?

    public init(
        arn: String? = nil,
        createDate: Instant? = nil,
        validUntil: Instant? = nil
    ) {
        self.arn = arn
        self.createDate = createDate
        self.validUntil = validUntil
    }

    public init(_ fields: JSONObject) throws {
        arn = try fields.value("Arn")
        createDate = try fields.value("CreateDate")
        validUntil = try fields.value("ValidUntil")
    }

    public func write(members json: inout JSONWriter) {
        json.field("Arn", arn)
        json.field("CreateDate", createDate)
        json.field("ValidUntil", validUntil)
    }

    public static let shape = StructureShape("SAMLProviderListEntry", [
        .init("Arn", IAMShapes.arnType),
        .init("CreateDate", IAMShapes.dateType),
        .init("ValidUntil", IAMShapes.dateType),
    ])
}
