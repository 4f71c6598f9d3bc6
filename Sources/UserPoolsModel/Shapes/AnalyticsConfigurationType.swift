// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The model's `AnalyticsConfigurationType`.
public struct AnalyticsConfigurationType: Structure {
    public var applicationArn: String?
    public var applicationId: String?
    public var externalId: String?
    public var roleArn: String?
    public var userDataShared: Bool?

    public init(
        applicationArn: String? = nil,
        applicationId: String? = nil,
        externalId: String? = nil,
        roleArn: String? = nil,
        userDataShared: Bool? = nil
    ) {
        self.applicationArn = applicationArn
        self.applicationId = applicationId
        self.externalId = externalId
        self.roleArn = roleArn
        self.userDataShared = userDataShared
    }

    public init(_ fields: JSONObject) throws {
        applicationArn = try fields.value("ApplicationArn")
        applicationId = try fields.value("ApplicationId")
        externalId = try fields.value("ExternalId")
        roleArn = try fields.value("RoleArn")
        userDataShared = try fields.value("UserDataShared")
    }

    public func write(members json: inout JSONWriter) {
        json.field("ApplicationArn", applicationArn)
        json.field("ApplicationId", applicationId)
        json.field("ExternalId", externalId)
        json.field("RoleArn", roleArn)
        json.field("UserDataShared", userDataShared)
    }

    public static let shape = StructureShape("AnalyticsConfigurationType", [
        .init("ApplicationArn", UserPoolsShapes.arnType),
        .init("ApplicationId", UserPoolsShapes.hexStringType),
        .init("ExternalId", UserPoolsShapes.stringType),
        .init("RoleArn", UserPoolsShapes.arnType),
        .init("UserDataShared", UserPoolsShapes.booleanType),
    ])
}
