// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The model's `ResourceSpecificResult`.
package struct IAMResourceSpecificResult: Structure {
    package var evalDecisionDetails: [String: IAMPolicyEvaluationDecisionType]?
    package var evalResourceDecision: IAMPolicyEvaluationDecisionType
    package var evalResourceName: String
    package var matchedStatements: [IAMStatement]?
    package var missingContextValues: [String]?
    package var permissionsBoundaryDecisionDetail: IAMPermissionsBoundaryDecisionDetail?

    package init(
        evalDecisionDetails: [String: IAMPolicyEvaluationDecisionType]? = nil,
        evalResourceDecision: IAMPolicyEvaluationDecisionType,
        evalResourceName: String,
        matchedStatements: [IAMStatement]? = nil,
        missingContextValues: [String]? = nil,
        permissionsBoundaryDecisionDetail: IAMPermissionsBoundaryDecisionDetail? = nil
    ) {
        self.evalDecisionDetails = evalDecisionDetails
        self.evalResourceDecision = evalResourceDecision
        self.evalResourceName = evalResourceName
        self.matchedStatements = matchedStatements
        self.missingContextValues = missingContextValues
        self.permissionsBoundaryDecisionDetail = permissionsBoundaryDecisionDetail
    }

    package init(_ fields: JSONObject) throws {
        evalDecisionDetails = try fields.value("EvalDecisionDetails")
        evalResourceDecision = try fields.requiredValue("EvalResourceDecision")
        evalResourceName = try fields.requiredValue("EvalResourceName")
        matchedStatements = try fields.value("MatchedStatements")
        missingContextValues = try fields.value("MissingContextValues")
        permissionsBoundaryDecisionDetail = try fields.value("PermissionsBoundaryDecisionDetail")
    }

    package func write(members json: inout JSONWriter) {
        json.field("EvalDecisionDetails", evalDecisionDetails)
        json.field("EvalResourceDecision", evalResourceDecision)
        json.field("EvalResourceName", evalResourceName)
        json.field("MatchedStatements", matchedStatements)
        json.field("MissingContextValues", missingContextValues)
        json.field("PermissionsBoundaryDecisionDetail", permissionsBoundaryDecisionDetail)
    }

    package static let shape = StructureShape("ResourceSpecificResult", [
        .init("EvalDecisionDetails", IAMShapes.evalDecisionDetailsType),
        .init("EvalResourceDecision", IAMShapes.policyEvaluationDecisionType, required: true),
        .init("EvalResourceName", IAMShapes.resourceNameType, required: true),
        .init("MatchedStatements", IAMShapes.statementListType),
        .init("MissingContextValues", IAMShapes.contextKeyNamesResultListType),
        .init("PermissionsBoundaryDecisionDetail", .structure(IAMPermissionsBoundaryDecisionDetail.shape)),
    ])
}
