// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import Kernel
package import WireRuntime

/// The model's `TermsDescriptionType`.
package struct TermsDescriptionType: Structure {
    package var creationDate: Instant
    package var enforcement: TermsEnforcementType
    package var lastModifiedDate: Instant
    package var termsId: String
    package var termsName: String

    package init(
        creationDate: Instant,
        enforcement: TermsEnforcementType,
        lastModifiedDate: Instant,
        termsId: String,
        termsName: String
    ) {
        self.creationDate = creationDate
        self.enforcement = enforcement
        self.lastModifiedDate = lastModifiedDate
        self.termsId = termsId
        self.termsName = termsName
    }

    package init(_ fields: JSONObject) throws {
        creationDate = try fields.requiredValue("CreationDate")
        enforcement = try fields.requiredValue("Enforcement")
        lastModifiedDate = try fields.requiredValue("LastModifiedDate")
        termsId = try fields.requiredValue("TermsId")
        termsName = try fields.requiredValue("TermsName")
    }

    package func write(members json: inout JSONWriter) {
        json.field("CreationDate", creationDate)
        json.field("Enforcement", enforcement)
        json.field("LastModifiedDate", lastModifiedDate)
        json.field("TermsId", termsId)
        json.field("TermsName", termsName)
    }

    package static let shape = StructureShape("TermsDescriptionType", [
        .init("CreationDate", UserPoolsShapes.dateType, required: true),
        .init("Enforcement", UserPoolsShapes.termsEnforcementType, required: true),
        .init("LastModifiedDate", UserPoolsShapes.dateType, required: true),
        .init("TermsId", UserPoolsShapes.termsIdType, required: true),
        .init("TermsName", UserPoolsShapes.termsNameType, required: true),
    ])
}
