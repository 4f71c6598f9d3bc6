// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The model's `EvaluationResult`.
public struct IAMEvaluationResult: Structure {
    public var evalActionName: String
    public var evalDecision: IAMPolicyEvaluationDecisionType
    public var evalDecisionDetails: [String: IAMPolicyEvaluationDecisionType]?
    public var evalResourceName: String?
    public var matchedStatements: [IAMStatement]?
    public var missingContextValues: [String]?
    public var organizationsDecisionDetail: IAMOrganizationsDecisionDetail?
    public var permissionsBoundaryDecisionDetail: IAMPermissionsBoundaryDecisionDetail?
    public var resourceSpecificResults: [IAMResourceSpecificResult]?

    public init(
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

    public init(_ fields: JSONObject) throws {
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

    public func write(members json: inout JSONWriter) {
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

    public static let shape = StructureShape("EvaluationResult", [
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
