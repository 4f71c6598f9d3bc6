// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The model's `PreTokenGenerationVersionConfigType`.
public struct PreTokenGenerationVersionConfigType: Structure {
    public var lambdaArn: String
    public var lambdaVersion: PreTokenGenerationLambdaVersionType

    public init(
        lambdaArn: String,
        lambdaVersion: PreTokenGenerationLambdaVersionType
    ) {
        self.lambdaArn = lambdaArn
        self.lambdaVersion = lambdaVersion
    }

    public init(_ fields: JSONObject) throws {
        lambdaArn = try fields.requiredValue("LambdaArn")
        lambdaVersion = try fields.requiredValue("LambdaVersion")
    }

    public func write(members json: inout JSONWriter) {
        json.field("LambdaArn", lambdaArn)
        json.field("LambdaVersion", lambdaVersion)
    }

    public static let shape = StructureShape("PreTokenGenerationVersionConfigType", [
        .init("LambdaArn", UserPoolsShapes.arnType, required: true),
        .init("LambdaVersion", UserPoolsShapes.preTokenGenerationLambdaVersionType, required: true),
    ])
}
