import Accounts
import Directory
import Factors
import Kernel
import Storage
import TestKit
import Testing
import Tokens

/// The devices that users have confirmed: by themselves and by administrators.
@Suite struct DeviceTests {
    // UP-DEV-03, UP-DEV-05, UP-DEV-09
    @Test(arguments: Engine.available)
    func `a device is remembered once it is confirmed, if the pool remembers all`(on engine: Engine) async throws {
        let (server, _, client) = try await TestServer.trackingDevices(engine)
        let tokens = try await server.signIn("ann", by: client)
        let (device, identity) = (
            try TestDevice(tokens.requireNewDevice(), at: server), try await server.identity(of: tokens)
        )
        func keys() async throws -> [DeviceKey] {
            try await server.account.devices(identity, after: nil, limit: 60).items.map(\.key)
        }
        #expect(try await keys().isEmpty, "not yet confirmed")
        #expect(
            try await refusal { try await server.account.device(device.key, for: identity) } == DeviceRefusal.notFound)
        #expect(try await !device.confirm(tokens, named: "phone"))
        #expect(try await keys() == [device.key])
        let shown = try await server.account.device(device.key, for: identity)
        #expect(shown.isRemembered && shown.name == "phone" && shown.createdAt == server.clock.now)
        #expect(try await refusal { try await device.confirm(tokens) } == DeviceRefusal.alreadyConfirmed)
    }

    // UP-DEV-04, UP-DEV-07, UP-DEV-08, G.1.6
    @Test(arguments: Engine.available)
    func `a device is remembered only if the user says so, if the pool asks`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.trackingDevices(
            engine, devices: DeviceSettings(isRememberedOnPrompt: true))
        let tokens = try await server.signIn("ann", by: client)
        let (device, identity) = (
            try TestDevice(tokens.requireNewDevice(), at: server), try await server.identity(of: tokens)
        )
        #expect(try await device.confirm(tokens))
        for isRemembered in [false, true, false, true] {
            try await server.account.setDevice(device.key, isRemembered: isRemembered, for: identity)
            let listed = try await server.account.devices(identity, after: nil, limit: 60).items
            #expect(listed.map(\.key) == (isRemembered ? [device.key] : []))
            let hidden = try await refusal { try await server.account.device(device.key, for: identity) }
            #expect(hidden == (isRemembered ? nil : DeviceRefusal.notFound as any Refusal))
            let shown = try await server.administration.device(device.key, of: "ann", in: pool.id)
            #expect(shown.isRemembered == isRemembered, "an administrator sees it all the same")
            let all = try await server.administration.devices(of: "ann", in: pool.id, after: nil, limit: 60)
            #expect(all.items.count == 1)
        }
    }

    @Test(arguments: Engine.available)
    func `a session confirms the device that it was told of, and no other`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.trackingDevices(engine)
        try await server.makeUser("bob", attributes: ["email": "bob@example.com"], by: client)
        let expected = InvalidInput("Invalid device key given.")
        let (mine, again, bobs) = (
            try await server.signIn("ann", by: client), try await server.signIn("ann", by: client),
            try await server.signIn("bob", by: client)
        )
        let device = try TestDevice(mine.requireNewDevice(), at: server)
        for tokens in [again, bobs] { #expect(try await refusal { try await device.confirm(tokens) } == expected) }
        let byAdministrator = try await server.begin(
            .adminPassword, with: ["USERNAME": "ann", "PASSWORD": TestServer.password], by: client, as: true
        ).tokens
        #expect(try await refusal { try await device.confirm(byAdministrator) } == expected)
        try await device.confirm(mine)
        try await server.administration.forgetDevice(device.key, of: "ann", in: pool.id)
        #expect(try await refusal { try await device.confirm(mine) } == expected, "it needs another sign-in")
    }

    // UP-DEV-09, UP-DEV-10
    @Test(arguments: Engine.available)
    func `a forgotten device is gone, and another user's cannot be touched`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.trackingDevices(engine)
        try await server.makeUser("bob", attributes: ["email": "bob@example.com"], by: client)
        let (first, second) = (try await server.makeDevice(by: client), try await server.makeDevice(by: client))
        let bob = try await server.identity(of: try await server.signIn("bob", by: client))
        let ann = try await server.identity(of: try await server.signIn("ann", by: client))
        let (account, administration) = (server.account, server.administration)
        for identity in [bob, ann] {
            let unknown = identity == bob ? first.key : DeviceKey(rawValue: "eu-test-1_0")
            for work in [
                { _ = try await account.device(unknown, for: identity) },
                { try await account.setDevice(unknown, isRemembered: false, for: identity) },
                { try await account.forgetDevice(unknown, for: identity) },
            ] as [@Sendable () async throws -> Void] {
                #expect(try await refusal(of: work) == DeviceRefusal.notFound)
            }
        }
        try await account.forgetDevice(first.key, for: ann)
        #expect(try await account.devices(ann, after: nil, limit: 60).items.map(\.key) == [second.key])
        try await administration.forgetDevice(second.key, of: "ann", in: pool.id)
        #expect(try await account.devices(ann, after: nil, limit: 60).items.isEmpty)
        for work in [
            { _ = try await administration.device(second.key, of: "ann", in: pool.id) },
            { try await administration.setDevice(second.key, isRemembered: true, of: "ann", in: pool.id) },
            { try await administration.forgetDevice(second.key, of: "ann", in: pool.id) },
        ] as [@Sendable () async throws -> Void] {
            #expect(try await refusal(of: work) == DeviceRefusal.notFound)
        }
    }

    // UP-DEV-13
    @Test(arguments: Engine.available)
    func `lists have pages`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.trackingDevices(engine)
        var made: Set<DeviceKey> = []
        for _ in 1...5 { made.insert(try await server.makeDevice(by: client).key) }
        let identity = try await server.identity(of: try await server.signIn("ann", by: client))
        for isAdministrator in [false, true] {
            var (seen, cursor, pages) = ([DeviceKey](), Cursor?.none, 0)
            repeat {
                let page =
                    isAdministrator
                    ? try await server.administration.devices(of: "ann", in: pool.id, after: cursor, limit: 2)
                    : try await server.account.devices(identity, after: cursor, limit: 2)
                seen += page.items.map(\.key)
                cursor = page.next
                pages += 1
            } while cursor != nil && pages < 10
            #expect(seen.count == 5 && Set(seen) == made && pages == 3)
        }
    }

    @Test(arguments: Engine.available)
    func `a user who has the most devices forgets the one of least use for another`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.trackingDevices(engine)
        let user = try await server.user("ann", in: pool.id)
        let now = server.clock.now
        let key: @Sendable (Int) -> DeviceKey = { DeviceKey(rawValue: "eu-test-1_\(1000 + $0)") }
        try await server.database.write { tx in
            for number in 0..<100 {
                // The eighth was used longest ago; among the ones not remembered, the fourth.
                let used = now.advanced(seconds: number == 7 ? -1000 : Int64(number) - 500)
                let device = UserDevice(
                    key(number), named: nil, isRemembered: number != 3 && number != 5, sealedVerifier: [1], now: used)
                _ = try UserDeviceTable(tx).insert(device, of: user.id, in: pool.id)
            }
        }
        var gone: [DeviceKey] = []
        for expected in [3, 5, 7, 0] {
            gone.append(key(expected))
            let made = try await server.makeDevice(by: client)
            let kept = try await server.database.read {
                try UserDeviceTable($0).list(of: user.id, in: pool.id, isRememberedOnly: false, after: nil, limit: 200)
            }.items.map(\.key)
            #expect(kept.count == 100 && kept.contains(made.key))
            #expect(gone.allSatisfy { !kept.contains($0) }, "\(expected)")
        }
    }

    @Test(arguments: Engine.available)
    func `a device stays valid when all secrets are sealed anew, and ends with its user`(
        on engine: Engine
    ) async throws {
        let (server, pool, client) = try await TestServer.trackingDevices(engine)
        let device = try await server.makeDevice(by: client)
        let challenge = try await server.begin(on: device.key, by: client).pendingChallenge
        let later = try await server.rekeyed()
        let next = try await later.answer(
            .deviceProof, session: challenge.session, with: device.beginning(of: "ann"), by: client
        ).pendingChallenge
        _ = try await later.answer(.deviceVerifier, with: try device.responses(to: next.parameters), by: client).tokens
        let user = try await later.user("ann", in: pool.id)
        try await later.administration.delete("ann", in: pool.id)
        let count = try await later.database.read { try UserDeviceTable($0).count(of: user.id, in: pool.id) }
        #expect(count == 0)
    }
}
