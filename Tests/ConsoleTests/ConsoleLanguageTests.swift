import Pages
import Testing

@testable import Console

/// The texts of the console in its languages.
@Suite struct ConsoleLanguageTests {
    private static let translated = PageLanguage.allCases.filter { $0 != .english }

    /// English words that another language has too, and the names of standards and products.
    private static let shared: Set<String> = [
        "Action", "Actions", "Active", "Backups", "Banner", "Checkpoints", "Claim", "Claims", "Conditions",
        "Configuration", "Console", "Datasets", "Destination", "Domain", "E-mail", "Factor", "Feedback", "General",
        "Id", "Input", "Invitation", "Invitations", "Logins", "Logo", "MFA", "Message", "Messages", "Name", "Operation",
        "Pages", "Password", "Phase", "Policy", "Problem", "Protection", "Quota", "Quotas", "Record", "Region", "Roles",
        "Schema", "Scopes", "Secrets", "Server", "Session", "Sessions", "Signature", "Status", "Sync", "Tags",
        "Trigger", "Type", "Username", "Verdict", "Version", "Versions", "e-mail", "ok", "CompletionMessage",
        "Reply-To",
    ]

    @Test(arguments: PageLanguage.allCases) func `a language has its own texts`(_ language: PageLanguage) {
        #expect(ConsoleTexts.of(language).language == language.tag)
    }

    @Test(arguments: translated) func `no text is missing, or left in English`(_ language: PageLanguage) {
        let (english, own) = (Self.texts(of: .english), Self.texts(of: language))
        #expect(Set(own.keys) == Set(english.keys))
        #expect(own.count > 800)
        for (path, text) in own where !Self.shared.contains(text) && english[path]?.isEmpty == false {
            #expect(!text.isEmpty && text != english[path], "\(path) in \(language.tag)")
        }
    }

    // Buttons and headings fit about twice the English text; ideographs are shorter.
    @Test(arguments: translated) func `a text is about as long as in English`(_ language: PageLanguage) {
        let (english, own) = (Self.texts(of: .english), Self.texts(of: language))
        for (path, text) in own {
            let length = english[path]?.count ?? 0
            #expect(text.count <= length * 2 + 24, "\(path) in \(language.tag): \(text)")
            #expect(length < 20 || text.count * 6 > length, "\(path) in \(language.tag): \(text)")
        }
    }

    @Test(arguments: PageLanguage.allCases) func `no text has a mark of its translation`(_ language: PageLanguage) {
        for (path, text) in Self.texts(of: language) {
            let marks = ["\\(", "$0", "|", "  ", "\u{FFFD}"]
            for mark in marks { #expect(!text.contains(mark), "\(path) in \(language.tag)") }
        }
    }

    @Test(arguments: translated) func `commands, placeholders and names of the API stay`(_ language: PageLanguage) {
        let (english, own) = (Self.texts(of: .english), Self.texts(of: language))
        for (path, text) in english {
            for word in Self.kept where text.contains(word) {
                #expect(own[path]?.contains(word) == true, "\(path) in \(language.tag): \(word)")
            }
        }
    }

    private static let kept = [
        "martlet console open", "martlet console invite NAME", "martlet pool export", "martlet user export",
        "martlet import check --failed-lines", "martlet backup", "martlet trigger add", "martlet:AdministerServer",
        "{####}", "{username}", "{##Click here##}", "cognito-idp:ListUsers", "aws:SourceIp=192.0.2.1", "key=value",
        "DeletionProtection ACTIVE", "UpdateUserPool", "2026-11-27T09:00:00Z", "admin_only", "BLOCK", "ENFORCED",
        "ENABLED", "OPTIONAL", "AUDIT", "true", "false", "Cognito-UserImport-Role", "SnsCallerArn", "custom:dept",
        "aws:PrincipalTag", "SES", "SNS", "STS", "IAM", "https://", "10", "90", "32", "100",
    ]

    @Test(arguments: PageLanguage.allCases) func `a text with a value shows the value`(_ language: PageLanguage) {
        let texts = ConsoleTexts.of(language)
        for (name, text) in Self.filled(texts) + Self.filledAccounts(texts) {
            #expect(text.contains("aå7"), "\(name) in \(language.tag): \(text)")
        }
        for (name, text) in Self.counted(texts) {
            #expect(text.contains("1207"), "\(name) in \(language.tag): \(text)")
        }
    }

    @Test(arguments: translated) func `what operations have done is said in every language`(_ language: PageLanguage) {
        let (english, own) = (ConsoleTexts.english, ConsoleTexts.of(language))
        let parts = PoolPart.all.flatMap { [$0.creating, $0.deleting] }
        let actions = AccessAction.allCases.map(\.rawValue)
        for name in Self.operations + parts + actions {
            let (expected, text) = (english.changes.done(name), own.changes.done(name))
            #expect((text == nil) == (expected == nil) && (text == nil || text != expected), "\(name)")
        }
        for section in SettingsSection.all {
            let (expected, text) = (english.settings.section(section.name), own.settings.section(section.name))
            #expect(!text.lead.isEmpty && text.lead != expected.lead, "\(section.name) in \(language.tag)")
        }
        for part in PoolPart.all {
            let (expected, text) = (english.parts.part(part.name), own.parts.part(part.name))
            #expect(!text.lead.isEmpty && text.lead != expected.lead && text.effect != expected.effect, "\(part.name)")
            let deletions = (english.parts.deletion(part.name), own.parts.deletion(part.name))
            #expect(deletions.0.isEmpty == deletions.1.isEmpty && (deletions.0.isEmpty || deletions.0 != deletions.1))
        }
    }

    private static let operations = [
        "AdminEnableUser", "AdminDisableUser", "AdminResetUserPassword", "AdminUserGlobalSignOut", "AdminConfirmSignUp",
        "AdminAddUserToGroup", "AdminRemoveUserFromGroup", "AdminUpdateUserAttributes", "EndConsoleSession",
        "UpdateUserPool", "SetUserPoolMfaConfig", "CreateUserPoolDomain", "DeleteUserPool", "UpdateRecords",
        "DeleteDataset", "BulkPublish", "SetUICustomization", "RetryOutboxMessage", "DropOutboxMessage",
        "SuppressAddress", "ClearSuppressedAddress", "CreateUserImportJob", "StartUserImportJob", "StopUserImportJob",
        "AdminUpdateAuthEventFeedback", "CreateIdentityPool", "DeleteIdentityPool", "NoSuchOperation",
    ]
}
