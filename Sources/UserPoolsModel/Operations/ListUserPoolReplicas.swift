// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

public import Kernel
public import WireRuntime

/// The input of ListUserPoolReplicas.
public struct ListUserPoolReplicasInput: OperationInput, NamesUserPool, Paged {
    public var nextToken: String?
    public var userPoolId: UserPoolID

    public init(
        nextToken: String? = nil,
        userPoolId: UserPoolID
    ) {
        self.nextToken = nextToken
        self.userPoolId = userPoolId
    }

    public init(_ fields: JSONObject) throws {
        nextToken = try fields.value("NextToken")
        userPoolId = try fields.requiredValue("UserPoolId")
    }

    public func write(members json: inout JSONWriter) {
        json.field("NextToken", nextToken)
        json.field("UserPoolId", userPoolId)
    }

    public static let shape = StructureShape("ListUserPoolReplicasRequest", [
        .init("NextToken", UserPoolsShapes.paginationKeyType),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
    ])

    public typealias Output = ListUserPoolReplicasOutput
    public static let operation = OperationModel(
        name: "ListUserPoolReplicas", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .invalidParameter, .tooManyRequests, .notAuthorized, .operationNotEnabled, .internalError,
            .resourceNotFound,
        ])

    public var resource: Resource { .userPool(userPoolId) }

    public var pageToken: String? {
        get { nextToken }
        set { nextToken = newValue }
    }
    public var pageLimit: Int? {
        get { nil }
        set {}
    }
}

/// The output of ListUserPoolReplicas.
public struct ListUserPoolReplicasOutput: OperationOutput {
    public var nextToken: String?
    public var userPoolReplicas: [UserPoolReplicaType]?

    public init(
        nextToken: String? = nil,
        userPoolReplicas: [UserPoolReplicaType]? = nil
    ) {
        self.nextToken = nextToken
        self.userPoolReplicas = userPoolReplicas
    }

    public init(_ fields: JSONObject) throws {
        nextToken = try fields.value("NextToken")
        userPoolReplicas = try fields.value("UserPoolReplicas")
    }

    public func write(members json: inout JSONWriter) {
        json.field("NextToken", nextToken)
        json.field("UserPoolReplicas", userPoolReplicas)
    }

    public static let shape = StructureShape("ListUserPoolReplicasResponse", [
        .init("NextToken", UserPoolsShapes.paginationKeyType),
        .init("UserPoolReplicas", UserPoolsShapes.userPoolReplicaListType),
    ])
}

#endif
