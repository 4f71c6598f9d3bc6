import Directory
import Kernel
import UserPoolsModel

extension TriggerSettings {
    /// The functions in `input`; nil if it names none.
    ///
    /// - Throws: `InvalidInput` if two members contradict each other, or a custom sender has no key.
    init?(_ input: LambdaConfigType?) throws {
        self.init()
        guard let input else { return nil }
        let members: [TriggerKind: String?] = [
            .preSignUp: input.preSignUp, .postConfirmation: input.postConfirmation,
            .preAuthentication: input.preAuthentication, .postAuthentication: input.postAuthentication,
            .preTokenGeneration: input.preTokenGenerationConfig?.lambdaArn ?? input.preTokenGeneration,
            .customMessage: input.customMessage, .userMigration: input.userMigration,
            .defineAuthChallenge: input.defineAuthChallenge, .createAuthChallenge: input.createAuthChallenge,
            .verifyAuthChallengeResponse: input.verifyAuthChallengeResponse,
            .customSMSSender: input.customSMSSender?.lambdaArn,
            .customEmailSender: input.customEmailSender?.lambdaArn,
            .inboundFederation: input.inboundFederation?.lambdaArn,
        ]
        functions = members.compactMapValues { $0.map(FunctionARN.init(rawValue:)) }
        tokenEventVersion = try input.preTokenGenerationConfig?.lambdaVersion.word() ?? .v1
        senderKeyARN = input.kmsKeyID
        guard !functions.isEmpty || senderKeyARN != nil else { return nil }
        try Self.check(input)
    }

    private static func check(_ input: LambdaConfigType) throws {
        if let old = input.preTokenGeneration, let new = input.preTokenGenerationConfig?.lambdaArn,
            !old.hasSameBytes(as: new)
        {
            throw InvalidInput("PreTokenGeneration and PreTokenGenerationConfig must name the same Lambda ARN.")
        }
        guard input.customSMSSender == nil && input.customEmailSender == nil || input.kmsKeyID != nil else {
            throw InvalidInput("KMSKeyID is required with CustomSMSSender and CustomEmailSender.")
        }
    }
}

extension LambdaConfigType {
    /// The functions as the service shows them.
    init(_ triggers: TriggerSettings?) {
        func arn(_ kind: TriggerKind) -> String? { triggers?.functions[kind]?.rawValue }
        let version = PreTokenGenerationLambdaVersionType(triggers?.tokenEventVersion ?? .v1)
        self.init(
            createAuthChallenge: arn(.createAuthChallenge),
            customEmailSender: arn(.customEmailSender).map {
                CustomEmailLambdaVersionConfigType(lambdaArn: $0, lambdaVersion: .v1_0)
            },
            customMessage: arn(.customMessage),
            customSMSSender: arn(.customSMSSender).map {
                CustomSMSLambdaVersionConfigType(lambdaArn: $0, lambdaVersion: .v1_0)
            },
            defineAuthChallenge: arn(.defineAuthChallenge),
            inboundFederation: arn(.inboundFederation).map {
                InboundFederationLambdaType(lambdaArn: $0, lambdaVersion: .v1_0)
            }, kmsKeyID: triggers?.senderKeyARN,
            postAuthentication: arn(.postAuthentication), postConfirmation: arn(.postConfirmation),
            preAuthentication: arn(.preAuthentication), preSignUp: arn(.preSignUp),
            preTokenGeneration: arn(.preTokenGeneration),
            preTokenGenerationConfig: arn(.preTokenGeneration).map {
                PreTokenGenerationVersionConfigType(lambdaArn: $0, lambdaVersion: version)
            },
            userMigration: arn(.userMigration), verifyAuthChallengeResponse: arn(.verifyAuthChallengeResponse))
    }
}
