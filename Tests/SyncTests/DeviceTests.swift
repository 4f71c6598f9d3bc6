import Directory
import IdentityPools
import Kernel
import TestKit
import Testing
import Triggers

@testable import Sync

/// The devices of identities, and the applications of pools.
@Suite struct DeviceTests {
    // PUSH-SRV-01, PUSH-SRV-08
    @Test(arguments: Engine.available)
    func `a device that registers again with its token keeps its id`(on engine: Engine) async throws {
        let pushes = try await Pushes(engine)
        let first = try await pushes.register("token")
        #expect(try await pushes.register("token") == first)
        let bob = try await pushes.notes.identity(of: "bob")
        let others = [
            try await pushes.register("other"), try await pushes.register("0A0B", on: .apns),
            try await pushes.register("token", of: bob),
        ]
        #expect(Set(others + [first]).count == 4)
        #expect(try await pushes.register("0a0b", on: .apns) == others[1], "digits of either case are one token")
        #expect(try await pushes.counts == [4, 0, 0])
    }

    // PUSH-SRV-04
    @Test(arguments: Engine.available)
    func `a platform without an application takes no devices`(on engine: Engine) async throws {
        let pushes = try await Pushes(engine)
        await #expect(throws: SyncRefusal.pushNotSetUp) { try await pushes.register("0a", on: .apnsSandbox) }
        try await pushes.notes.write(["k": "v"])
        let device = try await pushes.subscribed("token")
        try await pushes.set([])
        #expect(try await pushes.notes.server.push().find(pushes.notes.pool.id) == nil)
        await #expect(throws: SyncRefusal.pushNotSetUp) { try await pushes.register("token") }
        await #expect(throws: SyncRefusal.pushNotSetUp) {
            try await pushes.devices.subscribe(device, to: pushes.notes.place)
        }
        try await pushes.write()
        #expect(try await pushes.counts == [1, 1, 0], "nothing is written for a pool that sends nothing")
        try await pushes.set([Pushes.google])
        try await pushes.write()
        try await pushes.send()
        #expect(pushes.told == ["token 3"])
    }

    @Test(arguments: [
        (PushPlatform.gcm, ""), (.gcm, "two words"), (.adm, "t\u{E9}"), (.gcm, String(repeating: "x", count: 4097)),
        (.adm, ".."), (.apns, "token"), (.apns, "0a0"), (.apnsSandbox, String(repeating: "0a", count: 129)),
    ])
    func `a token that no platform gives is refused`(_ platform: PushPlatform, _ token: String) async throws {
        let pushes = try await Pushes()
        await #expect(throws: InvalidInput.self) { try await pushes.register(token, on: platform) }
    }

    @Test(arguments: Engine.available)
    func `an identity keeps the devices that registered last`(on engine: Engine) async throws {
        var quotas = Quotas()
        quotas.syncDevices = 2
        let pushes = try await Pushes(try await SyncNotes(engine), quotas)
        try await pushes.notes.write(["k": "v"])
        var ids: [String] = []
        for token in ["a", "b"] {
            ids.append(try await pushes.subscribed(token))
            pushes.notes.server.clock.advance(1)
        }
        try await pushes.write()
        _ = try await pushes.register("a")
        pushes.notes.server.clock.advance(1)
        _ = try await pushes.register("c")
        #expect(try await pushes.counts == [2, 1, 1], "b is gone with all that belongs to it")
        await #expect(throws: SyncRefusal.deviceNotFound) {
            try await pushes.devices.subscribe(ids[1], to: pushes.notes.place)
        }
        quotas.syncDevices = 1
        _ = try await pushes.notes.server.syncDevices(quotas).register(
            "d", on: .gcm, of: pushes.notes.place.identity, in: pushes.notes.pool.id)
        #expect(try await pushes.counts == [1, 0, 0], "a smaller quota holds from the next registration on")
    }

    // PUSH-IOS-03, PUSH-IOS-04
    @Test(arguments: Engine.available)
    func `only own devices are subscribed, and only to datasets that exist`(on engine: Engine) async throws {
        let pushes = try await Pushes(engine)
        let (device, place) = (try await pushes.register("token"), pushes.notes.place)
        await #expect(throws: SyncRefusal.datasetNotFound("notes")) {
            try await pushes.devices.subscribe(device, to: place)
        }
        try await pushes.notes.write(["k": "v"])
        try await pushes.devices.subscribe(device, to: place)
        try await pushes.devices.subscribe(device, to: place)
        #expect(try await pushes.counts == [1, 1, 0])
        let bob = try await pushes.notes.identity(of: "bob")
        let stranger = try await pushes.register("token", of: bob)
        for id in ["none", stranger] {
            await #expect(throws: SyncRefusal.deviceNotFound) { try await pushes.devices.subscribe(id, to: place) }
            await #expect(throws: SyncRefusal.deviceNotFound) { try await pushes.devices.unsubscribe(id, from: place) }
        }
        try await pushes.write()
        try await pushes.devices.unsubscribe(device, from: place)
        try await pushes.devices.unsubscribe(device, from: place)
        #expect(try await pushes.counts == [2, 0, 0], "what waits is not sent any more")
    }

    @Test(arguments: Engine.available)
    func `deleted and merged identities, and deleted pools, take their devices along`(on engine: Engine) async throws {
        let pushes = try await Pushes(engine)
        let (notes, server) = (pushes.notes, pushes.notes.server)
        let bob = try await notes.identity(of: "bob")
        for identity in [notes.place.identity, bob] {
            let place = notes.place("notes", of: identity)
            try await notes.write(["k": "v"], to: place)
            try await pushes.devices.subscribe(try await pushes.register("t", of: identity), to: place)
            try await pushes.write(to: place)
        }
        #expect(try await pushes.counts == [2, 2, 2])
        _ = try await server.identities.merge(SyncNotes.user("bob"), into: SyncNotes.user("ann"), in: notes.pool.id)
        #expect(try await pushes.counts == [1, 1, 1])
        _ = try await server.identities.delete([notes.place.identity], in: "eu-test-1")
        #expect(try await pushes.counts == [0, 0, 0])
        #expect(try await pushes.rows("sync_push_applications") == 2)
        let carol = try await notes.identity(of: "carol")
        try await notes.write(["k": "v"], to: notes.place("notes", of: carol))
        let device = try await pushes.register("t", of: carol)
        try await pushes.devices.subscribe(device, to: notes.place("notes", of: carol))
        try await pushes.write(to: notes.place("notes", of: carol))
        try await server.identityPools().remove(notes.pool.id)
        #expect(try await pushes.counts == [0, 0, 0])
        #expect(try await pushes.rows("sync_push_applications") == 0)
    }

    // PUSH-SRV-05, PUSH-SRV-06, PUSH-SRV-07
    @Test(arguments: [
        ("arn:aws:sns:eu-test-1:123456789012:app/WNS/notes", "the platforms of sync are"),
        ("arn:aws:sns:eu-test-1:123456789012:app/GCM/", "the platforms of sync are"),
        ("arn:aws:lambda:eu-test-1:123456789012:function:f", "the platforms of sync are"),
        ("arn:aws:sns:eu-test-1:123456789012:app/ADM/notes", "has no target for"),
        ("arn:aws:sns:eu-test-1:123456789012:app/GCM/other", "one application for a platform"),
        ("arn:aws:sns:eu-test-1:123456789012:app/GCM/notes", "one application for a platform"),
    ])
    func `applications that could not send are refused`(_ arn: String, _ reason: String) async throws {
        let pushes = try await Pushes()
        let settings = PushSettings(applications: [Pushes.google, FunctionARN(rawValue: arn)], role: Pushes.role)
        let refusal = await #expect(throws: InvalidInput.self) {
            try await pushes.notes.server.push().set(settings, of: pushes.notes.pool.id)
        }
        #expect(refusal?.message.contains(reason) == true, "\(refusal?.message ?? "")")
        let refused = await #expect(throws: InvalidInput.self) {
            try await pushes.notes.server.push({ _, _ in "not allowed" }).set(
                PushSettings(applications: [Pushes.google], role: Pushes.role), of: pushes.notes.pool.id)
        }
        #expect(refused?.message == "RoleArn: not allowed")
        let kept = try await pushes.notes.server.push().find(pushes.notes.pool.id)
        #expect(kept == PushSettings(applications: [Pushes.apple, Pushes.google], role: Pushes.role))
    }
}
