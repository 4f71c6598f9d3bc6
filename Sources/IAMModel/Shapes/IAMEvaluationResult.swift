// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The model's `EvaluationResult`.
package struct IAMEvaluationResult: Structure {
    package var evalActionName: String
    package var evalDecision: IAMPolicyEvaluationDecisionType
    package var evalDecisionDetails: [String: IAMPolicyEvaluationDecisionType]?
    package var evalResourceName: String?
    package var matchedStatements: [IAMStatement]?
    package var missingContextValues: [String]?
    package var organizationsDecisionDetail: IAMOrganizationsDecisionDetail?
    package var permissionsBoundaryDecisionDetail: IAMPermissionsBoundaryDecisionDetail?
    package var resourceSpecificResults: [IAMResourceSpecificResult]?

    package init(
        evalActionName: String,
        evalDecision: IAMPolicyEvaluationDecisionType,
        evalDecisionDetails: [String: IAMPolicyEvaluationDecisionType]? = nil,
        evalResourceName: String? = nil,
        matchedStatements: [IAMStatement]? = nil,
        missingContextValues: [String]? = nil,
        organizationsDecisionDetail: IAMOrganizationsDecisionDetail? = nil,
        permissionsBoundaryDecisionDetail: IAMPermissionsBoundaryDecisionDetail? = nil,
        resourceSpecificResults: [IAMResourceSpecificResult]? = nil
    ) {
        self.evalActionName = evalActionName
        self.evalDecision = evalDecision
        self.evalDecisionDetails = evalDecisionDetails
        self.evalResourceName = evalResourceName
        self.matchedStatements = matchedStatements
        self.missingContextValues = missingContextValues
        self.organizationsDecisionDetail = organizationsDecisionDetail
        self.permissionsBoundaryDecisionDetail = permissionsBoundaryDecisionDetail
        self.resourceSpecificResults = resourceSpecificResults
    }

    package init(_ fields: JSONObject) throws {
        evalActionName = try fields.requiredValue("EvalActionName")
        evalDecision = try fields.requiredValue("EvalDecision")
        evalDecisionDetails = try fields.value("EvalDecisionDetails")
        evalResourceName = try fields.value("EvalResourceName")
        matchedStatements = try fields.value("MatchedStatements")
        missingContextValues = try fields.value("MissingContextValues")
        organizationsDecisionDetail = try fields.value("OrganizationsDecisionDetail")
        permissionsBoundaryDecisionDetail = try fields.value("PermissionsBoundaryDecisionDetail")
        resourceSpecificResults = try fields.value("ResourceSpecificResults")
    }

    package func write(members json: inout JSONWriter) {
        json.field("EvalActionName", evalActionName)
        json.field("EvalDecision", evalDecision)
        json.field("EvalDecisionDetails", evalDecisionDetails)
        json.field("EvalResourceName", evalResourceName)
        json.field("MatchedStatements", matchedStatements)
        json.field("MissingContextValues", missingContextValues)
        json.field("OrganizationsDecisionDetail", organizationsDecisionDetail)
        json.field("PermissionsBoundaryDecisionDetail", permissionsBoundaryDecisionDetail)
        json.field("ResourceSpecificResults", resourceSpecificResults)
    }

    package static let shape = StructureShape("EvaluationResult", [
        .init("EvalActionName", IAMShapes.actionNameType, required: true),
        .init("EvalDecision", IAMShapes.policyEvaluationDecisionType, required: true),
        .init("EvalDecisionDetails", IAMShapes.evalDecisionDetailsType),
        .init("EvalResourceName", IAMShapes.resourceNameType),
        .init("MatchedStatements", IAMShapes.statementListType),
        .init("MissingContextValues", IAMShapes.contextKeyNamesResultListType),
        .init("OrganizationsDecisionDetail", .structure(IAMOrganizationsDecisionDetail.shape)),
        .init("PermissionsBoundaryDecisionDetail", .structure(IAMPermissionsBoundaryDecisionDetail.shape)),
        .init("ResourceSpecificResults", IAMShapes.resourceSpecificResultListType),
    ])
}
