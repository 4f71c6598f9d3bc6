import Directory
import Kernel
import UserPoolsModel

extension TriggerSettings {
    /// The functions in `input`; nil if it has none.
    ///
    /// - Throws: `InvalidInput` if two members contradict each other, or a custom sender does not have a key.
    init?(_ input: LambdaConfigType?) throws {
        self.init()
        guard let input else { return nil }
        functions = input.functions.mapValues(FunctionARN.init(rawValue:))
        tokenEventVersion = try input.preTokenGenerationConfig?.lambdaVersion.storedValue() ?? .v1
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
    /// The functions by their triggers.
    fileprivate var functions: [TriggerKind: String] {
        let members: [TriggerKind: String?] = [
            .preSignUp: preSignUp, .postConfirmation: postConfirmation,
            .preAuthentication: preAuthentication, .postAuthentication: postAuthentication,
            .preTokenGeneration: preTokenGenerationConfig?.lambdaArn ?? preTokenGeneration,
            .customMessage: customMessage, .userMigration: userMigration,
            .defineAuthChallenge: defineAuthChallenge, .createAuthChallenge: createAuthChallenge,
            .verifyAuthChallengeResponse: verifyAuthChallengeResponse,
            .customSMSSender: customSMSSender?.lambdaArn, .customEmailSender: customEmailSender?.lambdaArn,
            .inboundFederation: inboundFederation?.lambdaArn,
        ]
        return members.compactMapValues(\.self)
    }

    var functionARNs: [String] { Array(functions.values) }

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
