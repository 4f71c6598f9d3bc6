// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The model's `PreTokenGenerationVersionConfigType`.
package struct PreTokenGenerationVersionConfigType: Structure {
    package var lambdaArn: String
    package var lambdaVersion: PreTokenGenerationLambdaVersionType

    package init(
        lambdaArn: String,
        lambdaVersion: PreTokenGenerationLambdaVersionType
    ) {
        self.lambdaArn = lambdaArn
        self.lambdaVersion = lambdaVersion
    }

    package init(_ fields: JSONObject) throws {
        lambdaArn = try fields.requiredValue("LambdaArn")
        lambdaVersion = try fields.requiredValue("LambdaVersion")
    }

    package func write(members json: inout JSONWriter) {
        json.field("LambdaArn", lambdaArn)
        json.field("LambdaVersion", lambdaVersion)
    }

    package static let shape = StructureShape("PreTokenGenerationVersionConfigType", [
        .init("LambdaArn", UserPoolsShapes.arnType, required: true),
        .init("LambdaVersion", UserPoolsShapes.preTokenGenerationLambdaVersionType, required: true),
    ])
}
