// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import Kernel
package import WireRuntime

/// The model's `PolicyVersion`.
package struct IAMPolicyVersion: Structure {
    package var createDate: Instant?
    package var document: String?
    package var isDefaultVersion: Bool?
    package var versionId: String?

    package init(
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

    package init(_ fields: JSONObject) throws {
        createDate = try fields.value("CreateDate")
        document = try fields.value("Document")
        isDefaultVersion = try fields.value("IsDefaultVersion")
        versionId = try fields.value("VersionId")
    }

    package func write(members json: inout JSONWriter) {
        json.field("CreateDate", createDate)
        json.field("Document", document)
        json.field("IsDefaultVersion", isDefaultVersion)
        json.field("VersionId", versionId)
    }

    package static let shape = StructureShape("PolicyVersion", [
        .init("CreateDate", IAMShapes.dateType),
        .init("Document", IAMShapes.policyDocumentType),
        .init("IsDefaultVersion", IAMShapes.booleanType),
        .init("VersionId", IAMShapes.policyVersionIdType),
    ])
}
