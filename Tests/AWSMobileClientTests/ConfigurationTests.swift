import Foundation
import Testing

@testable import AWSMobileClient
@testable import Kernel

@Suite struct ConfigurationTests {
    private let entry: [String: Any] = ["PoolId": "eu-west-1_AbCdEf123", "AppClientId": "client"]

    private func read(_ pool: [String: Any], _ more: [String: Any] = [:]) throws -> ClientConfiguration.UserPool? {
        let document = ["CognitoUserPool": ["Default": pool]].merging(more) { $1 }
        return try ClientConfiguration(document).userPool
    }

    private func complaint(_ document: [String: Any]) -> String? {
        do { _ = try ClientConfiguration(document) } catch { return (error as? AWSMobileClientError)?.message }
        return nil
    }

    @Test func `a pool and an app client are enough`() throws {
        let pool = try #require(try read(entry))
        #expect(
            pool.id.rawValue == "eu-west-1_AbCdEf123" && pool.clientID.rawValue == "client"
                && pool.region == "eu-west-1")
        #expect(pool.origin == "https://cognito-idp.eu-west-1.amazonaws.com" && pool.flow == .srp)
        #expect(pool.provider == "cognito-idp.eu-west-1.amazonaws.com/eu-west-1_AbCdEf123")
        #expect(pool.clientSecret == nil)
        #expect(try ClientConfiguration([:]).userPool == nil)
    }

    @Test func `former names, the common region and the flow are read`() throws {
        let former = [
            "CognitoUserPoolId": "eu-west-1_x", "CognitoUserPoolAppClientId": "c",
            "CognitoUserPoolAppClientSecret": "s",
        ]
        let pool = try #require(try read(former, ["Default": ["Region": "here-1"]]))
        #expect(pool.region == "here-1" && pool.clientSecret?.exposed == "s")
        let migrating = try read(entry.merging(["MigrationEnabled": true]) { $1 })
        #expect(migrating?.flow == .password)
        let sent = try read(entry, ["Auth": ["Default": ["authenticationFlowType": "USER_PASSWORD_AUTH"]]])
        #expect(sent?.flow == .password)
    }

    @Test func `an endpoint is plain HTTP on this machine and nowhere else`() throws {
        func origin(_ endpoint: String) throws -> String? {
            try read(entry.merging(["Endpoint": endpoint]) { $1 })?.origin
        }
        #expect(try origin("localhost:9229") == "http://localhost:9229")
        #expect(try origin("127.0.0.1:80") == "http://127.0.0.1:80")
        #expect(try origin("[::1]:9229") == "http://[::1]:9229")
        #expect(try origin("https://localhost:9229/") == "https://localhost:9229")
        #expect(try origin("id.example.org") == "https://id.example.org")
        #expect(try origin("http://127.0.0.1:9229") == "http://127.0.0.1:9229")
        for wrong in ["http://id.example.org", "ftp://id.example.org", "id.example.org/x", "a b", "http://u@localhost"]
        {
            #expect(throws: AWSMobileClientError.self, "\(wrong)") { try origin(wrong) }
        }
    }

    @Test func `errors name the full path of the key`() {
        func pool(_ values: [String: Any]) -> [String: Any] { ["CognitoUserPool": ["Default": values]] }
        #expect(complaint(["CognitoUserPool": [String: Any]()]) == "CognitoUserPool.Default is missing.")
        #expect(complaint(pool(["PoolId": "eu_x"])) == "CognitoUserPool.Default.AppClientId is missing.")
        #expect(complaint(pool(["AppClientId": "c"])) == "CognitoUserPool.Default.PoolId is missing.")
        #expect(complaint(pool(["PoolId": 7, "AppClientId": "c"])) == "CognitoUserPool.Default.PoolId must be a text.")
        #expect(
            complaint(pool(["PoolId": "x", "AppClientId": "c"]))?.hasPrefix("CognitoUserPool.Default.PoolId") == true)
        let flag = pool(entry.merging(["MigrationEnabled": "yes"]) { $1 })
        #expect(complaint(flag) == "CognitoUserPool.Default.MigrationEnabled must be true or false.")
        let wrong = ["Auth": ["Default": ["authenticationFlowType": "custom_auth"]]]
        #expect(complaint(wrong)?.hasPrefix("Auth.Default.authenticationFlowType must be") == true)
        let identity = ["CredentialsProvider": ["CognitoIdentity": ["Default": ["Region": "x"]]]]
        #expect(complaint(identity) == "CredentialsProvider.CognitoIdentity.Default.PoolId is missing.")
        #expect(
            complaint(["Auth": ["Default": ["OAuth": ["WebDomain": 1]]]])?.hasPrefix("Auth.Default.OAuth.W") == true)
    }

    @Test func `custom sign-ins are a flow, also for apps that migrate users`() throws {
        let custom = ["Auth": ["Default": ["authenticationFlowType": "CUSTOM_AUTH"]]]
        #expect(try read(entry, custom)?.flow == .custom)
        #expect(try read(entry.merging(["MigrationEnabled": true]) { $1 }, custom)?.flow == .custom)
    }

    @Test func `the file is found by its path and in the working directory, and its absence is an error`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("configuration-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.appendingPathComponent("awsconfiguration.json").path
        #expect(throws: AWSMobileClientError.self) { try AWSConfigurationFile.find(in: folder.path) }
        // The text that `martlet serve --dev` writes.
        let text = """
            {"Auth": {"Default": {"authenticationFlowType": "USER_SRP_AUTH"}}, "CognitoUserPool": {"Default": {
            "AppClientId": "c", "Endpoint": "localhost:9229", "PoolId": "us-east-1_x", "Region": "us-east-1"}},
            "IdentityManager": {"Default": {}}, "UserAgent": "Martlet", "Version": "1.0"}
            """
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        let found = try ClientConfiguration(AWSConfigurationFile.find(in: folder.path))
        #expect(found.userPool?.origin == "http://localhost:9229" && found.userAgent == "Martlet")
        #expect(try ClientConfiguration(AWSConfigurationFile.read(path)).userPool?.clientID.rawValue == "c")
        try Data("[]".utf8).write(to: URL(fileURLWithPath: path))
        #expect(throws: AWSMobileClientError.self) { try AWSConfigurationFile.read(path) }
    }
}
