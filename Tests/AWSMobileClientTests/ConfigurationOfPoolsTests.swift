import Foundation
import Testing

@testable import AWSMobileClient
@testable import Kernel

/// Identity pools, providers, names and the files of Amplify.
@Suite struct ConfigurationOfPoolsTests {
    private let id = "eu-west-1:1b2c"

    private func complaint(_ document: [String: Any], named name: String = "Default") -> String? {
        do { _ = try ClientConfiguration(AmplifyConfiguration.sections(of: document), named: name) } catch {
            return (error as? AWSMobileClientError)?.message
        }
        return nil
    }

    private func pools(_ values: [String: Any]) -> [String: Any] {
        ["CredentialsProvider": ["CognitoIdentity": ["Default": values]]]
    }

    // F.10
    @Test func `an identity pool has a region and an endpoint`() throws {
        func pool(_ values: [String: Any], region: String? = nil) throws -> ClientConfiguration.IdentityPool? {
            var document = pools(values)
            document["Default"] = region.map { ["Region": $0] }
            return try ClientConfiguration(document).identityPool
        }
        let plain = try #require(try pool(["PoolId": id]))
        #expect(plain.id == id && plain.origin == "https://cognito-identity.eu-west-1.amazonaws.com")
        #expect(try pool(["PoolId": id], region: "x-1")?.origin == "https://cognito-identity.x-1.amazonaws.com")
        #expect(try pool(["PoolId": id, "Region": "y-1"], region: "x-1")?.region == "y-1")
        #expect(try pool(["PoolId": id, "Endpoint": "localhost:9229"])?.origin == "http://localhost:9229")
        #expect(try ClientConfiguration([:]).identityPool == nil)
    }

    @Test func `errors about identity pools and providers name the full path`() {
        let path = "CredentialsProvider.CognitoIdentity"
        #expect(complaint(["CredentialsProvider": 1]) == "CredentialsProvider must be an object.")
        #expect(complaint(["CredentialsProvider": ["CognitoIdentity": 1]]) == "\(path) must be an object.")
        let empty: [String: Any] = ["CredentialsProvider": ["CognitoIdentity": [String: Any]()]]
        #expect(complaint(empty) == "\(path).Default is missing.")
        #expect(complaint(pools(["PoolId": 1])) == "\(path).Default.PoolId must be a text.")
        for wrong in ["x", ":x", "x:"] {
            #expect(complaint(pools(["PoolId": wrong]))?.hasPrefix("\(path).Default.PoolId must be") == true)
        }
        #expect(complaint(pools(["PoolId": id, "Region": 1])) == "\(path).Default.Region must be a text.")
        #expect(complaint(pools(["PoolId": id, "Endpoint": 1])) == "\(path).Default.Endpoint must be a text.")
        for name in ["FacebookSignIn", "GoogleSignIn", "AppleSignIn"] {
            #expect(complaint([name: "x"]) == "\(name) must be an object.")
            #expect(complaint([name: ["Permissions": 1]]) == "\(name).Permissions must be a text.")
        }
        #expect(complaint(["FacebookSignIn": ["AppId": 1]]) == "FacebookSignIn.AppId must be a text.")
        #expect(complaint(["GoogleSignIn": ["ClientId-iOS": 1]]) == "GoogleSignIn.ClientId-iOS must be a text.")
        #expect(complaint(["GoogleSignIn": ["ClientId-WebApp": 1]]) == "GoogleSignIn.ClientId-WebApp must be a text.")
    }

