// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import Kernel
package import WireRuntime

/// The model's `SAMLProviderListEntry`.
package struct IAMSAMLProviderListEntry: Structure {
    package var arn: String?
    package var createDate: Instant?
    package var validUntil: Instant?

    package init(
        arn: String? = nil,
        createDate: Instant? = nil,
        validUntil: Instant? = nil
    ) {
        self.arn = arn
        self.createDate = createDate
        self.validUntil = validUntil
    }

    package init(_ fields: JSONObject) throws {
        arn = try fields.value("Arn")
        createDate = try fields.value("CreateDate")
        validUntil = try fields.value("ValidUntil")
    }

    package func write(members json: inout JSONWriter) {
        json.field("Arn", arn)
        json.field("CreateDate", createDate)
        json.field("ValidUntil", validUntil)
    }

    package static let shape = StructureShape("SAMLProviderListEntry", [
        .init("Arn", IAMShapes.arnType),
        .init("CreateDate", IAMShapes.dateType),
        .init("ValidUntil", IAMShapes.dateType),
    ])
}
