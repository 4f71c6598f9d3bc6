// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The model's `S3ConfigurationType`.
package struct S3ConfigurationType: Structure {
    package var bucketArn: String?

    package init(
        bucketArn: String? = nil
    ) {
        self.bucketArn = bucketArn
    }

    package init(_ fields: JSONObject) throws {
        bucketArn = try fields.value("BucketArn")
    }

    package func write(members json: inout JSONWriter) {
        json.field("BucketArn", bucketArn)
    }

    package static let shape = StructureShape("S3ConfigurationType", [
        .init("BucketArn", UserPoolsShapes.s3ArnType),
    ])
}
