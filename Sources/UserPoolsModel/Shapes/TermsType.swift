// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import Kernel
package import WireRuntime

/// The model's `TermsType`.
package struct TermsType: Structure {
    package var clientId: ClientID
    package var creationDate: Instant
    package var enforcement: TermsEnforcementType
    package var lastModifiedDate: Instant
    package var links: [String: String]
    package var termsId: String
    package var termsName: String
    package var termsSource: TermsSourceType
    package var userPoolId: UserPoolID

    package init(
        clientId: ClientID,
        creationDate: Instant,
        enforcement: TermsEnforcementType,
        lastModifiedDate: Instant,
        links: [String: String],
        termsId: String,
        termsName: String,
        termsSource: TermsSourceType,
        userPoolId: UserPoolID
    ) {
        self.clientId = clientId
        self.creationDate = creationDate
        self.enforcement = enforcement
        self.lastModifiedDate = lastModifiedDate
        self.links = links
        self.termsId = termsId
        self.termsName = termsName
        self.termsSource = termsSource
        self.userPoolId = userPoolId
    }

    package init(_ fields: JSONObject) throws {
        clientId = try fields.requiredValue("ClientId")
        creationDate = try fields.requiredValue("CreationDate")
        enforcement = try fields.requiredValue("Enforcement")
        lastModifiedDate = try fields.requiredValue("LastModifiedDate")
        links = try fields.requiredValue("Links")
        termsId = try fields.requiredValue("TermsId")
        termsName = try fields.requiredValue("TermsName")
        termsSource = try fields.requiredValue("TermsSource")
        userPoolId = try fields.requiredValue("UserPoolId")
    }

    package func write(members json: inout JSONWriter) {
        json.field("ClientId", clientId)
        json.field("CreationDate", creationDate)
        json.field("Enforcement", enforcement)
        json.field("LastModifiedDate", lastModifiedDate)
        json.field("Links", links)
        json.field("TermsId", termsId)
        json.field("TermsName", termsName)
        json.field("TermsSource", termsSource)
        json.field("UserPoolId", userPoolId)
    }

    package static let shape = StructureShape("TermsType", [
        .init("ClientId", UserPoolsShapes.clientIdType, required: true),
        .init("CreationDate", UserPoolsShapes.dateType, required: true),
        .init("Enforcement", UserPoolsShapes.termsEnforcementType, required: true),
        .init("LastModifiedDate", UserPoolsShapes.dateType, required: true),
        .init("Links", UserPoolsShapes.linksType, required: true),
        .init("TermsId", UserPoolsShapes.termsIdType, required: true),
        .init("TermsName", UserPoolsShapes.termsNameType, required: true),
        .init("TermsSource", UserPoolsShapes.termsSourceType, required: true),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
    ])
}
