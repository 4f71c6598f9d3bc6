// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

package import Kernel
package import WireRuntime

/// The input of UpdateTerms.
package struct UpdateTermsInput: OperationInput, NamesUserPool {
    package var enforcement: TermsEnforcementType?
    package var links: [String: String]?
    package var termsId: String
    package var termsName: String?
    package var termsSource: TermsSourceType?
    package var userPoolId: UserPoolID

    package init(
        enforcement: TermsEnforcementType? = nil,
        links: [String: String]? = nil,
        termsId: String,
        termsName: String? = nil,
        termsSource: TermsSourceType? = nil,
        userPoolId: UserPoolID
    ) {
        self.enforcement = enforcement
        self.links = links
        self.termsId = termsId
        self.termsName = termsName
        self.termsSource = termsSource
        self.userPoolId = userPoolId
    }

    package init(_ fields: JSONObject) throws {
        enforcement = try fields.value("Enforcement")
        links = try fields.value("Links")
        termsId = try fields.requiredValue("TermsId")
        termsName = try fields.value("TermsName")
        termsSource = try fields.value("TermsSource")
        userPoolId = try fields.requiredValue("UserPoolId")
    }

    package func write(members json: inout JSONWriter) {
        json.field("Enforcement", enforcement)
        json.field("Links", links)
        json.field("TermsId", termsId)
        json.field("TermsName", termsName)
        json.field("TermsSource", termsSource)
        json.field("UserPoolId", userPoolId)
    }

    package static let shape = StructureShape("UpdateTermsRequest", [
        .init("Enforcement", UserPoolsShapes.termsEnforcementType),
        .init("Links", UserPoolsShapes.linksType),
        .init("TermsId", UserPoolsShapes.termsIdType, required: true),
        .init("TermsName", UserPoolsShapes.termsNameType),
        .init("TermsSource", UserPoolsShapes.termsSourceType),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
    ])

    package typealias Output = UpdateTermsOutput
    package static let operation = OperationModel(
        name: "UpdateTerms", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .resourceNotFound, .concurrentModification, .termsExists, .invalidParameter, .tooManyRequests,
            .notAuthorized, .operationNotEnabled, .internalError,
        ])

    package var resource: Resource { .userPool(userPoolId) }
}

/// The output of UpdateTerms.
package struct UpdateTermsOutput: OperationOutput {
    package var terms: TermsType?

    package init(
        terms: TermsType? = nil
    ) {
        self.terms = terms
    }

    package init(_ fields: JSONObject) throws {
        terms = try fields.value("Terms")
    }

    package func write(members json: inout JSONWriter) {
        json.field("Terms", terms)
    }

    package static let shape = StructureShape("UpdateTermsResponse", [
        .init("Terms", .structure(TermsType.shape)),
    ])
}

#endif
