// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The model's `SimulatePolicyResponse`.
package struct IAMSimulatePolicyResponse: OperationOutput {
    package var evaluationResults: [IAMEvaluationResult]?
    package var isTruncated: Bool?
    package var marker: String?

    package init(
        evaluationResults: [IAMEvaluationResult]? = nil,
        isTruncated: Bool? = nil,
        marker: String? = nil
    ) {
        self.evaluationResults = evaluationResults
        self.isTruncated = isTruncated
        self.marker = marker
    }

    package init(_ fields: JSONObject) throws {
        evaluationResults = try fields.value("EvaluationResults")
        isTruncated = try fields.value("IsTruncated")
        marker = try fields.value("Marker")
    }

    package func write(members json: inout JSONWriter) {
        json.field("EvaluationResults", evaluationResults)
        json.field("IsTruncated", isTruncated)
        json.field("Marker", marker)
    }

    package static let shape = StructureShape("SimulatePolicyResponse", [
        .init("EvaluationResults", IAMShapes.evaluationResultsListType),
        .init("IsTruncated", IAMShapes.booleanType),
        .init("Marker", IAMShapes.responseMarkerType),
    ])
}
