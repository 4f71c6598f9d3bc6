// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The input of SimulatePrincipalPolicy.
public struct SimulatePrincipalPolicyInput: OperationInput, Paged {
    public var actionNames: [String]
    public var callerArn: String?
    public var contextEntries: [IAMContextEntry]?
    public var marker: String?
    public var maxItems: Int?
    public var permissionsBoundaryPolicyInputList: [String]?
    public var policyExclusionList: [IAMPolicyIdentifier]?
    public var policyInputList: [String]?
    public var policySourceArn: String
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
        permissionsBoundaryPolicyInputList: [String]? = nil,
        policyExclusionList: [IAMPolicyIdentifier]? = nil,
        policyInputList: [String]? = nil,
        policySourceArn: String,
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
        self.permissionsBoundaryPolicyInputList = permissionsBoundaryPolicyInputList
        self.policyExclusionList = policyExclusionList
        self.policyInputList = policyInputList
        self.policySourceArn = policySourceArn
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
        permissionsBoundaryPolicyInputList = try fields.value("PermissionsBoundaryPolicyInputList")
        policyExclusionList = try fields.value("PolicyExclusionList")
        policyInputList = try fields.value("PolicyInputList")
        policySourceArn = try fields.requiredValue("PolicySourceArn")
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
        json.field("PermissionsBoundaryPolicyInputList", permissionsBoundaryPolicyInputList)
        json.field("PolicyExclusionList", policyExclusionList)
        json.field("PolicyInputList", policyInputList)
        json.field("PolicySourceArn", policySourceArn)
        json.field("ResourceArns", resourceArns)
        json.field("ResourceHandlingOption", resourceHandlingOption)
        json.field("ResourceOwner", resourceOwner)
        json.field("ResourcePolicy", resourcePolicy)
    }

    public static let shape = StructureShape("SimulatePrincipalPolicyRequest", [
        .init("ActionNames", IAMShapes.actionNameListType, required: true),
        .init("CallerArn", IAMShapes.resourceNameType),
        .init("ContextEntries", IAMShapes.contextEntryListType),
        .init("Marker", IAMShapes.markerType),
        .init("MaxItems", IAMShapes.maxItemsType),
        .init("PermissionsBoundaryPolicyInputList", IAMShapes.simulationPolicyListType),
        .init("PolicyExclusionList", IAMShapes.policyExclusionsListType),
        .init("PolicyInputList", IAMShapes.simulationPolicyListType),
        .init("PolicySourceArn", IAMShapes.arnType, required: true),
        .init("ResourceArns", IAMShapes.resourceNameListType),
        .init("ResourceHandlingOption", IAMShapes.resourceHandlingOptionType),
        .init("ResourceOwner", IAMShapes.resourceNameType),
        .init("ResourcePolicy", IAMShapes.policyDocumentType),
    ])

    public typealias Output = SimulatePrincipalPolicyOutput
    public static let operation = OperationModel(
        name: "SimulatePrincipalPolicy", service: .iam, signed: true, hasOutput: true,
        errors: [
            .noSuchEntity, .invalidInput, .policyEvaluation,
        ])

    public var resource: Resource { .named(policySourceArn) }

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

/// The output of SimulatePrincipalPolicy.
public typealias SimulatePrincipalPolicyOutput = IAMSimulatePolicyResponse
