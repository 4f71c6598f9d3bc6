import IAMModel
import Kernel
import TestKit
import Testing
import UserPoolsModel
import Wire
import WireRuntime

@testable import Console

/// Forms from models, the values that they give, and what is shown of them.
struct ExplorerTests {
    private static func form(_ fields: [(String, String)]) -> QueryParameters {
        QueryParameters(
            fields.map { "\($0)=\(PercentEncoding.encode($1.utf8))" }.joined(separator: "&"), plusSign: .space)
    }

    @Test func `each operation has a form that a request can carry`() {
        for catalogue in [Catalogue.userPools, .iam] {
            for input in catalogue.inputs {
                let fields = InputField.fields(of: input.shape)
                // A form has at most 250 fields, two of which are the console's own.
                #expect(fields.count <= 240, "\(input.operation.name): \(fields.count)")
                #expect(Set(fields.map(\.path)).count == fields.count, "\(input.operation.name)")
            }
        }
    }

    @Test func `fields become the values that their shapes describe`() throws {
        let reader = InputReader(
            form: Self.form([
                ("PoolName", "Shop"), ("Policies.PasswordPolicy.MinimumLength", "12"),
                ("Policies.PasswordPolicy.RequireSymbols", "false"),
                ("AutoVerifiedAttributes", "email\r\nphone_number\r\n"),
                ("UserPoolTags", "team=a=b\nstage=test"), ("MfaConfiguration", ""),
            ]))
        let input = JSON.object(try reader.input(of: CreateUserPoolInput.shape))
        #expect(
            input.compact == #"{"AutoVerifiedAttributes":["email","phone_number"],"Policies":{"PasswordPolicy":"#
                + #"{"MinimumLength":12,"RequireSymbols":false}},"PoolName":"Shop","#
                + #""UserPoolTags":{"team":"a=b","stage":"test"}}"#)
    }

    @Test(arguments: [
        ("Policies.PasswordPolicy.MinimumLength", "twelve"), ("UserPoolTags", "team"), ("UserPoolTags", "a=1\na=2"),
        ("Schema", "[{"), ("PoolName", "e" + String(repeating: "\u{301}", count: 40)),
    ])
    func `a text that is not a value of its field is refused`(_ field: String, _ text: String) {
        #expect(throws: ServiceError.self) {
            try InputReader(form: Self.form([(field, text)])).input(of: CreateUserPoolInput.shape)
        }
    }

    @Test func `secrets are hidden, and names and attributes of users are not`() throws {
        let user = AdminCreateUserInput(
            temporaryPassword: Secret("Correct-Horse-7"),
            userAttributes: [AttributeType(name: "email", value: Secret("ada@example.com"))],
            userPoolId: UserPoolID(rawValue: "us-east-1_a"), username: Username(rawValue: "ada"))
        let fields = try #require(try JSONReader.read(user.jsonBytes).object)
        let shown = JSON.object(Masking.masked(fields, of: AdminCreateUserInput.shape)).compact
        #expect(shown.contains("ada@example.com") && shown.contains(#""Username":"ada""#))
        #expect(shown.contains(#""TemporaryPassword":"<secret>""#) && !shown.contains("Horse"))
        let provider = try #require(
            try JSONReader.read(
                Array(#"{"ProviderDetails":{"client_id":"a","client_secret":"b"},"Unknown":"c"}"#.utf8)
            ).object)
        let masked = JSON.object(Masking.masked(provider, of: CreateIdentityProviderInput.shape)).compact
        #expect(masked == #"{"ProviderDetails":{"client_id":"a","client_secret":"<secret>"},"Unknown":"<secret>"}"#)
    }

    @Test(arguments: [
        ("AdminGetUser", "admin-get-user"), ("UserPoolId", "user-pool-id"), ("CallbackURLs", "callback-urls"),
        ("AdminSetUserMFAPreference", "admin-set-user-mfa-preference"),
        (
            "ListOpenIDConnectProviders",
            "list-open-id-connect-providers"
        ), ("GetCSVHeader", "get-csv-header"), ("AWSAccountId", "aws-account-id"),
        ("DefaultRedirectURI", "default-redirect-uri"), ("SAMLMetadataDocument", "saml-metadata-document"),
    ])
    func `names are cut as the AWS CLI cuts them`(_ name: String, _ words: String) {
        #expect(SameCommand.words(of: name, joinedBy: "-") == words)
    }

    @Test func `a command quotes what the shell or Python would read otherwise`() throws {
        let input = JSONObject([
            .init("UserPoolId", .string("us-east-1_a")), .init("Username", .string("a'\u{308}; rm -rf \"$HOME\"\n")),
            .init("ForceAliasCreation", .boolean(false)), .init("UserAttributes", .array([.string("it's")])),
            .init("MessageAction", .string("-x")),
        ])
        let same = SameCommand(
            operation: AdminCreateUserInput.operation, input: input, endpoint: "http://127.0.0.1:9229",
            region: "us-east-1")
        #expect(same.cli.contains("aws cognito-idp admin-create-user \\\n  --user-pool-id us-east-1_a"))
        #expect(same.cli.contains("--username 'a'\\''\u{308}; rm -rf \"$HOME\"\n'"))
        #expect(same.cli.contains("--no-force-alias-creation"))
        #expect(same.cli.contains("--message-action=-x"), "a value is not read as an option")
        #expect(same.cli.contains(#"--user-attributes '["it'\''s"]'"#))
        #expect(same.boto3.contains("Username=\"a'\u{308}; rm -rf \\\"$HOME\\\"\\n\""))
        #expect(same.boto3.contains("ForceAliasCreation=False") && same.boto3.contains(#"UserAttributes=["it's"]"#))
    }

    @Test func `what a deletion asks for is the name of what is deleted`() {
        func name<Input: OperationInput>(_: Input.Type) -> String? {
            ExploredOperation(
                model: Input.operation, input: Input.shape, output: Input.Output.shape, isBuilt: true
            ).nameOfDeleted
        }
        #expect(name(AdminDeleteUserInput.self) == "Username")
        #expect(name(DeleteUserPoolInput.self) == "UserPoolId")
        #expect(name(DeleteUserPoolClientInput.self) == "ClientId")
        #expect(name(DeleteUserInput.self) == nil)
    }

    @Test func `the filter of a search quotes its text`() {
        #expect(UserSearch("ad\"a\\", in: nil).filter == #"username ^= "ad\"a\\""#)
        #expect(UserSearch("ada@", in: nil).filter == #"email ^= "ada@""#)
        #expect(UserSearch("Ada", in: "name").filter == #"name ^= "Ada""#)
        #expect(UserSearch("Ada", in: "x = 1").attribute == "username")
        #expect(UserSearch("7d9a5b8e-0f3c-4e1e-9f55-1c2d3e4f5a6b", in: nil).filter.utf8.starts(with: "sub =".utf8))
    }
}
