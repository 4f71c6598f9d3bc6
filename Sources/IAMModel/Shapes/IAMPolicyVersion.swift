// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import Kernel
public import WireRuntime

/// The model's `PolicyVersion`.
public struct IAMPolicyVersion: Structure {
    public var createDate: Instant?
    public var document: String?
    public var isDefaultVersion: Bool?
    public var versionId: String?

    public init(
        createDate: Instant? = nil,
        document: String? = nil,
        isDefaultVersion: Bool? = nil,
        versionId: String? = nil
    ) {
        self.createDate = createDate
        self.document = document
        self.isDefaultVersion = isDefaultVersion
        self.versionId = versionId
    }

    public init(_ fields: JSONObject) throws {
        createDate = try fields.value("CreateDate")
        document = try fields.value("Document")
        isDefaultVersion = try fields.value("IsDefaultVersion")
        versionId = try fields.value("VersionId")
    }

    public func write(members json: inout JSONWriter) {
        json.field("CreateDate", createDate)
        json.field("Document", document)
        json.field("IsDefaultVersion", isDefaultVersion)
        json.field("VersionId", versionId)
    }

    public static let shape = StructureShape("PolicyVersion", [
        .init("CreateDate", IAMShapes.dateType),
        .init("Document", IAMShapes.policyDocumentType),
        .init("IsDefaultVersion", IAMShapes.booleanType),
        .init("VersionId", IAMShapes.policyVersionIdType),
    ])
}
