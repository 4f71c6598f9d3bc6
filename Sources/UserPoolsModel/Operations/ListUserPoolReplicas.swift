// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

package import Kernel
package import WireRuntime

/// The input of ListUserPoolReplicas.
package struct ListUserPoolReplicasInput: OperationInput, NamesUserPool, Paged {
    package var nextToken: String?
    package var userPoolId: UserPoolID

    package init(
        nextToken: String? = nil,
        userPoolId: UserPoolID
    ) {
        self.nextToken = nextToken
        self.userPoolId = userPoolId
    }

    package init(_ fields: JSONObject) throws {
        nextToken = try fields.value("NextToken")
        userPoolId = try fields.requiredValue("UserPoolId")
    }

    package func write(members json: inout JSONWriter) {
        json.field("NextToken", nextToken)
        json.field("UserPoolId", userPoolId)
    }

    package static let shape = StructureShape("ListUserPoolReplicasRequest", [
        .init("NextToken", UserPoolsShapes.paginationKeyType),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
    ])

    package typealias Output = ListUserPoolReplicasOutput
    package static let operation = OperationModel(
        name: "ListUserPoolReplicas", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .invalidParameter, .tooManyRequests, .notAuthorized, .operationNotEnabled, .internalError,
            .resourceNotFound,
        ])

    package var resource: Resource { .userPool(userPoolId) }

    package var pageToken: String? {
        get { nextToken }
        set { nextToken = newValue }
    }
    package var pageLimit: Int? {
        get { nil }
        set {}
    }
}

/// The output of ListUserPoolReplicas.
package struct ListUserPoolReplicasOutput: OperationOutput, PagedOutput {
    package var nextToken: String?
    package var userPoolReplicas: [UserPoolReplicaType]?

    package init(
        nextToken: String? = nil,
        userPoolReplicas: [UserPoolReplicaType]? = nil
    ) {
        self.nextToken = nextToken
        self.userPoolReplicas = userPoolReplicas
    }

    package init(_ fields: JSONObject) throws {
        nextToken = try fields.value("NextToken")
        userPoolReplicas = try fields.value("UserPoolReplicas")
    }

    package func write(members json: inout JSONWriter) {
        json.field("NextToken", nextToken)
        json.field("UserPoolReplicas", userPoolReplicas)
    }

    package static let shape = StructureShape("ListUserPoolReplicasResponse", [
        .init("NextToken", UserPoolsShapes.paginationKeyType),
        .init("UserPoolReplicas", UserPoolsShapes.userPoolReplicaListType),
    ])

    package var pageToken: String? {
        get { nextToken }
        set { nextToken = newValue }
    }
}

#endif
