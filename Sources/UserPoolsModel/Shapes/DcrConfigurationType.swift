// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The model's `DcrConfigurationType`.
public struct DcrConfigurationType: Structure {
    public var allowedScopes: [String]?
    public var authenticatedGrantTypes: [OAuthFlowType]?
    public var enableStatus: StatusType?
    public var openDcrEnabled: Bool?
    public var openDcrGrantTypes: [OAuthFlowType]?

    public init(
        allowedScopes: [String]? = nil,
        authenticatedGrantTypes: [OAuthFlowType]? = nil,
        enableStatus: StatusType? = nil,
        openDcrEnabled: Bool? = nil,
        openDcrGrantTypes: [OAuthFlowType]? = nil
    ) {
        self.allowedScopes = allowedScopes
        self.authenticatedGrantTypes = authenticatedGrantTypes
        self.enableStatus = enableStatus
        self.openDcrEnabled = openDcrEnabled
        self.openDcrGrantTypes = openDcrGrantTypes
    }

    public init(_ fields: JSONObject) throws {
        allowedScopes = try fields.value("AllowedScopes")
        authenticatedGrantTypes = try fields.value("AuthenticatedGrantTypes")
        enableStatus = try fields.value("EnableStatus")
        openDcrEnabled = try fields.value("OpenDcrEnabled")
        openDcrGrantTypes = try fields.value("OpenDcrGrantTypes")
    }

    public func write(members json: inout JSONWriter) {
        json.field("AllowedScopes", allowedScopes)
        json.field("AuthenticatedGrantTypes", authenticatedGrantTypes)
        json.field("EnableStatus", enableStatus)
        json.field("OpenDcrEnabled", openDcrEnabled)
        json.field("OpenDcrGrantTypes", openDcrGrantTypes)
    }

    public static let shape = StructureShape("DcrConfigurationType", [
        .init("AllowedScopes", UserPoolsShapes.scopeListType),
        .init("AuthenticatedGrantTypes", UserPoolsShapes.oAuthFlowsType),
        .init("EnableStatus", UserPoolsShapes.statusType),
        .init("OpenDcrEnabled", UserPoolsShapes.booleanType),
        .init("OpenDcrGrantTypes", UserPoolsShapes.oAuthFlowsType),
    ])
}
