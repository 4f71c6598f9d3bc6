import Kernel
import Testing
import UserPoolsModel
import WireRuntime

@testable import Wire

/// Audit records show settings, and neither secrets nor contacts.
@Suite struct RedactionTests {
    private let hidden = "HIDDEN_DUE_TO_SECURITY_REASONS"

    private func shown(_ json: String, of shape: StructureShape) throws -> JSONObject {
        let fields = try #require(try JSONReader.read(Array(json.utf8)).object)
        return try #require(LoggedFields.read(fields, shape).shown?.object)
    }

    @Test func `names begin with a small letter, and settings are shown`() throws {
        let input = try shown(
            #"{"PoolName":"people","MfaConfiguration":"OPTIONAL","Policies":{"PasswordPolicy":{"MinimumLength":9}}}"#,
            of: CreateUserPoolInput.shape)
        #expect(input["poolName"]?.string == "people" && input["mfaConfiguration"]?.string == "OPTIONAL")
        #expect(
            input["policies"]?.object?["passwordPolicy"]?.object?["minimumLength"] == .integer(9))
    }

    @Test func `what the model marks as sensitive is hidden, whatever it is called`() throws {
        let input = try shown(
            #"""
            {"ClientId":"abc","AuthFlow":"USER_PASSWORD_AUTH","AuthParameters":{"USERNAME":"ann","PASSWORD":"s3cret"},
            "ClientMetadata":{"a":"s3cret"}}
            """#, of: InitiateAuthInput.shape)
        #expect(input["authParameters"]?.string == hidden && input["clientMetadata"]?.string == hidden)
        #expect(input["clientId"]?.string == "abc" && input["authFlow"]?.string == "USER_PASSWORD_AUTH")
        let code = try shown(
            #"{"ClientId":"abc","Username":"ann","ConfirmationCode":"123456"}"#, of: ConfirmSignUpInput.shape)
        #expect(code["confirmationCode"]?.string == hidden && code["username"]?.string == hidden)
    }

    @Test func `secrets and contacts of settings are hidden by their types`() throws {
        let provider = try shown(
            #"""
            {"UserPoolId":"us-east-1_a","ProviderName":"Google","ProviderType":"Google",
            "ProviderDetails":{"client_id":"c","client_secret":"s3cret"}}
            """#, of: CreateIdentityProviderInput.shape)
        #expect(provider["providerDetails"]?.string == hidden && provider["providerName"]?.string == "Google")
        let pool = try shown(
            #"""
            {"PoolName":"p","EmailConfiguration":{"SourceArn":"arn:aws:ses:us-east-1:123456789012:identity/a@b.example",
            "ReplyToEmailAddress":"a@b.example"}}
            """#, of: CreateUserPoolInput.shape)
        let email = try #require(pool["emailConfiguration"]?.object)
        #expect(email["replyToEmailAddress"]?.string == hidden)
        #expect(email["sourceArn"]?.string == "arn:aws:ses:us-east-1:123456789012:identity/HIDDEN_CONTACT")
    }

    @Test func `bulk is left out`() throws {
        let long = String(repeating: "x", count: 9000)
        let pool = try shown(#"{"PoolName":"\#(long)"}"#, of: CreateUserPoolInput.shape)
        #expect(pool["poolName"]?.string == "OMITTED_DUE_TO_SIZE")
        let many = (0..<101).map { "\"https://a.example/\($0)\"" }.joined(separator: ",")
        let client = try shown(
            #"{"UserPoolId":"us-east-1_a","ClientName":"c","CallbackURLs":[\#(many)]}"#,
            of: CreateUserPoolClientInput.shape)
        #expect(client["callbackURLs"]?.string == "OMITTED_DUE_TO_SIZE")
    }

    @Test func `an answer is shown as its model says`() throws {
        let answer = #"{"UserPoolClient":{"ClientId":"abc","ClientName":"app","ClientSecret":"s3cret"}}"#
        let shown = LoggedFields.written(Array(answer.utf8), CreateUserPoolClientOutput.shape).shown
        let client = try #require(shown?.object?["userPoolClient"]?.object)
        #expect(client["clientSecret"]?.string == hidden && client["clientName"]?.string == "app")
        #expect(LoggedFields.written([], CreateUserPoolClientOutput.shape).shown == nil)
    }

    @Test func `without a model, texts are shown only if they can be nothing but ids`() throws {
        let command = #"""
            {"pool":"us-east-1_aBc1","all":true,"count":3,"username":"ann","address":"a@b.example","secret":"s3cret",
            "id":"AKIAABCDEFGHIJKLMNOP","identity":"us-east-1:0b1c2d3e-0000-4000-8000-0123456789ab","n":null}
            """#
        let shown = try #require(LoggedFields.unmodelled(Array(command.utf8)).shown?.object)
        #expect(shown["pool"]?.string == "us-east-1_aBc1" && shown["all"] == .boolean(true))
        #expect(shown["count"] == .integer(3) && shown["id"]?.string == "AKIAABCDEFGHIJKLMNOP")
        #expect(shown["identity"]?.string?.hasPrefix("us-east-1:0b1c") == true)
        for name in ["username", "address", "secret"] { #expect(shown[name]?.string == hidden) }
    }
}
