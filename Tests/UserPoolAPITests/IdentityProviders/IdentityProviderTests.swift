import Directory
import Foundation
import Kernel
import TestKit
import Testing

/// The operations about identity providers.
@Suite struct IdentityProviderTests {
    private func input(
        _ pool: String, _ name: String, _ type: String, _ details: [String: String], _ more: [String: Any] = [:]
    ) -> [String: Any] {
        ["UserPoolId": pool, "ProviderName": name, "ProviderType": type, "ProviderDetails": details]
            .merging(more) { $1 }
    }

    private static let google = [
        "client_id": "g-1", "client_secret": "g-secret", "authorize_scopes": "profile email openid",
    ]

    // UP-FED-03, UP-SOC-01, UP-SOC-02, UP-MAP-10, UP-SAML-29
    @Test(arguments: Engine.available)
    func `a provider is created, described, changed, listed and deleted`(on engine: Engine) async throws {
        let api = try await TestAPI(engine)
        let pool = try await api.pool()
        let named: [String: Any] = ["UserPoolId": pool, "ProviderName": "Google"]
        let made = try await api.call(
            "CreateIdentityProvider",
            input(pool, "Google", "Google", Self.google, ["AttributeMapping": ["email": "email"]]))
        #expect(made.status == 200, "\(made.body)")
        let details = try #require(made["IdentityProvider", "ProviderDetails"] as? [String: String])
        #expect(details["client_id"] == "g-1" && details["client_secret"] == "********")
        #expect(details["authorize_url"] == "https://accounts.google.com/o/oauth2/v2/auth")
        #expect(details["token_request_method"] == "POST" && details["attributes_url_add_attributes"] == "true")
        let mapping = try #require(made["IdentityProvider", "AttributeMapping"] as? [String: String])
        #expect(mapping == ["email": "email", "username": "sub"])
        let taken = try await api.call("CreateIdentityProvider", input(pool, "Google", "Google", Self.google))
        #expect(taken.code == "DuplicateProviderException")
        // What was described can be sent back: the secret stays, and so does what is derived.
        var back = details
        back["client_id"] = "g-2"
        let changed = try await api.call("UpdateIdentityProvider", named.merging(["ProviderDetails": back]) { $1 })
        #expect((changed["IdentityProvider", "ProviderDetails"] as? [String: String])?["client_id"] == "g-2")
        let stored = try await api.base.identityProviders.require("Google", in: UserPoolID(rawValue: pool))
        #expect(try api.base.identityProviders.secrets(of: stored) == ["client_secret": "g-secret"])
        let cleared = try await api.call(
            "UpdateIdentityProvider", named.merging(["AttributeMapping": [String: String]()]) { $1 })
        #expect(cleared["IdentityProvider", "AttributeMapping"] as? [String: String] == ["username": "sub"])
        let list = try await api.call("ListIdentityProviders", ["UserPoolId": pool, "MaxResults": 60])
        let names = (list["Providers"] as? [[String: Any]])?.map { $0["ProviderName"] as? String }
        #expect(names == ["Google"])
        #expect(try await api.call("DeleteIdentityProvider", named).status == 200)
        for operation in ["DescribeIdentityProvider", "DeleteIdentityProvider", "UpdateIdentityProvider"] {
            #expect(try await api.call(operation, named).code == "ResourceNotFoundException", "\(operation)")
        }
    }

    // UP-FED-04, UP-SAML-14, UP-SAML-16, UP-SAML-17, GUIDE-27
    @Test(arguments: Engine.available)
    func `an identifier names one provider of the pool, in any case`(on engine: Engine) async throws {
        let api = try await TestAPI(engine)
        let pool = try await api.pool()
        func create(_ name: String, _ identifiers: [String]) async throws -> TestAPI.Reply {
            try await api.call(
                "CreateIdentityProvider",
                input(pool, name, "OIDC", TestProvider.details, ["IdpIdentifiers": identifiers]))
        }
        #expect(try await create("A", ["domainA.example", "domainA.co.example"]).code == "InvalidParameterException")
        #expect(try await create("CompanyA", ["domainA.example", "domainA.co.example"]).status == 200)
        #expect(try await create("CompanyB", ["DOMAINA.example"]).code == "DuplicateProviderException")
        #expect(try await create("CompanyB", ["domainB.example", "DomainB.example"]).code != nil)
        #expect(try await create("CompanyB", ["domainB.example"]).status == 200)
        for (identifier, name) in [("DomainA.CO.example", "CompanyA"), ("domainb.example", "CompanyB")] {
            let found = try await api.call(
                "GetIdentityProviderByIdentifier", ["UserPoolId": pool, "IdpIdentifier": identifier])
            #expect(found["IdentityProvider", "ProviderName"] as? String == name)
        }
        let strange = try await api.call(
            "GetIdentityProviderByIdentifier", ["UserPoolId": pool, "IdpIdentifier": "domainC.example"])
        #expect(strange.code == "ResourceNotFoundException")
    }

