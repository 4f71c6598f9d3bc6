import Kernel
import Testing
import UserPoolsModel
import Wire
import WireRuntime

@testable import Console

/// Forms of settings: what they show, what they change, and what they leave as it is.
struct SettingsTests {
    private static let pool = UserPoolID(rawValue: "us-east-1_Example")

    private static func form(_ fields: [(String, String)]) -> QueryParameters {
        QueryParameters(
            fields.map { "\(PercentEncoding.encode($0.utf8))=\(PercentEncoding.encode($1.utf8))" }
                .joined(separator: "&"), plusSign: .space)
    }

    private static func object(_ text: String) throws -> JSONObject {
        try #require(try JSONReader.read(Array(text.utf8)).object)
    }

    private static func shape(_ operation: String) throws -> StructureShape {
        try #require(Catalogue.userPools.inputs.first { $0.operation.name == operation }).shape
    }

    private static func section(_ name: String) throws -> SettingsSection {
        try #require(SettingsSection.all.first { $0.name == name })
    }

    /// A form of a section, sent after it was shown with `shown`, while `stored` is stored.
    private static func edit(
        _ section: String, typing fields: [(String, String)], shown: String, stored: String? = nil
    ) throws -> SettingsEdit {
        let section = try Self.section(section)
        let settings = section.fields.modelled(by: try shape(section.source(pool).writing))
        return try SettingsEdit(
            form(fields), of: settings, shown: SettingsEdit.shown(settings, of: try object(shown)),
            stored: try object(stored ?? shown))
    }

    @Test func `each setting of a page is one of its operation, and has texts`() throws {
        for section in SettingsSection.all {
            let shape = try Self.shape(section.source(Self.pool).writing)
            let found = section.fields.modelled(by: shape)
            #expect(found.map(\.name) == section.fields.map(\.path.name), "\(section.name)")
            #expect(ConsoleTexts.Settings.sections[section.name] != nil, "\(section.name)")
            for field in section.fields {
                let text = ConsoleTexts.english.settings.text(of: field)
                #expect(!text.help.isEmpty && !text.effect.isEmpty, "\(field.path.name)")
            }
        }
    }

    @Test func `a form changes what differs from what it was shown with, and nothing else`() throws {
        let stored = """
            {"PoolName":"Shop","Policies":{"PasswordPolicy":{"MinimumLength":8,"RequireSymbols":true},\
            "SignInPolicy":{"AllowedFirstAuthFactors":["PASSWORD"]}},"LambdaConfig":{"PreSignUp":"arn:a"}}
            """
        let edit = try Self.edit(
            "policies",
            typing: [
                ("Policies.PasswordPolicy.MinimumLength", "12"), ("Policies.PasswordPolicy.RequireSymbols", "true"),
            ], shown: stored)
        #expect(edit.meanwhile.isEmpty)
        #expect(edit.changes.map(\.setting.name) == ["Policies.PasswordPolicy.MinimumLength"])
        #expect(edit.changes[0].before == .integer(8) && edit.changes[0].after == .integer(12))
        let expected = stored.split(separator: "8").joined(separator: "12")
        #expect(JSON.object(edit.after).compact == expected)
    }

    @Test func `what was changed elsewhere meanwhile is shown, and settings of other pages are kept`() throws {
        let shown = #"{"Policies":{"PasswordPolicy":{"MinimumLength":8,"RequireSymbols":true}},"PoolName":"Shop"}"#
        let stored = #"{"Policies":{"PasswordPolicy":{"MinimumLength":10,"RequireSymbols":true}},"PoolName":"Store"}"#
        let edit = try Self.edit(
            "policies", typing: [("Policies.PasswordPolicy.MinimumLength", "12")], shown: shown, stored: stored)
        let one = try #require(edit.meanwhile.first)
        #expect(edit.meanwhile.count == 1 && one.setting.name == "Policies.PasswordPolicy.MinimumLength")
        #expect(one.shown == .integer(8) && one.stored == .integer(10) && one.wanted == .integer(12))
        let other = try Self.edit(
            "policies", typing: [("Policies.PasswordPolicy.RequireSymbols", "false")],
            shown: shown.split(separator: "8").joined(separator: "10"), stored: stored)
        #expect(other.meanwhile.isEmpty)
        #expect(
            JSON.object(other.after).compact
                == #"{"Policies":{"PasswordPolicy":{"MinimumLength":10,"RequireSymbols":false}},"PoolName":"Store"}"#)
    }

