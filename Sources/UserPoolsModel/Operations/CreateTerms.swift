// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

package import Kernel
package import WireRuntime

/// The input of CreateTerms.
package struct CreateTermsInput: OperationInput, NamesUserPool {
    package var clientId: ClientID
    package var enforcement: TermsEnforcementType
    package var links: [String: String]?
    package var termsName: String
    package var termsSource: TermsSourceType
    package var userPoolId: UserPoolID

    package init(
        clientId: ClientID,
        enforcement: TermsEnforcementType,
        links: [String: String]? = nil,
        termsName: String,
        termsSource: TermsSourceType,
        userPoolId: UserPoolID
    ) {
        self.clientId = clientId
        self.enforcement = enforcement
        self.links = links
        self.termsName = termsName
        self.termsSource = termsSource
        self.userPoolId = userPoolId
    }

    package init(_ fields: JSONObject) throws {
        clientId = try fields.requiredValue("ClientId")
        enforcement = try fields.requiredValue("Enforcement")
        links = try fields.value("Links")
        termsName = try fields.requiredValue("TermsName")
        termsSource = try fields.requiredValue("TermsSource")
        userPoolId = try fields.requiredValue("UserPoolId")
    }

    package func write(members json: inout JSONWriter) {
        json.field("ClientId", clientId)
        json.field("Enforcement", enforcement)
        json.field("Links", links)
        json.field("TermsName", termsName)
        json.field("TermsSource", termsSource)
        json.field("UserPoolId", userPoolId)
    }

    package static let shape = StructureShape("CreateTermsRequest", [
        .init("ClientId", UserPoolsShapes.clientIdType, required: true),
        .init("Enforcement", UserPoolsShapes.termsEnforcementType, required: true),
        .init("Links", UserPoolsShapes.linksType),
        .init("TermsName", UserPoolsShapes.termsNameType, required: true),
        .init("TermsSource", UserPoolsShapes.termsSourceType, required: true),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
    ])

    package typealias Output = CreateTermsOutput
    package static let operation = OperationModel(
        name: "CreateTerms", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .resourceNotFound, .concurrentModification, .termsExists, .invalidParameter, .tooManyRequests,
            .notAuthorized, .limitExceeded, .operationNotEnabled, .internalError,
        ])

    package var resource: Resource { .userPool(userPoolId) }
}

/// The output of CreateTerms.
package struct CreateTermsOutput: OperationOutput {
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

    package static let shape = StructureShape("CreateTermsResponse", [
        .init("Terms", .structure(TermsType.shape)),
    ])
}

#endif
