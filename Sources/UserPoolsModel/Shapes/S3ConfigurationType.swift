// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The model's `S3ConfigurationType`.
public struct S3ConfigurationType: Structure {
    public var bucketArn: String?

    public init(
        bucketArn: String? = nil
    ) {
        self.bucketArn = bucketArn
    }

    public init(_ fields: JSONObject) throws {
        bucketArn = try fields.value("BucketArn")
    }

    public func write(members json: inout JSONWriter) {
        json.field("BucketArn", bucketArn)
    }

    public static let shape = StructureShape("S3ConfigurationType", [
        .init("BucketArn", UserPoolsShapes.s3ArnType),
    ])
}
