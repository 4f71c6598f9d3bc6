import Directory
import Kernel
import WireModel

extension EmailSettings {
    /// What `input` says, and the house's own sender where it says nothing.
    init(_ input: EmailConfigurationType?) throws {
        self.init()
        account = try input?.emailSendingAccount?.word() ?? .cognitoDefault
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
    /// What `input` says. Throws `Refusal` where it names no role.
    init(_ input: SmsConfigurationType) throws {
        guard let caller = input.snsCallerArn, !caller.isEmpty else {
            throw Refusal.invalid("SnsCallerArn is required in SmsConfiguration.")
        }
        self.init(callerARN: caller, externalID: input.externalId, region: input.snsRegion)
    }
}

extension SmsConfigurationType {
    /// The sender of text messages as the service shows it.
    init(_ sms: SMSSettings) {
        self.init(externalId: sms.externalID, snsCallerArn: sms.callerARN, snsRegion: sms.region)
    }
}

extension RecoveryMechanism {
    /// The mechanisms of a list, the best priority first.
    ///
    /// Throws `Refusal` where two have the same priority: neither would come first.
    static func order(_ input: [RecoveryOptionType]) throws -> [RecoveryMechanism] {
        guard Set(input.map(\.priority)).count == input.count else { throw PoolSettings.ambiguousRecovery }
        return try input.sorted { $0.priority < $1.priority }.map { try $0.name.word() }
    }
}

extension AccountRecoverySettingType {
    /// The mechanisms in their order, as the service shows them.
    init(_ order: [RecoveryMechanism]) {
        self.init(
            recoveryMechanisms: order.enumerated().map { index, mechanism in
                RecoveryOptionType(name: RecoveryOptionNameType(mechanism), priority: index + 1)
            })
    }
}
