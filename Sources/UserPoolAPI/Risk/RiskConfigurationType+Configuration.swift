import Directory
import Kernel
import UserPoolsModel

extension RiskConfiguration {
    /// Nil if nothing is set; the configuration is then deleted.
    init?(_ input: SetRiskConfigurationInput, at now: Instant) throws {
        let (takeover, exceptions) = (input.accountTakeoverRiskConfiguration, input.riskExceptionConfiguration)
        let compromised = input.compromisedCredentialsRiskConfiguration
        guard takeover != nil || exceptions != nil || compromised != nil else { return nil }
        try self.init(
            blockedRanges: exceptions?.blockedIPRangeList, skippedRanges: exceptions?.skippedIPRangeList,
            actions: takeover.map { try RiskActions($0.actions) },
            notices: takeover?.notifyConfiguration.map(RiskNotices.init),
            compromised: compromised.map(CompromisedPasswordSettings.init), modifiedAt: now)
    }
}

extension RiskConfigurationType {
    /// The configuration as the service shows it; empty for nil.
    init(_ risk: RiskConfiguration?, of client: ClientID?, in pool: UserPoolID) {
        let hasExceptions = risk?.blockedRanges != nil || risk?.skippedRanges != nil
        self.init(
            accountTakeoverRiskConfiguration: risk?.actions.map {
                AccountTakeoverRiskConfigurationType(
                    actions: AccountTakeoverActionsType($0),
                    notifyConfiguration: risk?.notices.map { NotifyConfigurationType($0) })
            },
            clientId: client,
            compromisedCredentialsRiskConfiguration: risk?.compromised.map {
                CompromisedCredentialsRiskConfigurationType($0)
            },
            lastModifiedDate: risk?.modifiedAt,
            riskExceptionConfiguration: hasExceptions
                ? RiskExceptionConfigurationType(
                    blockedIPRangeList: risk?.blockedRanges, skippedIPRangeList: risk?.skippedRanges) : nil,
            userPoolId: pool)
    }
}

extension AccountTakeoverActionsType {
    fileprivate init(_ actions: RiskActions) {
        func shown(_ action: RiskAction?, of level: RiskLevel) -> AccountTakeoverActionType? {
            action.map {
                AccountTakeoverActionType(
                    eventAction: AccountTakeoverEventActionType($0), notify: actions.notified?.contains(level) ?? false)
            }
        }
        self.init(
            highAction: shown(actions.high, of: .high), lowAction: shown(actions.low, of: .low),
            mediumAction: shown(actions.medium, of: .medium))
    }
}

extension RiskActions {
    init(_ input: AccountTakeoverActionsType) throws {
        self.init(
            low: try input.lowAction?.eventAction.storedValue(),
            medium: try input.mediumAction?.eventAction.storedValue(),
            high: try input.highAction?.eventAction.storedValue(),
            notified: Set(
                [(RiskLevel.low, input.lowAction), (.medium, input.mediumAction), (.high, input.highAction)]
                    .filter { $1?.notify == true }.map(\.0)))
    }
}
