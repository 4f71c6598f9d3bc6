import IAMModel
import IdentityPoolsModel
import Kernel
import Policies
import Testing
import Wire
import WireRuntime

@testable import Console

/// Settings of identity pools and of the account: rows of lists, names of providers, documents.
struct IdentityPoolSettingsTests {
    private static func object(_ text: String) throws -> JSONObject {
        try #require(try JSONReader.read(Array(text.utf8)).object)
    }

    private static func shape(_ operation: String) throws -> StructureShape {
        let all = Catalogue.identityPools.inputs + Catalogue.iam.inputs
        return try #require(all.first { $0.operation.name == operation }).shape
    }

    private static func form(_ fields: [(String, String)]) -> QueryParameters {
        QueryParameters(
            fields.map { "\(PercentEncoding.encode($0.utf8))=\(PercentEncoding.encode($1.utf8))" }
                .joined(separator: "&"), plusSign: .space)
    }

    private static let rules = SettingField(
        SettingPath(["RoleMappings", "accounts.google.com", "RulesConfiguration", "Rules"]), affects: .identities,
        style: .rows(["Claim", "MatchType", "Value", "RoleARN"], isOrdered: true))

    private static func rows() throws -> (setting: ModelledSetting, rows: SettingsRows) {
        let setting = try #require([rules].modelled(by: try shape("SetIdentityPoolRoles")).first)
        return (setting, try #require(SettingsRows(setting)))
    }

    @Test func `each setting of an identity pool is one of its operation, and has texts`() throws {
        let shape = try Self.shape("UpdateIdentityPool")
        for section in IdentityPoolSection.all {
            #expect(section.fields.modelled(by: shape).count == section.fields.count, "\(section.name)")
            #expect(ConsoleTexts.Settings.identityPoolSections["identity-\(section.name)"] != nil, "\(section.name)")
            for field in section.fields {
                let text = ConsoleTexts.english.settings.text(of: field)
                #expect(!text.help.isEmpty && !text.effect.isEmpty, "\(field.path.name)")
            }
        }
    }

    @Test func `each part of the account has operations and texts`() throws {
        for part in PoolPart.ofAccount {
            for operation in [part.listing, part.creating, part.deleting] { _ = try Self.shape(operation) }
            let creating = try Self.shape(part.creating)
            let fields = [SettingField(SettingPath([part.naming]), affects: .operators)] + (part.newFields ?? [])
            #expect(fields.modelled(by: creating).count == fields.count, "\(part.name)")
            let text = ConsoleTexts.english.parts.part(part.name)
            #expect(!text.lead.isEmpty && !ConsoleTexts.english.parts.deletion(part.name).isEmpty, "\(part.name)")
            #expect(ConsoleTexts.english.changes.done(part.creating) != nil, "\(part.creating)")
            #expect(ConsoleTexts.english.changes.done(part.deleting) != nil, "\(part.deleting)")
        }
    }

    @Test(arguments: AccessAction.allCases)
    func `each action is an operation, with its input and a text of what it has done`(_ action: AccessAction) throws {
        let shape = try Self.shape(action.rawValue)
        let input = action.input(action.members.map { ($0, "x") })
        for member in input.members { #expect(shape.members.contains { $0.name == member.name }, "\(member.name)") }
        for member in shape.members where member.isRequired {
            #expect(input[member.name] != nil, "\(member.name)")
        }
        #expect(action == .createAccessKey || ConsoleTexts.english.changes.done(action.rawValue) != nil)
        #expect(PoolPart.ofAccount.contains { $0.name == action.part })
    }

    @Test func `an action takes the values of its address, and its review names what they change`() throws {
        func values(_ action: AccessAction) -> [(name: String, value: String)] {
            action.members.map { (name: $0, value: "a \($0)") }
        }
        let tag = JSON.object(AccessAction.tagRole.input(values(.tagRole))).compact
        #expect(tag == #"{"RoleName":"a RoleName","Tags":[{"Key":"a Key","Value":"a Value"}]}"#)
        let noTag = JSON.object(AccessAction.untagRole.input(values(.untagRole))).compact
        #expect(noTag == #"{"RoleName":"a RoleName","TagKeys":["a Key"]}"#)
        func difference(_ action: AccessAction) -> [String?] {
            let difference = action.difference(values(action))
            return [difference.name, difference.before, difference.after]
        }
        #expect(difference(.attachRolePolicy) == ["PolicyArn", nil, "a PolicyArn"])
        #expect(difference(.deleteUserPolicy) == ["PolicyName", "a PolicyName", nil])
        #expect(difference(.updateAccessKey) == ["a AccessKeyId", nil, "a Status"])
        #expect(difference(.createAccessKey) == ["AccessKey", nil, "Active"])
    }

    @Test(arguments: [
        ("arn:aws:iam::123456789012:user/ada", PolicyHolder.Kind.user, "ada"),
        ("arn:aws:iam::123456789012:role/apps/shop/backend", .role, "backend"),
        ("arn:aws:iam::123456789012:root", .user, ""),
        ("", .user, ""),
    ])
    func `an ARN names a user or role behind its path`(_ arn: String, _ kind: PolicyHolder.Kind, _ name: String) {
        let holder = PolicyHolder(arn: arn)
        #expect(holder.kind == kind && holder.name == name)
    }

    @Test func `lines of the simulator's context are values of their keys, in any order`() throws {
        let question = try SimulatorQuestion(
            Self.form([
                ("document", "{}"), ("actions", "a:B\r\nc:D"), ("context", "aws:TagKeys=a\nk=x=y\naws:TagKeys=b"),
            ]), texts: .english)
        #expect(question.actions == ["a:B", "c:D"])
        #expect(question.context.map(\.key) == ["aws:TagKeys", "k"])
        #expect(question.context.map(\.value) == [["a", "b"], ["x=y"]])
        #expect(throws: ServiceError.self) {
            try SimulatorQuestion(
                Self.form([("document", "{}"), ("actions", "a:B"), ("context", "k")]), texts: .english)
        }
    }

    @Test func `rows are read in their order, and empty ones are left out`() throws {
        let (setting, rows) = try Self.rows()
        let name = setting.name
        let form = Self.form([
            (name, "3"), ("\(name).0.Claim", "b"), ("\(name).0.MatchType", "Equals"), ("\(name).0.Value", "<1>"),
            ("\(name).0.RoleARN", "arn:b"), ("\(name).1.Claim", ""), ("\(name).2.Claim", "a"),
        ])
        let value = try #require(try rows.value(in: form, shown: nil))
        #expect(
            value.compact
                == #"[{"Claim":"b","MatchType":"Equals","RoleARN":"arn:b","Value":"<1>"},{"Claim":"a"}]"#)
        #expect(rows.names(in: form).count == 12)
        #expect(try rows.value(in: Self.form([(name, "1")]), shown: nil) == nil)
        #expect(try rows.value(in: Self.form([(name, "0")]), shown: value)?.compact == "[]")
    }

    @Test(arguments: ["-1", "x", "99999999999999999999", "1000000"])
    func `a number of rows that no form has costs nothing`(_ count: String) throws {
        let (setting, rows) = try Self.rows()
        let form = Self.form([(setting.name, count), ("\(setting.name).0.Claim", "a")])
        #expect(rows.names(in: form).count <= 200)
        _ = try rows.value(in: form, shown: nil)
    }

    @Test func `a row with a wrong value is refused`() throws {
        let (setting, rows) = try Self.rows()
        let long = "e" + String(repeating: "\u{301}", count: 40)
        #expect(throws: ServiceError.self) {
            try rows.value(in: Self.form([(setting.name, "1"), ("\(setting.name).0.Claim", long)]), shown: nil)
        }
    }

