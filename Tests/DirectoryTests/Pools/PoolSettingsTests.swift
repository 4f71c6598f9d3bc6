import Directory
import Foundation
import Kernel
import Testing

/// Settings of pools.
@Suite struct PoolSettingsTests {
    private func refusalMessage(schema: AttributeSchema = .standard, _ change: (inout PoolSettings) -> Void) -> String?
    {
        var pool = UserPool(
            id: UserPoolID(rawValue: "p"), name: "people", settings: PoolSettings(), schema: schema,
            createdAt: Instant(seconds: 0), modifiedAt: Instant(seconds: 0))
        change(&pool.settings)
        do {
            try pool.check()
            return nil
        } catch let refusal as InvalidInput {
            return refusal.message
        } catch {
            return "another error"
        }
    }

    // UP-ADMCFG-01, UP-ADMCFG-03
    @Test func `a pool has Cognito's defaults`() {
        let settings = PoolSettings()
        #expect(refusalMessage { _ in } == nil)
        #expect(settings.usernameCaseSensitive)
        #expect(!settings.deletionProtection && !settings.adminCreateUser.adminsOnly)
        #expect(settings.passwordPolicy.temporaryPasswordValidityDays == 7)
        #expect(settings.mfa == .off && settings.tier == .essentials)
        #expect(settings.autoVerifiedAttributes.isEmpty && !settings.keepsOldValue(of: .email))
        #expect(settings.recoveryOrder == [.verifiedEmail, .verifiedPhoneNumber])
    }

