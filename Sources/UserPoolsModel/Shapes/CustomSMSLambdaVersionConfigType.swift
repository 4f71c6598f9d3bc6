// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The model's `CustomSMSLambdaVersionConfigType`.
package struct CustomSMSLambdaVersionConfigType: Structure {
    package var lambdaArn: String
    package var lambdaVersion: CustomSMSSenderLambdaVersionType

    package init(
        lambdaArn: String,
        lambdaVersion: CustomSMSSenderLambdaVersionType
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

    package static let shape = StructureShape("CustomSMSLambdaVersionConfigType", [
        .init("LambdaArn", UserPoolsShapes.arnType, required: true),
        .init("LambdaVersion", UserPoolsShapes.customSMSSenderLambdaVersionType, required: true),
    ])
}
