import Directory
import Kernel
import WireModel

extension EmailSettings {
    /// What `said` says, and the house's own sender where it says nothing.
    init(_ said: EmailConfigurationType?) throws {
        self.init()
        account = try said?.emailSendingAccount?.word() ?? .house
        from = said?.from
        replyTo = said?.replyToEmailAddress
        sourceARN = said?.sourceArn
        configurationSet = said?.configurationSet
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
    /// What `said` says. Throws `Refusal` where it names no role.
    init(_ said: SmsConfigurationType) throws {
        guard let caller = said.snsCallerArn, !caller.isEmpty else {
            throw Refusal.invalid("SnsCallerArn is required in SmsConfiguration.")
        }
        self.init(callerARN: caller, externalID: said.externalId, region: said.snsRegion)
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
    static func order(_ said: [RecoveryOptionType]) throws -> [RecoveryMechanism] {
        guard Set(said.map(\.priority)).count == said.count else { throw PoolSettings.ambiguousRecovery }
        return try said.sorted { $0.priority < $1.priority }.map { try $0.name.word() }
    }
}

extension AccountRecoverySettingType {
    /// The mechanisms in their order, as the service shows them.
    init(_ order: [RecoveryMechanism]) {
        self.init(
            recoveryMechanisms: order.enumerated().map { place, mechanism in
                RecoveryOptionType(name: RecoveryOptionNameType(mechanism), priority: place + 1)
            })
    }
}
