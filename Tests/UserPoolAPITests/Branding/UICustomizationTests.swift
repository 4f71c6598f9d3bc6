import Directory
import Foundation
import Kernel
import Storage
import TestKit
import Testing

/// SetUICustomization and GetUICustomization.
@Suite struct UICustomizationTests {
    private static let css = ".label-customizable{ color: red;}"
    private static let logo =
        Data(
            [
                0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 1, 0, 0,
                0, 1,
            ]
                + [8, 6, 0, 0, 0, 1, 2, 3, 4]
        ).base64EncodedString()

    private func branded(_ engine: Engine) async throws -> (TestAPI, pool: String, client: String) {
        let api = try await TestAPI(engine)
        let pool = try await api.pool()
        let client = try await api.client(of: pool)
        _ = try await api.call("CreateUserPoolDomain", ["UserPoolId": pool, "Domain": "shop"])
        return (api, pool, try #require(client["ClientId"] as? String))
    }

    // UP-UI-03
    @Test(arguments: Engine.available)
    func `without a domain there is nothing to customize`(on engine: Engine) async throws {
        let api = try await TestAPI(engine)
        let pool = try await api.pool()
        let reply = try await api.call("SetUICustomization", ["UserPoolId": pool, "CSS": Self.css])
        #expect(reply.code == "InvalidParameterException")
        #expect(reply.message == "A domain must be associated with this user pool.")
        let nothing = try await api.call("GetUICustomization", ["UserPoolId": pool])
        #expect(same(nothing.body, ["UICustomization": [String: Any]()]))
    }

    // UP-UI-01, UP-UI-04, UP-UI-06, UP-UI-40
    @Test(arguments: Engine.available)
    func `what is set is read back`(on engine: Engine) async throws {
        let (api, pool, client) = try await branded(engine)
        for (named, id) in [
            (["UserPoolId": pool], "ALL"), (["UserPoolId": pool, "ClientId": "ALL"], "ALL"),
            (["UserPoolId": pool, "ClientId": client], client),
        ] {
            let set = try await api.call(
                "SetUICustomization", named.merging(["CSS": Self.css, "ImageFile": Self.logo]) { $1 })
            #expect(set["UICustomization", "ClientId"] as? String == id, "\(set.body)")
            #expect(set["UICustomization", "CSS"] as? String == Self.css)
            #expect(set["UICustomization", "CSSVersion"] as? String == "20260101080000")
            let url = try #require(set["UICustomization", "ImageUrl"] as? String)
            #expect(url.hasPrefix("https://auth.example.test/\(pool)/branding/\(id)/") && url.hasSuffix(".png"))
            let file = try #require(url.split(separator: "/").last.map(String.init))
            let stored = try await api.base.brandings.logo(
                file, of: ClientID(rawValue: id), in: UserPoolID(rawValue: pool))
            #expect(stored.map { Data($0.bytes).base64EncodedString() } == Self.logo)
            #expect(same(try await api.call("GetUICustomization", named).body, set.body))
        }
    }

    // UP-UI-02, UP-UI-42
    @Test(arguments: Engine.available)
    func `a client with its own look no longer has that of all`(on engine: Engine) async throws {
        let (api, pool, client) = try await branded(engine)
        let named = ["UserPoolId": pool, "ClientId": client]
        func shown() async throws -> PageBranding? {
            try await api.base.settings.branding(
                of: ClientID(rawValue: client), in: UserPoolID(rawValue: pool))
        }
        #expect(try await shown() == nil)
        _ = try await api.call("SetUICustomization", ["UserPoolId": pool, "CSS": Self.css, "ImageFile": Self.logo])
        #expect(try await shown()?.styleSheet == ".label-customizable{color:red}")
        #expect(try await shown()?.logoPath?.hasPrefix("/\(pool)/branding/ALL/") == true)
        #expect(try await api.call("GetUICustomization", named)["UICustomization", "ClientId"] as? String == "ALL")
        let own = ".banner-customizable{padding:1px}"
        _ = try await api.call("SetUICustomization", named.merging(["CSS": own]) { $1 })
        #expect(try await shown()?.styleSheet == own)
        #expect(try await shown()?.logoPath == nil)
        // Without both it has none of its own any more.
        let reset = try await api.call("SetUICustomization", named)
        #expect(reset.status == 200 && reset["UICustomization", "CSS"] == nil)
        #expect(try await shown()?.styleSheet == ".label-customizable{color:red}")
    }

    // UP-UI-05, UP-UI-07, UP-UI-08, UI-09
    @Test func `what is not permitted is refused and changes nothing`() async throws {
        let (api, pool, _) = try await branded(.sqliteFile)
        let large = Data([UInt8](repeating: 0, count: 102_401)).base64EncodedString()
        for input in [
            ["CSS": "body { color: red }"], ["CSS": "@import url(//evil.example);"], ["ImageFile": large],
            ["CSS": "</style><script>alert(1)</script>"], ["ImageFile": Data("<svg/>".utf8).base64EncodedString()],
            ["CSS": Self.css + String(repeating: " ", count: 131_072)],
            ["CSS": Self.css, "ClientId": "unknown"],
        ] {
            let reply = try await api.call("SetUICustomization", ["UserPoolId": pool].merging(input) { $1 })
            let expected = input["ClientId"] == nil ? "InvalidParameterException" : "ResourceNotFoundException"
            #expect(reply.code == expected, "\(reply.body)")
        }
        let longest = Self.css + String(repeating: " ", count: 131_072 - Self.css.utf8.count)
        #expect(same(try await api.call("GetUICustomization", ["UserPoolId": pool])["UICustomization"], [:]))
        #expect(try await api.call("SetUICustomization", ["UserPoolId": pool, "CSS": longest]).status == 200)
    }

    @Test(arguments: Engine.available)
    func `a look ends with its client`(on engine: Engine) async throws {
        let (api, pool, client) = try await branded(engine)
        let named = ["UserPoolId": pool, "ClientId": client]
        _ = try await api.call("SetUICustomization", named.merging(["CSS": Self.css]) { $1 })
        #expect(try await api.call("DeleteUserPoolClient", named).status == 200)
        let rows = try await api.database.read { try RowCountTable($0).counts()["branding"] }
        #expect(rows == 0)
    }
}