    // UP-MAP-03
    @Test(arguments: [
        ("Google", "Facebook", google), ("Contoso", "Google", google), ("COGNITO", "OIDC", TestProvider.details),
        ("google", "OIDC", TestProvider.details), ("_abc", "OIDC", TestProvider.details),
        ("Contoso", "OIDC", [:]), ("Contoso", "OIDC", google),
        ("Contoso", "OIDC", TestProvider.details.merging(["authorize_scopes": "email"]) { $1 }),
        ("Contoso", "OIDC", TestProvider.details.merging(["oidc_issuer": "javascript:alert(1)"]) { $1 }),
        ("Contoso", "OIDC", TestProvider.details.merging(["token_url": "http://example.com/t"]) { $1 }),
        ("Contoso", "OIDC", TestProvider.details.merging(["attributes_request_method": "PUT"]) { $1 }),
        ("Contoso", "OIDC", TestProvider.details.merging(["attributes_url_add_attributes": "true"]) { $1 }),
        ("Contoso", "OIDC", TestProvider.details.merging(["unknown": "x"]) { $1 }),
        ("Contoso", "SAML", ["MetadataFile": "<x/>"]),
    ])
    func `details that a provider cannot have are refused`(_ name: String, _ type: String, _ details: [String: String])
        async throws
    {
        let api = try await TestAPI()
        let reply = try await api.call("CreateIdentityProvider", input(try await api.pool(), name, type, details))
        #expect(reply.code == "InvalidParameterException", "\(reply.body)")
        #expect(!reply.message.contains("s3cret") && !reply.message.contains("g-secret"))
    }

    // UP-MAP-01, UP-MAP-03, SAML-26
    @Test(arguments: [
        ["sub": "sub"], ["identities": "x"], ["username": "email"], ["custom:none": "x"], ["email": ""],
    ])
    func `a mapping names attributes of the pool that a provider may set`(_ mapping: [String: String]) async throws {
        let api = try await TestAPI()
        let pool = try await api.pool()
        let reply = try await api.call(
            "CreateIdentityProvider", input(pool, "Google", "Google", Self.google, ["AttributeMapping": mapping]))
        #expect(reply.code == "InvalidParameterException", "\(reply.body)")
    }

    // UP-FED-07, UP-LIM-05, LIM-SOFT-05
    @Test(arguments: Engine.available)
    func `a quota bounds the providers of a pool`(on engine: Engine) async throws {
        #expect(Quotas.guide2018.identityProvidersPerPool == 25)
        var quotas = Quotas()
        quotas.identityProvidersPerPool = 1
        let api = try await TestAPI(engine, quotas: quotas)
        let pool = try await api.pool()
        for (name, code) in [("CompanyA", nil), ("CompanyB", "LimitExceededException")] as [(String, String?)] {
            let reply = try await api.call("CreateIdentityProvider", input(pool, name, "OIDC", TestProvider.details))
            #expect(reply.code == code)
        }
    }

    // UP-ACS-03, UP-SOC-13
    @Test(arguments: Engine.available)
    func `a client may name the providers of its pool, and no others`(on engine: Engine) async throws {
        let api = try await TestAPI(engine)
        let pool = try await api.pool()
        _ = try await api.call("CreateIdentityProvider", input(pool, "Google", "Google", Self.google))
        func client(_ providers: [String]) async throws -> TestAPI.Reply {
            try await api.call(
                "CreateUserPoolClient",
                ["UserPoolId": pool, "ClientName": "app", "SupportedIdentityProviders": providers])
        }
        #expect(try await client(["COGNITO", "Google"]).status == 200)
        let refused = try await client(["COGNITO", "Facebook"])
        #expect(refused.code == "InvalidParameterException")
        #expect(refused.message == "The provider Facebook does not exist for User Pool \(pool)")
    }
}
