// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The model's `SimulatePolicyResponse`.
public struct IAMSimulatePolicyResponse: OperationOutput {
    public var evaluationResults: [IAMEvaluationResult]?
    public var isTruncated: Bool?
    public var marker: String?

    public init(
        evaluationResults: [IAMEvaluationResult]? = nil,
        isTruncated: Bool? = nil,
        marker: String? = nil
    ) {
        self.evaluationResults = evaluationResults
        self.isTruncated = isTruncated
        self.marker = marker
    }

    public init(_ fields: JSONObject) throws {
        evaluationResults = try fields.value("EvaluationResults")
        isTruncated = try fields.value("IsTruncated")
        marker = try fields.value("Marker")
    }

    public func write(members json: inout JSONWriter) {
        json.field("EvaluationResults", evaluationResults)
        json.field("IsTruncated", isTruncated)
        json.field("Marker", marker)
    }

    public static let shape = StructureShape("SimulatePolicyResponse", [
        .init("EvaluationResults", IAMShapes.evaluationResultsListType),
        .init("IsTruncated", IAMShapes.booleanType),
        .init("Marker", IAMShapes.responseMarkerType),
    ])
}