    @Test func `providers for drop-in sign-in are listed`() {
        let client = AWSMobileClient(
            configuration: [
                "FacebookSignIn": ["AppId": "f", "Permissions": "public_profile, email,"],
                "GoogleSignIn": ["ClientId-iOS": "i", "ClientId-WebApp": "w", "Permissions": "profile"],
                "AppleSignIn": [String: Any](),
            ], store: MemoryTokenStore())
        #expect(
            client.configuredProviders == [
                ConfiguredProvider(
                    provider: .facebook, appID: "f", webAppID: nil, permissions: ["public_profile", "email"]),
                ConfiguredProvider(provider: .google, appID: "i", webAppID: "w", permissions: ["profile"]),
                ConfiguredProvider(provider: .apple, appID: nil, webAppID: nil, permissions: []),
            ])
    }

    // F.9
    @Test func `configurations by name have their own pools and their own record`() async throws {
        let document: [String: Any] = [
            "CognitoUserPool": [
                "Default": ["PoolId": "eu-west-1_A", "AppClientId": "a"],
                "Shop": ["PoolId": "eu-west-1_B", "AppClientId": "b"],
            ],
            "Auth": ["Shop": ["authenticationFlowType": "USER_PASSWORD_AUTH"]],
            "CredentialsProvider": ["CognitoIdentity": ["Shop": ["PoolId": id], "Guests": ["PoolId": id]]],
        ]
        #expect(complaint(document) == "CredentialsProvider.CognitoIdentity.Default is missing.")
        let shop = try ClientConfiguration(document, named: "Shop")
        #expect(shop.userPool?.clientID.rawValue == "b" && shop.userPool?.flow == .password)
        #expect(shop.identityPool?.id == id)
        let guests = try ClientConfiguration(document, named: "Guests")
        #expect(guests.userPool == nil && guests.identityPool?.id == id)
        #expect(complaint(document, named: "None") == "No section has an entry None.")

        let store = MemoryTokenStore()
        let offline = Transport { _ in throw URLError(.notConnectedToInternet) }
        func client(_ name: String) -> AWSMobileClient {
            AWSMobileClient(configuration: document, named: name, store: store, transport: offline)
        }
        let (one, two) = (client("Shop"), client("Guests"))
        try await one.initialize()
        try await two.initialize()
        try await one.federatedSignIn(providerName: "accounts.google.com", token: "t")
        #expect(try await client("Guests").initialize() == .signedOut)
        #expect(try await client("Shop").initialize() == .signedIn)
        one.signOut()
    }

    @Test func `Amplify's outputs of Gen 2 are read`() throws {
        let text = """
            {"version": "1.3", "auth": {"aws_region": "eu-west-1", "user_pool_id": "eu-west-1_A",
            "user_pool_client_id": "c", "identity_pool_id": "eu-west-1:1b2c",
            "unauthenticated_identities_enabled": true,
            "oauth": {"domain": "d.example.com", "scopes": ["openid"], "identity_providers": ["GOOGLE"],
            "redirect_sign_in_uri": ["app://in", "app://in2"], "redirect_sign_out_uri": ["app://out"],
            "response_type": "code"}}, "custom": {"cognito_endpoint": "localhost:9229"}}
            """
        let document = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        let sections = try AmplifyConfiguration.sections(of: document)
        let read = try ClientConfiguration(sections)
        #expect(read.userPool?.id.rawValue == "eu-west-1_A" && read.userPool?.clientID.rawValue == "c")
        #expect(read.userPool?.origin == "http://localhost:9229" && read.userPool?.region == "eu-west-1")
        #expect(read.identityPool?.id == id && read.identityPool?.origin == "http://localhost:9229")
        let auth = try ConfigurationSection(sections).section("Auth")?.section("Default")?.section("OAuth")
        #expect(try auth?.text("WebDomain") == "d.example.com" && auth?.textList("Scopes") == ["openid"])
        #expect(try auth?.text("SignInRedirectURI") == "app://in" && auth?.text("SignOutRedirectURI") == "app://out")
        let guests = try AmplifyConfiguration.sections(
            of: ["auth": ["aws_region": "eu-west-1", "identity_pool_id": id]])
        #expect(try ClientConfiguration(guests).userPool == nil)
        #expect(try ClientConfiguration(guests).identityPool?.region == "eu-west-1")
    }

    @Test func `errors in Amplify's files name the keys of these files`() {
        func auth(_ values: [String: Any]) -> [String: Any] {
            ["auth": ["aws_region": "eu-west-1"].merging(values) { $1 }]
        }
        #expect(complaint(["auth": [String: Any]()]) == "auth.aws_region is missing.")
        #expect(complaint(["auth": 1]) == "auth must be an object.")
        #expect(complaint(auth(["user_pool_id": 1])) == "auth.user_pool_id must be a text.")
        #expect(complaint(auth(["user_pool_id": "x_y"])) == "auth.user_pool_client_id is missing.")
        #expect(complaint(auth(["identity_pool_id": 1])) == "auth.identity_pool_id must be a text.")
        #expect(complaint(auth(["oauth": [String: Any]()])) == "auth.oauth.domain is missing.")
        let scopes = auth(["oauth": ["domain": "d", "scopes": "openid"]])
        #expect(complaint(scopes) == "auth.oauth.scopes must be a list of texts.")
        #expect(
            complaint(["auth": ["plugins": [String: Any]()]]) == "auth.plugins.awsCognitoAuthPlugin is missing.")
    }

    @Test func `Amplify's configuration of Gen 1 is read, and its file is found`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("configuration-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let text = """
            {"UserAgent": "aws-amplify-cli/2.0", "Version": "1.0", "auth": {"plugins": {"awsCognitoAuthPlugin": {
            "CognitoUserPool": {"Default": {"PoolId": "eu-west-1_A", "AppClientId": "c", "Region": "eu-west-1"}},
            "CredentialsProvider": {"CognitoIdentity": {"Default": {"PoolId": "eu-west-1:1b2c",
            "Region": "eu-west-1"}}},
            "Auth": {"Default": {"authenticationFlowType": "USER_SRP_AUTH"}}}}}}
            """
        try Data(text.utf8).write(to: folder.appendingPathComponent("amplifyconfiguration.json"))
        func found() throws -> ClientConfiguration {
            try ClientConfiguration(AmplifyConfiguration.sections(of: AWSConfigurationFile.find(in: folder.path)))
        }
        #expect(try found().userPool?.clientID.rawValue == "c" && found().identityPool?.id == id)
        #expect(try found().userAgent == "aws-amplify-cli/2.0")
        let outputs =
            #"{"auth": {"aws_region": "eu-west-1", "user_pool_id": "eu-west-1_B", "user_pool_client_id": "d"}}"#
        try Data(outputs.utf8).write(to: folder.appendingPathComponent("amplify_outputs.json"))
        #expect(try found().userPool?.clientID.rawValue == "d" && found().identityPool == nil)
    }
}
