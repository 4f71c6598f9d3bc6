import Accounts
import Directory
import Foundation
import Kernel
import Storage
import TestKit
import Testing
import Tokens
import Wire

@testable import OAuth
@testable import Pages

/// A device without a browser, and the user who answers it on a phone (RFC 8628).
@Suite struct DeviceGrantTests {
    /// A site whose client has no callback, and a device that waits.
    private func waiting(_ engine: Engine) async throws -> (PageSite, Device) {
        let site = try await PageSite(engine, client: { $0.oauth.flows = [.code] })
        _ = try await site.server.clients.extend(site.client.id, in: site.pool.id) { $0.deviceGrant = true }
        return (site, try await Device(site))
    }

    /// A browser in which `ann` has typed the code and signed in.
    private func answering(_ device: Device, _ site: PageSite) async throws -> Visitor {
        var ann = Visitor(site)
        try await ann.open("/device")
        try await ann.submit(["user_code": device.userCode.lowercased().replacing("-", with: " ")], to: nil)
        #expect(ann.status == 200 && ann.shows("Sign in"))
        try await ann.submit(["username": "ann", "password": TestServer.password])
        #expect(ann.shows(device.userCode) && ann.shows("ann"))
        return ann
    }

    @Test(arguments: Engine.available)
    func `a device gets tokens after its user has agreed, once`(on engine: Engine) async throws {
        let (site, device) = try await waiting(engine)
        #expect(try await device.poll().error == "authorization_pending")
        var ann = try await answering(device, site)
        site.server.clock.advance(5)
        #expect(try await device.poll().error == "authorization_pending", "a sign-in alone is no consent")
        try await ann.submit(["choice": "allow"])
        #expect(ann.status == 200 && ann.location.isEmpty)
        let tokens = try await device.poll()
        let access = try TokenText(try #require(tokens["access_token"]))
        let id = try TokenText(try #require(tokens["id_token"]))
        #expect(access.text("username") == "ann" && access.text("scope") == "openid email")
        #expect(id.text("email") == "ann@example.com" && tokens["refresh_token"] != nil)
        _ = try await site.server.accessTokens.verify(
            Secret(try #require(tokens["access_token"])), requiring: "openid")
        #expect(try await device.poll().error == "invalid_grant")
        await #expect(throws: (any Error).self, "a second exchange ends what the first gave") {
            _ = try await site.server.accessTokens.verify(
                Secret(try #require(tokens["access_token"])), requiring: "openid")
        }
    }

    @Test(arguments: Engine.available)
    func `of many exchanges at once one gets tokens`(on engine: Engine) async throws {
        let (site, device) = try await waiting(engine)
        var ann = try await answering(device, site)
        try await ann.submit(["choice": "allow"])
        let winners = try await withThrowingTaskGroup(of: Bool.self) { group in
            for _ in 0..<32 { group.addTask { try await device.poll()["access_token"] != nil } }
            return try await group.reduce(0) { $0 + ($1 ? 1 : 0) }
        }
        #expect(winners == 1)
    }

    @Test(arguments: Engine.available)
    func `a user may refuse, and an answer is final`(on engine: Engine) async throws {
        let (site, device) = try await waiting(engine)
        var ann = try await answering(device, site)
        let page = ann
        try await ann.submit(["choice": "deny"])
        #expect(try await device.poll().error == "access_denied")
        var late = page
        try await late.submit(["choice": "allow"])
        #expect(try await device.poll().error == "access_denied")
    }

    @Test(arguments: Engine.available)
    func `a form without a button, or of another site, answers nothing`(on engine: Engine) async throws {
        let (site, device) = try await waiting(engine)
        var ann = try await answering(device, site)
        try await ann.submit(["choice": "maybe"])
        #expect(ann.shows(device.userCode))
        var forged = try #require(ann.html.forms.first)
        forged.hidden["csrf"] = "x"
        forged.hidden["choice"] = "allow"
        try await ann.submit(forged)
        #expect(ann.status == 403)
        #expect(try await device.poll().error == "authorization_pending")
    }

    @Test(arguments: Engine.available)
    func `a device that asks too often waits longer`(on engine: Engine) async throws {
        let (site, device) = try await waiting(engine)
        #expect(try await device.poll().error == "authorization_pending")
        #expect(try await device.poll().error == "slow_down")
        site.server.clock.advance(6)
        #expect(try await device.poll().error == "slow_down", "ten seconds now")
        site.server.clock.advance(15)
        #expect(try await device.poll().error == "authorization_pending")
    }

    // Otherwise a device could poll as often as it likes, many times at once.
    @Test(arguments: Engine.available)
    func `of two polls at once one is too early`(on engine: Engine) async throws {
        let (_, device) = try await waiting(engine)
        async let one = device.poll().error
        async let other = device.poll().error
        let errors = try await [one, other].compactMap(\.self)
        #expect(errors.sorted() == ["authorization_pending", "slow_down"])
    }

    @Test(arguments: Engine.available)
    func `codes end after a quarter of an hour, and with the browser's sign-in`(on engine: Engine) async throws {
        let (site, device) = try await waiting(engine)
        var ann = try await answering(device, site)
        try await ann.submit(["choice": "allow"])
        try await site.server.administration.signOut(Username(rawValue: "ann"), in: site.pool.id)
        #expect(try await device.poll().error == "access_denied")
        let next = try await Device(site)
        site.server.clock.advance(901)
        #expect(try await next.poll().error == "expired_token")
        var late = Visitor(site)
        try await late.open("/device")
        try await late.submit(["user_code": next.userCode])
        #expect(late.status == 400 && late.shows("code"))
    }

    @Test(arguments: Engine.available)
    func `only the client that asked may exchange, and only permitted clients may ask`(on engine: Engine) async throws {
        let (site, device) = try await waiting(engine)
        let other = try await site.server.client(in: site.pool) { $0.oauth = site.client.settings.oauth }
        _ = try await site.server.clients.extend(other.id, in: site.pool.id) { $0.deviceGrant = true }
        #expect(try await device.poll(by: other.id).error == "invalid_grant")
        #expect(try await device.poll().error == "authorization_pending", "another's attempt changes nothing")
        _ = try await site.server.clients.extend(site.client.id, in: site.pool.id) { $0.deviceGrant = false }
        #expect(try await device.poll().error == "unauthorized_client")
        #expect(try await Device.ask(site, scope: nil).error == "unauthorized_client")
    }

    /// Adds devices that have asked from `address` and wait until `seconds` from now.
    private func add(_ count: Int, from address: String, for seconds: Int64, _ site: PageSite) async throws {
        let hash = DeviceAuthorization.hash(ofAddress: address, by: site.server.cipher)
        try await site.server.database.write { tx in
            for number in 0..<count {
                let bytes = Array(address.utf8) + [UInt8(number >> 8), UInt8(number & 255)]
                var device = DeviceAuthorization(
                    hash: bytes, userCodeHash: bytes, client: site.client.id, scope: "openid",
                    expiresAt: site.server.clock.now.advanced(seconds: seconds))
                device.addressHash = hash
                try DeviceAuthorizationTable(tx).insert(device, in: site.pool.id)
            }
        }
    }

    private func count(_ site: PageSite) async throws -> Int {
        try await site.server.database.read { tx in
            try WaitingDeviceTable(tx, of: site.client.id, in: site.pool.id, now: site.server.clock.now)
                .count(upTo: 5000)
        }
    }

    @Test(arguments: Engine.available)
    func `if a client has too many codes, the oldest gives way that no user has typed`(on engine: Engine) async throws {
        let (site, typed) = try await waiting(engine)
        var ann = Visitor(site)
        try await ann.open("/device")
        try await ann.submit(["user_code": typed.userCode], to: nil)
        let oldest = try await Device(site)
        site.server.clock.advance(1)
        try await add(997, from: "127.0.0.1", for: 900, site)
        let last = try await Device(site)
        #expect(try await oldest.poll().error == "authorization_pending")
        #expect(try await Device.ask(site, scope: nil)["device_code"] != nil)
        #expect(try await oldest.poll().error == "invalid_grant")
        #expect(try await typed.poll().error == "authorization_pending")
        #expect(try await last.poll().error == "authorization_pending")
        #expect(try await count(site) == 1000)
    }

    @Test(arguments: Engine.available)
    func `devices do not give way to a flood from another address`(on engine: Engine) async throws {
        let (site, _) = try await waiting(engine)
        let device = try await Device(site, from: "198.51.100.7")
        site.server.clock.advance(1)
        try await add(500, from: "203.0.113.1", for: 900, site)
        try await add(499, from: "203.0.113.2", for: 900, site)
        for address in ["203.0.113.2", "203.0.113.2", "203.0.113.3", "2001:db8::1"] {
            #expect(try await Device.ask(site, scope: nil, from: address)["device_code"] != nil)
        }
        #expect(try await device.poll().error == "authorization_pending")
        #expect(try await count(site) == 1000)
    }

    @Test(arguments: Engine.available)
    func `one address has half of a client's codes at most`(on engine: Engine) async throws {
        let (site, _) = try await waiting(engine)
        let oldest = try await Device(site, from: "2001:db8::1")
        site.server.clock.advance(1)
        try await add(499, from: "2001:db8::2", for: 900, site)
        #expect(try await Device.ask(site, scope: nil, from: "2001:db8::3")["device_code"] != nil)
        #expect(try await oldest.poll().error == "invalid_grant", "its network is one address")
        #expect(try await count(site) == 501)
    }

    @Test func `no client sends the type of the devices' page`() async throws {
        let (site, device) = try await waiting(.sqliteFile)
        var visitor = Visitor(site)
        for more in ["", "&user_code=x", "&user_code=a&user_code=b"] {
            let query = "response_type=device\(more)"
            try await visitor.open("/oauth2/authorize?client_id=\(site.client.id)&\(query)")
            #expect(visitor.next == "/error")
        }
        let other = try await PageSite(site.server)
        try await visitor.open("/login?client_id=\(other.client.id)&response_type=device&user_code=\(device.userCode)")
        #expect(visitor.next == "/error", "another pool's client")
    }

    @Test(arguments: [
        ("bcdfghjklm", "BCDFG-HJKLM"), ("BCDFG HJKLM", "BCDFG-HJKLM"), ("  bcdfg-hjklm\u{a0}", "BCDFG-HJKLM"),
    ])
    func `a code is read as users type it`(_ typed: String, _ shown: String) {
        #expect(UserCode(typed: typed)?.shown == shown)
    }

    @Test(arguments: ["", "BCDFGHJKL", "BCDFGHJKLMN", "ACDFGHJKLM", "0CDFGHJKLM", String(repeating: "-", count: 65)])
    func `another text is no code`(_ typed: String) { #expect(UserCode(typed: typed) == nil) }
}

/// A device: its codes, and what it asks.
private struct Device: Sendable {
    let site: PageSite
    let code: String
    let userCode: String

    init(_ site: PageSite, from address: String = "127.0.0.1") async throws {
        let given = try await Self.ask(site, scope: "openid email", from: address)
        self.site = site
        code = try #require(given["device_code"])
        userCode = try #require(given["user_code"])
        #expect(given["verification_uri"] == "\(TestServer.publicURL)/device")
        #expect(given["verification_uri_complete"] == "\(TestServer.publicURL)/device?user_code=\(userCode)")
    }

    static func ask(_ site: PageSite, scope: String?, from address: String = "127.0.0.1") async throws -> Answer {
        try await post(
            site, "/oauth2/device_authorization", ["client_id": site.client.id.rawValue, "scope": scope ?? "openid"],
            from: address)
    }

    func poll(by client: ClientID? = nil) async throws -> Answer {
        try await Self.post(
            site, "/oauth2/token",
            [
                "grant_type": "urn:ietf:params:oauth:grant-type:device_code", "device_code": code,
                "client_id": (client ?? site.client.id).rawValue,
            ])
    }

    private static func post(
        _ site: PageSite, _ path: String, _ fields: [String: String], from address: String = "127.0.0.1"
    ) async throws -> Answer {
        let body = fields.map { "\($0.key)=\(PercentEncoding.encode($0.value.utf8))" }.joined(separator: "&")
        let response = try await site.answer(
            WireRequest(
                method: "POST", path: path, headers: [("Content-Type", "application/x-www-form-urlencoded")],
                body: Array(body.utf8), remoteAddress: address))
        let object = try JSONSerialization.jsonObject(with: Data(response.body)) as? [String: Any]
        return Answer(fields: (object ?? [:]).compactMapValues { $0 as? String })
    }

    struct Answer: Sendable {
        let fields: [String: String]
        subscript(_ name: String) -> String? { fields[name] }
        var error: String? { fields["error"] }
    }
}
