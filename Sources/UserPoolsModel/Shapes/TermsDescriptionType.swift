// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import Kernel
public import WireRuntime

/// The model's `TermsDescriptionType`.
public struct TermsDescriptionType: Structure {
    public var creationDate: Instant
    public var enforcement: TermsEnforcementType
    public var lastModifiedDate: Instant
    public var termsId: String
    public var termsName: String

    public init(
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

    public init(_ fields: JSONObject) throws {
        creationDate = try fields.requiredValue("CreationDate")
        enforcement = try fields.requiredValue("Enforcement")
        lastModifiedDate = try fields.requiredValue("LastModifiedDate")
        termsId = try fields.requiredValue("TermsId")
        termsName = try fields.requiredValue("TermsName")
    }

    public func write(members json: inout JSONWriter) {
        json.field("CreationDate", creationDate)
        json.field("Enforcement", enforcement)
        json.field("LastModifiedDate", lastModifiedDate)
        json.field("TermsId", termsId)
        json.field("TermsName", termsName)
    }

    public static let shape = StructureShape("TermsDescriptionType", [
        .init("CreationDate", UserPoolsShapes.dateType, required: true),
        .init("Enforcement", UserPoolsShapes.termsEnforcementType, required: true),
        .init("LastModifiedDate", UserPoolsShapes.dateType, required: true),
        .init("TermsId", UserPoolsShapes.termsIdType, required: true),
        .init("TermsName", UserPoolsShapes.termsNameType, required: true),
    ])
}