    @Test func `the id of a user pool becomes the name of a provider`() throws {
        let settings = SettingsSource.withProviderNames(
            try Self.object(
                """
                {"CognitoIdentityProviders":[{"ProviderName":"us-east-1_Example","ClientId":"a"},\
                {"ProviderName":"cognito-idp.eu-west-1.amazonaws.com/eu-west-1_Example","ClientId":"b"}]}
                """))
        let names = settings["CognitoIdentityProviders"]?.objects.map { $0["ProviderName"]?.string }
        #expect(
            names == [
                "cognito-idp.us-east-1.amazonaws.com/us-east-1_Example",
                "cognito-idp.eu-west-1.amazonaws.com/eu-west-1_Example",
            ])
    }

    @Test func `rules without a row leave no configuration, and roles are always written`() throws {
        let source = SettingsSource.roles(of: IdentityPoolID(rawValue: "us-east-1:a"))
        let completed = source.completed(
            try Self.object(#"{"RoleMappings":{"a.b":{"Type":"Token","RulesConfiguration":{"Rules":[]}}}}"#))
        #expect(
            JSON.object(completed).compact == #"{"RoleMappings":{"a.b":{"Type":"Token"}},"Roles":{}}"#)
    }

    @Test func `the statement between two places is marked`() throws {
        let text = "{\"Statement\": [{\"a\": \"ü\"},\n {\"b\": 1}]}"
        let spans = StatementSpan.all(in: text)
        let marked = spans.map { span in
            MarkedDocument(
                text: text, start: (span.start.line, span.start.column), end: (span.end.line, span.end.column))
        }
        #expect(marked.map(\.inside) == ["{\"a\": \"ü\"}", "\n {\"b\": 1}"])
        for one in marked { #expect(one.before + one.inside + one.after == text) }
    }

    @Test func `a document is shown in lines, and stays if it has some`() {
        #expect(EncodedPolicy("%7B%22a%22%3A1%7D").lines == "{\n  \"a\": 1\n}")
        #expect(EncodedPolicy("%7B%0A%7D").lines == "{\n}")
        #expect(EncodedPolicy("%").lines == "%")
    }
}
