import Foundation
package import Kernel

extension PoolSettings {
    /// Checks the settings.
    ///
    /// - Throws: `InvalidInput` if one contradicts another or Cognito does not permit a value.
    package func check() throws {
        guard aliasAttributes.isEmpty || usernameAttributes.isEmpty else {
            throw InvalidInput("Only one of the aliasAttributes or usernameAttributes can be set in a User pool.")
        }
        try checkFirstFactors()
        try checkVerification()
        try checkRecovery()
        try checkSecondFactors()
        try passwordPolicy.checkLimits()
        let missing = featuresBeyondTier
        guard missing.isEmpty else { throw PoolRefusal.featureUnavailableInTier(missing, tier) }
        try adminCreateUser.check()
        try email.check()
        try checkSubjects()
        try Tags.check(tags)
    }

    /// Checks a change of the tier.
    ///
    /// - Throws: `PoolRefusal.tierChangeNotAllowed` if the tier differs from `before` and does not include a feature in
    ///   use.
    func checkTierChange(from before: PoolTier) throws {
        let missing = featuresBeyondTier
        guard tier == before || missing.isEmpty else { throw PoolRefusal.tierChangeNotAllowed(missing, tier) }
    }

    /// The features that the settings use and the tier does not include.
    private var featuresBeyondTier: [TierFeature] {
        TierFeature.allCases.filter { !$0.isIn(tier) && uses($0) }
    }

    private func uses(_ feature: TierFeature) -> Bool {
        switch feature {
        case .passwordHistory: passwordPolicy.historySize != nil
        case .emailMFA: secondFactors?.email != nil
        case .passwordless: !firstFactorCodes.isEmpty
        case .sessionTracking: tracksSessions
        case .threatProtection: judgesRisk
        case .activityLogs: logDelivery?.userAuthEvents != nil
        case .accessTokenCustomization:
            triggers?.functions[.preTokenGeneration] != nil && triggers?.tokenEventVersion != .v1
        }
    }

    private func checkVerification() throws {
        guard (attributesVerifiedBeforeUpdate ?? []).allSatisfy(autoVerifiedAttributes.contains) else {
            throw InvalidInput(
                "All attributes in AttributesRequireVerificationBeforeUpdate must exist in AutoVerifiedAttributes")
        }
        // UP-VER-09: text messages need an SMS configuration.
        guard !autoVerifiedAttributes.contains(.phoneNumber) || sms != nil else {
            throw InvalidInput(
                "SMS configuration is required when phone_number is selected for auto verification")
        }
    }

    /// A subject is one line of a mail's header.
    private func checkSubjects() throws {
        let subjects = [
            messages.emailSubject, messages.emailSubjectByLink, adminCreateUser.invitationSubject,
            secondFactors?.email?.subject,
        ]
        for subject in subjects.compactMap({ $0 }) {
            guard
                subject.unicodeScalars.allSatisfy({
                    !CharacterSet.controlCharacters.contains($0) && !CharacterSet.newlines.contains($0)
                })
            else {
                throw InvalidInput("An email subject must be one line without control characters.")
            }
        }
    }

    private func checkRecovery() throws {
        guard let accountRecovery else { return }
        guard Set(accountRecovery).count == accountRecovery.count else { throw Self.ambiguousRecovery }
        guard accountRecovery.count == 1 || !accountRecovery.contains(.adminOnly) else {
            throw InvalidInput(
                "Account Recovery Setting cannot use admin_only setting with any other recovery mechanisms.")
        }
    }

    /// Duplicate mechanisms or priorities.
    package static let ambiguousRecovery = InvalidInput(
        "Account Recovery Setting cannot have duplicate priorities or recovery mechanisms.")
}

extension UserPool {
    /// Checks settings and schema.
    ///
    /// - Throws: `InvalidInput` if they are not permitted or contradict each other.
    package func check() throws {
        try settings.check()
        // UP-ATTR-14: this alias is chosen after sign-up, so sign-up cannot require it.
        guard
            !settings.aliasAttributes.contains(.preferredUsername)
                || schema[AliasAttribute.preferredUsername.rawValue]?.required != true
        else { throw InvalidInput("preferred_username cannot be both a required attribute and an alias.") }
    }
}

extension PasswordPolicy {
    /// Checks the policy's own values (UP-PWD-02).
    ///
    /// - Throws: `InvalidInput`.
    func checkLimits() throws {
        guard (6...99).contains(minimumLength) else {
            throw InvalidInput("The minimum password length is 6 to 99 characters.")
        }
        guard (1...365).contains(temporaryPasswordValidityDays) else {
            throw InvalidInput("Temporary passwords are valid for 1 to 365 days.")
        }
        guard historySize.map((1...24).contains) ?? true else {
            throw InvalidInput("The password history has 0 to 24 passwords.")
        }
    }
}

extension AdminCreateUserSettings {
    /// Checks the placeholders of invitations (UP-MSG-28).
    ///
    /// - Throws: `InvalidInput`.
    func check() throws {
        for text in [invitationSMS, invitationEmail].compactMap({ $0 }) {
            guard ByteSearch.contains("{username}", in: text), ByteSearch.contains("{####}", in: text) else {
                throw InvalidInput("An invitation message must contain both {username} and {####}.")
            }
        }
    }
}
