import Directory
import Kernel
import UserPoolsModel

extension PasswordPolicy {
    /// The policy in `input`, with the service's default for a missing one.
    ///
    /// The validity of a temporary password can be set in either of two members (UP-ADMCFG-03, UP-ADMCFG-04); zero is
    /// the default.
    ///
    /// - Throws: `InvalidInput` if the two differ.
    init(_ input: PasswordPolicyType?, adminCreateUser: AdminCreateUserConfigType?) throws {
        self = .standard
        if let input {
            minimumLength = input.minimumLength ?? minimumLength
            requireUppercase = input.requireUppercase ?? false
            requireLowercase = input.requireLowercase ?? false
            requireNumbers = input.requireNumbers ?? false
            requireSymbols = input.requireSymbols ?? false
            historySize = input.passwordHistorySize.flatMap { $0 == 0 ? nil : $0 }
        }
        let (days, daysOfAccount) = (input?.temporaryPasswordValidityDays, adminCreateUser?.unusedAccountValidityDays)
        guard days == nil || daysOfAccount == nil || days == daysOfAccount else {
            throw InvalidInput(
                "Please use TemporaryPasswordValidityDays in PasswordPolicy instead of UnusedAccountValidityDays")
        }
        if let days = days ?? daysOfAccount, days != 0 { temporaryPasswordValidityDays = days }
    }
}

extension PasswordPolicyType {
    /// The policy as the service shows it, without a history if it has none.
    init(_ policy: PasswordPolicy) {
        self.init(
            minimumLength: policy.minimumLength, passwordHistorySize: policy.historySize,
            requireLowercase: policy.requireLowercase, requireNumbers: policy.requireNumbers,
            requireSymbols: policy.requireSymbols, requireUppercase: policy.requireUppercase,
            temporaryPasswordValidityDays: policy.temporaryPasswordValidityDays)
    }
}
