// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The model's `LambdaConfigType`.
package struct LambdaConfigType: Structure {
    package var createAuthChallenge: String?
    package var customEmailSender: CustomEmailLambdaVersionConfigType?
    package var customMessage: String?
    package var customSMSSender: CustomSMSLambdaVersionConfigType?
    package var defineAuthChallenge: String?
    package var inboundFederation: InboundFederationLambdaType?
    package var kmsKeyID: String?
    package var postAuthentication: String?
    package var postConfirmation: String?
    package var preAuthentication: String?
    package var preSignUp: String?
    package var preTokenGeneration: String?
    package var preTokenGenerationConfig: PreTokenGenerationVersionConfigType?
    package var userMigration: String?
    package var verifyAuthChallengeResponse: String?

    package init(
        createAuthChallenge: String? = nil,
        customEmailSender: CustomEmailLambdaVersionConfigType? = nil,
        customMessage: String? = nil,
        customSMSSender: CustomSMSLambdaVersionConfigType? = nil,
        defineAuthChallenge: String? = nil,
        inboundFederation: InboundFederationLambdaType? = nil,
        kmsKeyID: String? = nil,
        postAuthentication: String? = nil,
        postConfirmation: String? = nil,
        preAuthentication: String? = nil,
        preSignUp: String? = nil,
        preTokenGeneration: String? = nil,
        preTokenGenerationConfig: PreTokenGenerationVersionConfigType? = nil,
        userMigration: String? = nil,
        verifyAuthChallengeResponse: String? = nil
    ) {
        self.createAuthChallenge = createAuthChallenge
        self.customEmailSender = customEmailSender
        self.customMessage = customMessage
        self.customSMSSender = customSMSSender
        self.defineAuthChallenge = defineAuthChallenge
        self.inboundFederation = inboundFederation
        self.kmsKeyID = kmsKeyID
        self.postAuthentication = postAuthentication
        self.postConfirmation = postConfirmation
        self.preAuthentication = preAuthentication
        self.preSignUp = preSignUp
        self.preTokenGeneration = preTokenGeneration
        self.preTokenGenerationConfig = preTokenGenerationConfig
        self.userMigration = userMigration
        self.verifyAuthChallengeResponse = verifyAuthChallengeResponse
    }

    package init(_ fields: JSONObject) throws {
        createAuthChallenge = try fields.value("CreateAuthChallenge")
        customEmailSender = try fields.value("CustomEmailSender")
        customMessage = try fields.value("CustomMessage")
        customSMSSender = try fields.value("CustomSMSSender")
        defineAuthChallenge = try fields.value("DefineAuthChallenge")
        inboundFederation = try fields.value("InboundFederation")
        kmsKeyID = try fields.value("KMSKeyID")
        postAuthentication = try fields.value("PostAuthentication")
        postConfirmation = try fields.value("PostConfirmation")
        preAuthentication = try fields.value("PreAuthentication")
        preSignUp = try fields.value("PreSignUp")
        preTokenGeneration = try fields.value("PreTokenGeneration")
        preTokenGenerationConfig = try fields.value("PreTokenGenerationConfig")
        userMigration = try fields.value("UserMigration")
        verifyAuthChallengeResponse = try fields.value("VerifyAuthChallengeResponse")
    }

    package func write(members json: inout JSONWriter) {
        json.field("CreateAuthChallenge", createAuthChallenge)
        json.field("CustomEmailSender", customEmailSender)
        json.field("CustomMessage", customMessage)
        json.field("CustomSMSSender", customSMSSender)
        json.field("DefineAuthChallenge", defineAuthChallenge)
        json.field("InboundFederation", inboundFederation)
        json.field("KMSKeyID", kmsKeyID)
        json.field("PostAuthentication", postAuthentication)
        json.field("PostConfirmation", postConfirmation)
        json.field("PreAuthentication", preAuthentication)
        json.field("PreSignUp", preSignUp)
        json.field("PreTokenGeneration", preTokenGeneration)
        json.field("PreTokenGenerationConfig", preTokenGenerationConfig)
        json.field("UserMigration", userMigration)
        json.field("VerifyAuthChallengeResponse", verifyAuthChallengeResponse)
    }

    package static let shape = StructureShape("LambdaConfigType", [
        .init("CreateAuthChallenge", UserPoolsShapes.arnType),
        .init("CustomEmailSender", .structure(CustomEmailLambdaVersionConfigType.shape)),
        .init("CustomMessage", UserPoolsShapes.arnType),
        .init("CustomSMSSender", .structure(CustomSMSLambdaVersionConfigType.shape)),
        .init("DefineAuthChallenge", UserPoolsShapes.arnType),
        .init("InboundFederation", .structure(InboundFederationLambdaType.shape)),
        .init("KMSKeyID", UserPoolsShapes.arnType),
        .init("PostAuthentication", UserPoolsShapes.arnType),
        .init("PostConfirmation", UserPoolsShapes.arnType),
        .init("PreAuthentication", UserPoolsShapes.arnType),
        .init("PreSignUp", UserPoolsShapes.arnType),
        .init("PreTokenGeneration", UserPoolsShapes.arnType),
        .init("PreTokenGenerationConfig", .structure(PreTokenGenerationVersionConfigType.shape)),
        .init("UserMigration", UserPoolsShapes.arnType),
        .init("VerifyAuthChallengeResponse", UserPoolsShapes.arnType),
    ])
}
