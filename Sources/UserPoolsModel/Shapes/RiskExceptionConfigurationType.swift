// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The model's `RiskExceptionConfigurationType`.
public struct RiskExceptionConfigurationType: Structure {
    public var blockedIPRangeList: [String]?
    public var skippedIPRangeList: [String]?

    public init(
        blockedIPRangeList: [String]? = nil,
        skippedIPRangeList: [String]? = nil
    ) {
        self.blockedIPRangeList = blockedIPRangeList
        self.skippedIPRangeList = skippedIPRangeList
    }

    public init(_ fields: JSONObject) throws {
        blockedIPRangeList = try fields.value("BlockedIPRangeList")
        skippedIPRangeList = try fields.value("SkippedIPRangeList")
    }

    public func write(members json: inout JSONWriter) {
        json.field("BlockedIPRangeList", blockedIPRangeList)
        json.field("SkippedIPRangeList", skippedIPRangeList)
    }

    public static let shape = StructureShape("RiskExceptionConfigurationType", [
        .init("BlockedIPRangeList", UserPoolsShapes.blockedIPRangeListType),
        .init("SkippedIPRangeList", UserPoolsShapes.skippedIPRangeListType),
    ])
}
