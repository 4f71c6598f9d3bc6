import Foundation
public import Kernel

extension PoolSettings {
    /// Checks the settings.
    ///
    /// - Throws: `Refusal` with reason `.invalidInput` if one contradicts another or Cognito does not permit a value.
    public func check() throws {
        guard aliasAttributes.isEmpty || usernameAttributes.isEmpty else {
            throw Refusal.invalid("Only one of the aliasAttributes or usernameAttributes can be set in a User pool.")
        }
        guard firstFactors.contains(.password) else {
            throw Refusal.invalid("Password should be configured as one of the allowed first auth factors.")
        }
        try checkVerification()
        try checkRecovery()
        try passwordPolicy.checkItself()
        if let missing = featuresBeyondTier { throw Refusal(.featureUnavailableInTier, missing) }
        try adminCreateUser.check()
        try email.check()
        try checkSubjects()
        try Tags.check(tags)
    }

    /// Throws `Refusal` with reason `.tierChangeNotAllowed` if the settings have another tier than `before`, and use
    /// what it does not have.
    func checkTierChange(from before: PoolTier) throws {
        guard tier != before, let missing = featuresBeyondTier else { return }
        throw Refusal(.tierChangeNotAllowed, missing)
    }

    /// What a caller is told of features that the tier does not have; nil if the settings use none.
    private var featuresBeyondTier: String? {
        guard tier == .lite, passwordPolicy.historySize != nil else { return nil }
        return "The following features need to be disabled for the LITE pricing tier configured: Password History"
    }

    private func checkVerification() throws {
        guard (attributesVerifiedBeforeUpdate ?? []).allSatisfy(autoVerifiedAttributes.contains) else {
            throw Refusal.invalid(
                "All attributes in AttributesRequireVerificationBeforeUpdate must exist in AutoVerifiedAttributes")
        }
        // UP-VER-09, UP-VER-10: text messages need an SMS configuration.
        guard !autoVerifiedAttributes.contains(.phoneNumber) || sms != nil else {
            throw Refusal.invalid(
                "SMS configuration is required when phone_number is selected for auto verification")
        }
    }

    /// A subject is one line of a mail's header.
    private func checkSubjects() throws {
        let subjects = [messages.emailSubject, messages.emailSubjectByLink, adminCreateUser.invitationSubject]
        for subject in subjects.compactMap({ $0 }) {
            guard
                subject.unicodeScalars.allSatisfy({
                    !CharacterSet.controlCharacters.contains($0) && !CharacterSet.newlines.contains($0)
                })
            else {
                throw Refusal.invalid("An email subject must be one line without control characters.")
            }
        }
    }

    private func checkRecovery() throws {
        guard let accountRecovery else { return }
        guard Set(accountRecovery).count == accountRecovery.count else { throw Self.ambiguousRecovery }
        guard accountRecovery.count == 1 || !accountRecovery.contains(.adminOnly) else {
            throw Refusal.invalid(
                "Account Recovery Setting cannot use admin_only setting with any other recovery mechanisms.")
        }
    }

    /// Duplicate mechanisms or priorities.
    public static let ambiguousRecovery = Refusal.invalid(
        "Account Recovery Setting cannot have duplicate priorities or recovery mechanisms.")
}

extension UserPool {
    /// Checks settings and schema.
    ///
    /// - Throws: `Refusal` with reason `.invalidInput` if they are not permitted or contradict each other.
    public func check() throws {
        try settings.check()
        // UP-ATTR-14: this alias is chosen after sign-up, so sign-up cannot require it.
        guard
            !settings.aliasAttributes.contains(.preferredUsername)
                || schema[AliasAttribute.preferredUsername.rawValue]?.required != true
        else { throw Refusal.invalid("preferred_username cannot be both a required attribute and an alias.") }
    }
}

extension PasswordPolicy {
    /// Checks the policy's own values (UP-PWD-02).
    ///
    /// - Throws: `Refusal` with reason `.invalidInput`.
    func checkItself() throws {
        guard (6...99).contains(minimumLength) else {
            throw Refusal.invalid("The minimum password length is 6 to 99 characters.")
        }
        guard (1...365).contains(temporaryPasswordValidityDays) else {
            throw Refusal.invalid("Temporary passwords are valid for 1 to 365 days.")
        }
        guard historySize.map((1...24).contains) ?? true else {
            throw Refusal.invalid("The password history has 0 to 24 passwords.")
        }
    }
}

extension AdminCreateUserSettings {
    /// Checks the placeholders of invitations (UP-MSG-28).
    ///
    /// - Throws: `Refusal` with reason `.invalidInput`.
    func check() throws {
        for text in [invitationSMS, invitationEmail].compactMap({ $0 }) {
            guard MessageTemplates.has("{username}", in: text), MessageTemplates.has("{####}", in: text) else {
                throw Refusal.invalid("An invitation message must contain both {username} and {####}.")
            }
        }
    }
}

extension MessageTemplates {
    /// Whether `text` contains the bytes of `placeholder`.
    static func has(_ placeholder: String, in text: String) -> Bool {
        let (wanted, bytes) = (Array(placeholder.utf8), Array(text.utf8))
        guard wanted.count <= bytes.count else { return false }
        return (0...(bytes.count - wanted.count)).contains { bytes[$0...].starts(with: wanted) }
    }
}
