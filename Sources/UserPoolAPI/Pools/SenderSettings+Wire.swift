import Directory
import Kernel
import UserPoolsModel

extension EmailSettings {
    /// The settings in `input`, with the server's own sender for a missing one.
    init(_ input: EmailConfigurationType?) throws {
        self.init()
        account = try input?.emailSendingAccount?.storedValue() ?? .cognitoDefault
        from = input?.from
        replyTo = input?.replyToEmailAddress
        sourceARN = input?.sourceArn
        configurationSet = input?.configurationSet
    }
}

extension EmailConfigurationType {
    /// The sender as the service shows it.
    init(_ email: EmailSettings) {
        self.init(
            configurationSet: email.configurationSet, emailSendingAccount: EmailSendingAccountType(email.account),
            from: email.from, replyToEmailAddress: email.replyTo, sourceArn: email.sourceARN)
    }
}

extension SMSSettings {
    /// The settings in `input`.
    ///
    /// - Throws: `InvalidInput` if the role is missing.
    init(_ input: SmsConfigurationType) throws {
        guard let caller = input.snsCallerArn, !caller.isEmpty else {
            throw InvalidInput("SnsCallerArn is required in SmsConfiguration.")
        }
        self.init(callerARN: caller, externalID: input.externalId, region: input.snsRegion)
    }
}

extension SmsConfigurationType {
    /// The sender of text messages as the service shows it, with the pool's region by default.
    init(_ sms: SMSSettings, in region: String) {
        self.init(externalId: sms.externalID, snsCallerArn: sms.callerARN, snsRegion: sms.region ?? region)
    }
}

extension RecoveryMechanism {
    /// The recovery mechanisms by priority.
    ///
    /// - Throws: `InvalidInput` if two have the same priority.
    static func order(_ input: [RecoveryOptionType]) throws -> [RecoveryMechanism] {
        guard Set(input.map(\.priority)).count == input.count else { throw PoolSettings.ambiguousRecovery }
        return try input.sorted { $0.priority < $1.priority }.map { try $0.name.storedValue() }
    }
}

extension AccountRecoverySettingType {
    /// The recovery mechanisms as the service shows them.
    init(_ order: [RecoveryMechanism]) {
        self.init(
            recoveryMechanisms: order.enumerated().map { index, mechanism in
                RecoveryOptionType(name: RecoveryOptionNameType(mechanism), priority: index + 1)
            })
    }
}