    @Test func `a structure goes with the setting that decides, and the others need it`() throws {
        let stored = #"{"DeviceConfiguration":{"DeviceOnlyRememberedOnUserPrompt":true}}"#
        let off = try Self.edit(
            "devices", typing: [("DeviceConfiguration.DeviceOnlyRememberedOnUserPrompt", "")], shown: stored)
        #expect(off.after.members.isEmpty && off.changes.count == 1)
        #expect(throws: ServiceError.self) {
            try Self.edit(
                "devices", typing: [("DeviceConfiguration.ChallengeRequiredOnNewDevice", "true")], shown: "{}")
        }
        let on = try Self.edit("second-factors", typing: [("EmailMfaConfiguration", "on")], shown: "{}")
        #expect(JSON.object(on.after).compact == #"{"EmailMfaConfiguration":{}}"#)
        #expect(throws: ServiceError.self) {
            try Self.edit(
                "second-factors", typing: [("EmailMfaConfiguration", ""), ("EmailMfaConfiguration.Subject", "Code")],
                shown: "{}")
        }
    }

    @Test func `ticked words keep their order, and an emptied list is empty`() throws {
        let stored = #"{"AutoVerifiedAttributes":["phone_number","email"]}"#
        let all = [
            ("AutoVerifiedAttributes", "on"), ("AutoVerifiedAttributes.email", "on"),
            ("AutoVerifiedAttributes.phone_number", "on"),
        ]
        #expect(try Self.edit("verification", typing: all, shown: stored).changes.isEmpty)
        let one = try Self.edit("verification", typing: Array(all.prefix(2)), shown: stored)
        #expect(JSON.object(one.after).compact == #"{"AutoVerifiedAttributes":["email"]}"#)
        let none = try Self.edit("verification", typing: Array(all.prefix(1)), shown: stored)
        #expect(JSON.object(none.after).compact == #"{"AutoVerifiedAttributes":[]}"#)
        #expect(try Self.edit("verification", typing: Array(all.prefix(1)), shown: "{}").changes.isEmpty)
    }

    @Test func `the ends of lines, and what stays empty, are no changes`() throws {
        let stored = #"{"UserPoolTags":{},"PoolName":"Shop"}"#
        #expect(try Self.edit("tags", typing: [("UserPoolTags", "")], shown: stored).changes.isEmpty)
        let text = "Your code\n{####}"
        let shown = JSONObject.change(
            at: "AdminCreateUserConfig.InviteMessageTemplate.EmailMessage", to: .string(text))
        let edit = try Self.edit(
            "invitations",
            typing: [("AdminCreateUserConfig.InviteMessageTemplate.EmailMessage", "Your code\r\n{####}")],
            shown: JSON.object(shown).compact)
        #expect(edit.changes.isEmpty)
    }

    @Test(arguments: [
        ("policies", "Policies.PasswordPolicy.MinimumLength", "twelve"),
        ("tags", "UserPoolTags", "e" + String(repeating: "\u{301}", count: 40) + "=a"), ("tags", "UserPoolTags", "a"),
        ("logs", "LogConfigurations", "[{"), ("verification", "AccountRecoverySetting.RecoveryMechanisms", "pigeon"),
    ])
    func `a text that is not a value of its setting is refused`(
        _ section: String, _ name: String, _ text: String
    ) {
        #expect(throws: ServiceError.self) { try Self.edit(section, typing: [(name, text)], shown: "{}") }
    }

    @Test func `what an operation would keep is emptied, or refused if it has no empty value`() throws {
        let group = try #require(PoolPart.all.first { $0.name == "group" })
        let source = group.source("staff", Self.pool)
        let shape = try Self.shape("UpdateGroup")
        let before = try Self.object(#"{"Description":"Staff","Precedence":3}"#)
        let emptied = try source.input(
            replacing: before, by: try Self.object(#"{"Precedence":3}"#), shape: shape)
        #expect(emptied["Description"] == .string("") && emptied["GroupName"] == .string("staff"))
        #expect(throws: ServiceError.self) {
            try source.input(replacing: before, by: try Self.object(#"{"Description":"Staff"}"#), shape: shape)
        }
    }

    @Test func `settings that the wire has twice are written once, and no factor without MFA`() throws {
        let shape = try Self.shape("UpdateUserPool")
        let read = try Self.object(
            """
            {"Name":"Shop","Id":"us-east-1_Example","EmailVerificationMessage":"a {####}",\
            "AdminCreateUserConfig":{"AllowAdminCreateUserOnly":true,"UnusedAccountValidityDays":7},\
            "LambdaConfig":{"PreTokenGeneration":"arn:a","PreTokenGenerationConfig":{"LambdaArn":"arn:a"}}}
            """)
        let written = SettingsSource.pool(Self.pool).writable(read, by: shape)
        #expect(
            Set(written.members.map(\.name)) == ["PoolName", "AdminCreateUserConfig", "LambdaConfig"])
        #expect(written.value(at: "AdminCreateUserConfig.UnusedAccountValidityDays") == nil)
        #expect(written.value(at: "LambdaConfig.PreTokenGeneration") == nil)
        let off = try SettingsSource.secondFactors(Self.pool).input(
            replacing: JSONObject(),
            by: try Self.object(#"{"MfaConfiguration":"OFF","SoftwareTokenMfaConfiguration":{"Enabled":true}}"#),
            shape: try Self.shape("SetUserPoolMfaConfig"))
        #expect(Set(off.members.map(\.name)) == ["UserPoolId", "MfaConfiguration"])
    }

    @Test func `secrets of providers are not shown, and stay if nothing is typed`() throws {
        let stored = try Self.object(#"{"ProviderDetails":{"client_id":"a","client_secret":"********"}}"#)
        let fields = ["client_id", "client_secret"].map {
            SettingField(SettingPath(["ProviderDetails", $0]), affects: .nextSignIns)
        }
        let settings = fields.modelled(by: try Self.shape("UpdateIdentityProvider"))
        let shown = SettingsEdit.shown(settings, of: stored)
        #expect(JSON.object(shown).compact == #"{"ProviderDetails.client_id":"a"}"#)
        let same = try SettingsEdit(
            Self.form([("ProviderDetails.client_id", "a"), ("ProviderDetails.client_secret", "")]), of: settings,
            shown: shown, stored: stored)
        #expect(same.changes.isEmpty && same.meanwhile.isEmpty)
        let other = try SettingsEdit(
            Self.form([("ProviderDetails.client_secret", "b")]), of: settings, shown: shown, stored: stored)
        #expect(other.changes.map(\.setting.isSecret) == [true])
        #expect(other.after.value(at: "ProviderDetails.client_secret") == .string("b"))
    }

    @Test(arguments: [
        ("UpdateUserPool", #"{"UserPoolId":"us-east-1_a"}"#, "aws_cognito_user_pool", "us-east-1_a"),
        ("GetGroup", #"{"UserPoolId":"us-east-1_a","GroupName":"s"}"#, "aws_cognito_user_group", "us-east-1_a/s"),
        (
            "SetRiskConfiguration", #"{"UserPoolId":"us-east-1_a"}"#, "aws_cognito_risk_configuration",
            "us-east-1_a"
        ),
        (
            "UpdateResourceServer", ##"{"UserPoolId":"us-east-1_a","Identifier":"${x}\"%{y"}"##,
            "aws_cognito_resource_server", ##"us-east-1_a|$${x}\"%%{y"##
        ),
    ])
    func `what an operation names is brought under Terraform`(
        _ operation: String, _ input: String, _ resource: String, _ id: String
    ) throws {
        let block = try #require(TerraformImport(operation, input: try Self.object(input)))
        #expect(block.text == "import {\n  to = \(resource).imported\n  id = \"\(id)\"\n}")
        #expect(TerraformImport("AdminGetUser", input: try Self.object(input)) == nil)
    }
}
