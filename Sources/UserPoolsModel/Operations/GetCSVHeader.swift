// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

package import Kernel
package import WireRuntime

/// The input of GetCSVHeader.
package struct GetCSVHeaderInput: OperationInput, NamesUserPool {
    package var userPoolId: UserPoolID

    package init(
        userPoolId: UserPoolID
    ) {
        self.userPoolId = userPoolId
    }

    package init(_ fields: JSONObject) throws {
        userPoolId = try fields.requiredValue("UserPoolId")
    }

    package func write(members json: inout JSONWriter) {
        json.field("UserPoolId", userPoolId)
    }

    package static let shape = StructureShape("GetCSVHeaderRequest", [
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
    ])

    package typealias Output = GetCSVHeaderOutput
    package static let operation = OperationModel(
        name: "GetCSVHeader", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .resourceNotFound, .invalidParameter, .tooManyRequests, .notAuthorized, .operationNotEnabled,
            .internalError,
        ])

    package var resource: Resource { .userPool(userPoolId) }
}

/// The output of GetCSVHeader.
package struct GetCSVHeaderOutput: OperationOutput {
    package var csvHeader: [String]?
    package var userPoolId: UserPoolID?

    package init(
        csvHeader: [String]? = nil,
        userPoolId: UserPoolID? = nil
    ) {
        self.csvHeader = csvHeader
        self.userPoolId = userPoolId
    }

    package init(_ fields: JSONObject) throws {
        csvHeader = try fields.value("CSVHeader")
        userPoolId = try fields.value("UserPoolId")
    }

    package func write(members json: inout JSONWriter) {
        json.field("CSVHeader", csvHeader)
        json.field("UserPoolId", userPoolId)
    }

    package static let shape = StructureShape("GetCSVHeaderResponse", [
        .init("CSVHeader", UserPoolsShapes.listOfStringTypes),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType),
    ])
}

#endif
