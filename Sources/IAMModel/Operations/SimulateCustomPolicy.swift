// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The input of SimulateCustomPolicy.
public struct SimulateCustomPolicyInput: OperationInput, Paged {
    public var actionNames: [String]
    public var callerArn: String?
    public var contextEntries: [IAMContextEntry]?
    public var marker: String?
    public var maxItems: Int?
    public var orderedOrganizationPolicyInputList: [IAMOrderedOrganizationPolicyType]?
    public var permissionsBoundaryPolicyInputList: [String]?
    public var policyInputList: [String]
    public var resourceArns: [String]?
    public var resourceHandlingOption: String?
    public var resourceOwner: String?
    public var resourcePolicy: String?

    public init(
        actionNames: [String],
        callerArn: String? = nil,
        contextEntries: [IAMContextEntry]? = nil,
        marker: String? = nil,
        maxItems: Int? = nil,
        orderedOrganizationPolicyInputList: [IAMOrderedOrganizationPolicyType]? = nil,
        permissionsBoundaryPolicyInputList: [String]? = nil,
        policyInputList: [String],
        resourceArns: [String]? = nil,
        resourceHandlingOption: String? = nil,
        resourceOwner: String? = nil,
        resourcePolicy: String? = nil
    ) {
        self.actionNames = actionNames
        self.callerArn = callerArn
        self.contextEntries = contextEntries
        self.marker = marker
        self.maxItems = maxItems
        self.orderedOrganizationPolicyInputList = orderedOrganizationPolicyInputList
        self.permissionsBoundaryPolicyInputList = permissionsBoundaryPolicyInputList
        self.policyInputList = policyInputList
        self.resourceArns = resourceArns
        self.resourceHandlingOption = resourceHandlingOption
        self.resourceOwner = resourceOwner
        self.resourcePolicy = resourcePolicy
    }

    public init(_ fields: JSONObject) throws {
        actionNames = try fields.requiredValue("ActionNames")
        callerArn = try fields.value("CallerArn")
        contextEntries = try fields.value("ContextEntries")
        marker = try fields.value("Marker")
        maxItems = try fields.value("MaxItems")
        orderedOrganizationPolicyInputList = try fields.value("OrderedOrganizationPolicyInputList")
        permissionsBoundaryPolicyInputList = try fields.value("PermissionsBoundaryPolicyInputList")
        policyInputList = try fields.requiredValue("PolicyInputList")
        resourceArns = try fields.value("ResourceArns")
        resourceHandlingOption = try fields.value("ResourceHandlingOption")
        resourceOwner = try fields.value("ResourceOwner")
        resourcePolicy = try fields.value("ResourcePolicy")
    }

    public func write(members json: inout JSONWriter) {
        json.field("ActionNames", actionNames)
        json.field("CallerArn", callerArn)
        json.field("ContextEntries", contextEntries)
        json.field("Marker", marker)
        json.field("MaxItems", maxItems)
        json.field("OrderedOrganizationPolicyInputList", orderedOrganizationPolicyInputList)
        json.field("PermissionsBoundaryPolicyInputList", permissionsBoundaryPolicyInputList)
        json.field("PolicyInputList", policyInputList)
        json.field("ResourceArns", resourceArns)
        json.field("ResourceHandlingOption", resourceHandlingOption)
        json.field("ResourceOwner", resourceOwner)
        json.field("ResourcePolicy", resourcePolicy)
    }

    public static let shape = StructureShape("SimulateCustomPolicyRequest", [
        .init("ActionNames", IAMShapes.actionNameListType, required: true),
        .init("CallerArn", IAMShapes.resourceNameType),
        .init("ContextEntries", IAMShapes.contextEntryListType),
        .init("Marker", IAMShapes.markerType),
        .init("MaxItems", IAMShapes.maxItemsType),
        .init("OrderedOrganizationPolicyInputList", IAMShapes.organizationPolicyListType),
        .init("PermissionsBoundaryPolicyInputList", IAMShapes.simulationPolicyListType),
        .init("PolicyInputList", IAMShapes.simulationPolicyListType, required: true),
        .init("ResourceArns", IAMShapes.resourceNameListType),
        .init("ResourceHandlingOption", IAMShapes.resourceHandlingOptionType),
        .init("ResourceOwner", IAMShapes.resourceNameType),
        .init("ResourcePolicy", IAMShapes.policyDocumentType),
    ])

    public typealias Output = SimulateCustomPolicyOutput
    public static let operation = OperationModel(
        name: "SimulateCustomPolicy", service: .iam, signed: true, hasOutput: true,
        errors: [
            .invalidInput, .policyEvaluation,
        ])

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

/// The output of SimulateCustomPolicy.
public typealias SimulateCustomPolicyOutput = IAMSimulatePolicyResponse
