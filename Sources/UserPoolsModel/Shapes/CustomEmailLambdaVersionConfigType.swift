// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The model's `CustomEmailLambdaVersionConfigType`.
public struct CustomEmailLambdaVersionConfigType: Structure {
    public var lambdaArn: String
    public var lambdaVersion: CustomEmailSenderLambdaVersionType

    public init(
        lambdaArn: String,
        lambdaVersion: CustomEmailSenderLambdaVersionType
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

    public static let shape = StructureShape("CustomEmailLambdaVersionConfigType", [
        .init("LambdaArn", UserPoolsShapes.arnType, required: true),
        .init("LambdaVersion", UserPoolsShapes.customEmailSenderLambdaVersionType, required: true),
    ])
}
