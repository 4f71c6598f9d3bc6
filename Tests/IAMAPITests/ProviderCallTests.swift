import Kernel
import TestKit
import Testing

/// OIDC and SAML providers, as clients of IAM see them.
@Suite struct ProviderCallTests {
    private let thumbprint = String(repeating: "a", count: 40)

    @Test(arguments: Engine.available)
    func `an OIDC provider is created, changed and deleted`(on engine: Engine) async throws {
        let calls = try await IAMCalls(engine)
        let create: KeyValuePairs = [
            "Url": "https://Login.Example/path", "ClientIDList.member.1": "app", "ThumbprintList.member.1": thumbprint,
            "Tags.member.1.Key": "k", "Tags.member.1.Value": "v",
        ]
        let arn = "\(IAMCalls.prefix)oidc-provider/login.example/path"
        let created = await calls.call("CreateOpenIDConnectProvider", create)
        #expect(created["OpenIDConnectProviderArn"] == [arn] && created["Key"] == ["k"])
        #expect(
            await calls.call("CreateOpenIDConnectProvider", create).error
                == "EntityAlreadyExists: Provider with url https://login.example/path already exists.")
        #expect(await calls.call("ListOpenIDConnectProviders")["Arn"] == [arn])
        func ask(_ action: String, _ more: String = "ClientID", _ value: String = "web") async -> XMLResponse {
            await calls.call(action, ["OpenIDConnectProviderArn": arn, more: value])
        }
        #expect(await ask("AddClientIDToOpenIDConnectProvider").error == nil)
        let other = String(repeating: "0", count: 40)
        #expect(
            await ask("UpdateOpenIDConnectProviderThumbprint", "ThumbprintList.member.1", other).error == nil)
        let got = await ask("GetOpenIDConnectProvider")
        #expect(got["Url"] == ["login.example/path"] && got["member"] == ["app", "web", other])
        #expect(await ask("RemoveClientIDFromOpenIDConnectProvider", "ClientID", "app").error == nil)
        #expect(await ask("GetOpenIDConnectProvider")["member"] == ["web", other])
        #expect(await ask("DeleteOpenIDConnectProvider").error == nil)
        #expect(
            await ask("GetOpenIDConnectProvider").error
                == "NoSuchEntity: OpenIDConnect Provider not found for arn \(arn)")
        #expect(
            await calls.call("CreateOpenIDConnectProvider", ["Url": "http://a.example"]).error
                == "InvalidInput: Invalid Open ID Connect Provider URL")
    }

    @Test(arguments: Engine.available)
    func `a SAML provider is created, changed and deleted`(on engine: Engine) async throws {
        let calls = try await IAMCalls(engine)
        func metadata(_ fill: String) -> String {
            "<EntityDescriptor>" + String(repeating: fill, count: 1000) + "</EntityDescriptor>"
        }
        let arn = "\(IAMCalls.prefix)saml-provider/idp"
        let create: KeyValuePairs = ["Name": "idp", "SAMLMetadataDocument": metadata("a")]
        #expect(await calls.call("CreateSAMLProvider", create)["SAMLProviderArn"] == [arn])
        #expect(
            await calls.call("CreateSAMLProvider", create).error
                == "EntityAlreadyExists: Provider with name idp already exists.")
        let listed = await calls.call("ListSAMLProviders")
        #expect(listed["Arn"] == [arn] && listed["ValidUntil"] == ["2030-03-17T17:46:40Z"])
        let update: KeyValuePairs = ["SAMLProviderArn": arn, "SAMLMetadataDocument": metadata("b")]
        #expect(await calls.call("UpdateSAMLProvider", update)["SAMLProviderArn"] == [arn])
        let got = await calls.call("GetSAMLProvider", ["SAMLProviderArn": arn])
        #expect(got["SAMLMetadataDocument"] == [metadata("b")])
        #expect(got["SAMLProviderUUID"].first?.hasPrefix("ASPA") == true)
        #expect(await calls.call("DeleteSAMLProvider", ["SAMLProviderArn": arn]).error == nil)
        #expect(
            await calls.call("DeleteSAMLProvider", ["SAMLProviderArn": arn]).error
                == "NoSuchEntity: Manifest not found for arn \(arn)")
        let other: KeyValuePairs = ["Name": "idp", "SAMLMetadataDocument": String(repeating: "a", count: 1000)]
        #expect(await calls.call("CreateSAMLProvider", other).code == "InvalidInput")
    }

    @Test func `keys that decrypt assertions are refused, not ignored`() async throws {
        let calls = try await IAMCalls()
        let document = "<EntityDescriptor>" + String(repeating: "a", count: 1000)
        let create: KeyValuePairs = [
            "Name": "idp", "SAMLMetadataDocument": document, "AddPrivateKey": "key",
            "AssertionEncryptionMode": "Required",
        ]
        #expect(
            await calls.call("CreateSAMLProvider", create).error
                == "InvalidInput: Not built yet in Martlet: AddPrivateKey, AssertionEncryptionMode.")
        #expect(await calls.call("ListSAMLProviders")["Arn"] == [])
        let arn = "\(IAMCalls.prefix)saml-provider/idp"
        let remove: KeyValuePairs = ["SAMLProviderArn": arn, "RemovePrivateKey": String(repeating: "K", count: 22)]
        #expect(
            await calls.call("UpdateSAMLProvider", remove).error
                == "InvalidInput: Not built yet in Martlet: RemovePrivateKey.")
        #expect(
            await calls.call("UpdateSAMLProvider", ["SAMLProviderArn": arn]).error
                == "InvalidInput: The request has no SAMLMetadataDocument.")
    }
}
