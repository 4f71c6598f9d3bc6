// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The input of ListPolicyVersions.
public struct ListPolicyVersionsInput: OperationInput, Paged {
    public var marker: String?
    public var maxItems: Int?
    public var policyArn: String

    public init(
        marker: String? = nil,
        maxItems: Int? = nil,
        policyArn: String
    ) {
        self.marker = marker
        self.maxItems = maxItems
        self.policyArn = policyArn
    }

    public init(_ fields: JSONObject) throws {
        marker = try fields.value("Marker")
        maxItems = try fields.value("MaxItems")
        policyArn = try fields.requiredValue("PolicyArn")
    }

    public func write(members json: inout JSONWriter) {
        json.field("Marker", marker)
        json.field("MaxItems", maxItems)
        json.field("PolicyArn", policyArn)
    }

    public static let shape = StructureShape("ListPolicyVersionsRequest", [
        .init("Marker", IAMShapes.markerType),
        .init("MaxItems", IAMShapes.maxItemsType),
        .init("PolicyArn", IAMShapes.arnType, required: true),
    ])

    public typealias Output = ListPolicyVersionsOutput
    public static let operation = OperationModel(
        name: "ListPolicyVersions", service: .iam, signed: true, hasOutput: true,
        errors: [
            .noSuchEntity, .invalidInput, .serviceFailure,
        ])

    public var resource: Resource { .named(policyArn) }

    public var pageToken: String? {
        get { marker }
        set { marker = newValue }
    }
    public var pageLimit: Int? {
        get { maxItems }
        set { maxItems = newValue }
    }
    public static let greatestPage = 1000
    public static let usualPage = 100
}

/// The output of ListPolicyVersions.
public struct ListPolicyVersionsOutput: OperationOutput {
    public var isTruncated: Bool?
    public var marker: String?
    public var versions: [IAMPolicyVersion]?

    public init(
        isTruncated: Bool? = nil,
        marker: String? = nil,
        versions: [IAMPolicyVersion]? = nil
    ) {
        self.isTruncated = isTruncated
        self.marker = marker
        self.versions = versions
    }

    public init(_ fields: JSONObject) throws {
        isTruncated = try fields.value("IsTruncated")
        marker = try fields.value("Marker")
        versions = try fields.value("Versions")
    }

    public func write(members json: inout JSONWriter) {
        json.field("IsTruncated", isTruncated)
        json.field("Marker", marker)
        json.field("Versions", versions)
    }

    public static let shape = StructureShape("ListPolicyVersionsResponse", [
        .init("IsTruncated", IAMShapes.booleanType),
        .init("Marker", IAMShapes.responseMarkerType),
        .init("Versions", IAMShapes.policyDocumentVersionListType),
    ])
}