    // UP-ALIAS-04, UP-UNAME-01
    @Test func `aliases and contacts as usernames exclude each other`() {
        #expect(
            refusalMessage {
                $0.aliasAttributes = [.email]; $0.usernameAttributes = [.email]
            }
                == "Only one of the aliasAttributes or usernameAttributes can be set in a User pool.")
        #expect(refusalMessage { $0.aliasAttributes = AliasAttribute.allCases } == nil)
        #expect(refusalMessage { $0.usernameAttributes = ContactAttribute.allCases } == nil)
        #expect(AliasAttribute.allCases.map(\.rawValue) == ["email", "phone_number", "preferred_username"])
    }

    // UP-ATTR-14
    @Test func `a preferred username is not both required and an alias`() throws {
        let schema = try AttributeSchema([AttributeRequest("preferred_username", required: true)], quotas: Quotas())
        #expect(refusalMessage(schema: schema) { $0.aliasAttributes = [.preferredUsername] } != nil)
        #expect(refusalMessage(schema: schema) { $0.aliasAttributes = [.email] } == nil)
    }

    // UP-VER-01, UP-VER-09
    @Test func `verifying phone numbers needs an SMS configuration`() {
        #expect(
            refusalMessage { $0.autoVerifiedAttributes = [.phoneNumber] }
                == "SMS configuration is required when phone_number is selected for auto verification")
        #expect(
            refusalMessage {
                $0.autoVerifiedAttributes = [.phoneNumber, .email]
                $0.sms = SMSSettings(callerARN: "arn:aws:iam::123456789012:role/sms")
            } == nil)
    }

    @Test func `only auto-verified contacts can require verification before update`() {
        #expect(
            refusalMessage { $0.attributesVerifiedBeforeUpdate = [.email] }
                == "All attributes in AttributesRequireVerificationBeforeUpdate must exist in AutoVerifiedAttributes")
        #expect(
            refusalMessage {
                $0.attributesVerifiedBeforeUpdate = [.email]; $0.autoVerifiedAttributes = [.email]
            } == nil)
    }

    @Test func `recovery by administrators excludes other mechanisms, and each occurs once`() {
        #expect(refusalMessage { $0.accountRecovery = [.adminOnly] } == nil)
        #expect(refusalMessage { $0.accountRecovery = [.adminOnly, .verifiedEmail] }?.contains("admin_only") == true)
        #expect(
            refusalMessage { $0.accountRecovery = [.verifiedEmail, .verifiedEmail] }?.contains("duplicate") == true)
    }

    @Test func `a password is always a first factor`() {
        #expect(
            refusalMessage { $0.firstFactors = [.emailCode] }
                == "Password should be configured as one of the allowed first auth factors.")
    }

    @Test func `codes are first factors only where no second factor is required`() {
        func text(_ settings: inout PoolSettings) { settings.sms = SMSSettings(callerARN: "arn") }
        for mode in [MFAMode.off, .optional] {
            #expect(
                refusalMessage {
                    text(&$0); $0.mfa = mode; $0.firstFactors = [.password, .emailCode, .smsCode]
                } == nil)
        }
        let refused = refusalMessage {
            text(&$0); $0.mfa = .on; $0.firstFactors = [.password, .emailCode]
        }
        #expect(refused?.hasPrefix("MFA cannot be required") == true)
        #expect(
            refusalMessage {
                text(&$0); $0.mfa = .on; $0.firstFactors = [.password]
            } == nil)
        #expect(refusalMessage { $0.firstFactors = [.password, .smsCode] }?.contains("SMS_OTP") == true)
        #expect(
            refusalMessage {
                $0.firstFactors = [.password, .emailCode]; $0.tier = .lite
            } == "another error",
            "the tier has no passwordless sign-in")
        #expect(
            refusalMessage {
                $0.firstFactors = [.password]; $0.tier = .lite
            } == nil)
    }

    // UP-MSG-28
    @Test(arguments: [
        ("{username} {####}", true), ("{####}", false), ("{username}", false), ("{username } {####}", false),
    ])
    func `an invitation needs the username and the code`(_ text: String, _ isPermitted: Bool) {
        #expect((refusalMessage { $0.adminCreateUser.invitationSMS = text } == nil) == isPermitted)
        #expect((refusalMessage { $0.adminCreateUser.invitationEmail = text } == nil) == isPermitted)
    }

    // UP-MSG-32
    @Test(arguments: [
        ("people@example.com", true), ("People <people@example.com>", true), ("Leute, alle <p@example.com>", true),
        ("people", false), ("People <people>", false), ("people@example.com\r\nBcc: all@example.com", false),
        ("People\r\nBcc: all@example.com <people@example.com>", false), ("<people@example.com>, <x@y.z>", false),
        ("People <people@example.com", false), ("", false), ("\"People @ work\" <people@example.com>", true),
        ("<people@example.com>", true), ("a@example.com, b@example.com", false), ("a@x.org;b@y.org", false),
        ("a@example.com, b@example.com <c@example.com>", false), ("a@example.com <b@example.com>", false),
        ("People> <people@example.com>", false), ("People <a@example.com> <b@example.com>", false),
        ("People <<people@example.com>>", false), ("\"People\" \" <people@example.com>", false),
        ("People\u{2028}Bcc: x@y.z <people@example.com>", false), ("People\\ <people@example.com>", false),
        ("People: <people@example.com>;", false), ("People <people@example.com> ", false),
    ])
    func `a sender is one address, with or without a name`(_ sender: String, _ isOne: Bool) {
        #expect((refusalMessage { $0.email.from = sender } == nil) == isOne)
    }

    // UP-MSG-32
    @Test(arguments: [
        "a@example.com, b@example.com", "a@x.org;b@y.org", "a@example.com\r\nBcc: b@example.com",
        "a@example.com\nb@x.org",
        "<a@example.com> <b@example.com>", "<a@example.com>", "a@example.com b@example.com", "a@b@example.com",
    ])
    func `a reply address is a single address`(_ address: String) {
        #expect(
            refusalMessage { $0.email.replyTo = address } == "Provided Reply-To email address is invalid")
    }

    @Test func `a developer's sender needs a source`() {
        #expect(refusalMessage { $0.email.replyTo = "people@example.com" } == nil)
        #expect(refusalMessage { $0.email.replyTo = "People <people@example.com>" } != nil)
        #expect(
            refusalMessage { $0.email.account = .developer }
                == "Source ARN is required to use DEVELOPER email sending owner")
    }

    // UP-TAG-02
    @Test(arguments: [
        ("team", "identity", true), ("Ünï 1_.:/=+-@", "", true), ("", "x", false), ("aws:team", "x", false),
        ("AWS:team", "x", false), ("a;b", "x", false), ("a", "x\n", false),
        (String(repeating: "k", count: 128), String(repeating: "v", count: 256), true),
        (String(repeating: "k", count: 129), "", false), ("k", String(repeating: "v", count: 257), false),
    ])
    func `tags are what AWS permits`(_ key: String, _ value: String, _ isPermitted: Bool) {
        #expect((refusalMessage { $0.tags = [key: value] } == nil) == isPermitted)
    }

    @Test func `a pool has at most fifty tags`() {
        let tags = Dictionary(uniqueKeysWithValues: (1...51).map { ("k\($0)", "v") })
        #expect(refusalMessage { $0.tags = tags } != nil)
    }

    @Test func `settings stored before a member was added are read`() throws {
        let stored = try JSONEncoder().encode(PoolSettings())
        let fields = try #require(try JSONSerialization.jsonObject(with: stored) as? [String: Any])
        let optional = [
            "caseSensitivity", "advancedSecurity", "customAuthSecurity", "sms", "attributesVerifiedBeforeUpdate",
            "accountRecovery",
        ]
        #expect(optional.allSatisfy { fields[$0] == nil }, "unspecified settings are not stored")
        #expect(try JSONDecoder().decode(PoolSettings.self, from: stored) == PoolSettings())
    }
}
