import Authentication
import Directory
import IdentityPools
import Kernel
import Storage
import TestKit
import Testing
import Triggers
import WireRuntime

@testable import Sync

/// What devices are told of the changes of datasets.
@Suite struct PushTests {
    // PUSH-SRV-02, PUSH-PAY-01, PUSH-PAY-02, PUSH-PAY-03, PUSH-PAY-04, PUSH-PAY-05
    @Test(arguments: Engine.available)
    func `a change is told to the devices that have subscribed, but not to its own`(on engine: Engine) async throws {
        let pushes = try await Pushes(engine)
        try await pushes.notes.write(["k": "v"])
        let phone = try await pushes.subscribed("phone")
        _ = try await pushes.subscribed("tablet")
        _ = try await pushes.register("watch")
        try await pushes.write(by: phone)
        #expect(pushes.tried.isEmpty, "nothing is sent within the request")
        try await pushes.send()
        #expect(pushes.told == ["tablet 2"])
        let message = try #require(pushes.tried.first)
        #expect(
            message.data
                == JSONObject([
                    .init("source", .string("cognito-sync")),
                    .init("identityPoolId", .string(pushes.notes.pool.id.rawValue)),
                    .init("identityId", .string(pushes.notes.place.identity.rawValue)),
                    .init("datasetName", .string("notes")), .init("syncCount", .integer(2)),
                ]))
        #expect(message.collapseKey.utf8.count == 32)
        try await pushes.write()
        try await pushes.write(to: pushes.notes.place("other"))
        try await pushes.send()
        #expect(pushes.told == ["phone 3", "tablet 2", "tablet 3"])
        #expect(try await pushes.counts == [3, 2, 0])
    }

    @Test(arguments: Engine.available)
    func `a deletion is told, and ends the subscriptions`(on engine: Engine) async throws {
        let pushes = try await Pushes(engine)
        try await pushes.notes.write(["k": "v"])
        let device = try await pushes.subscribed("phone")
        _ = try await pushes.notes.datasets.delete(pushes.notes.place, by: "browser")
        try await pushes.send()
        #expect(pushes.told == ["phone 2"])
        #expect(try await pushes.counts == [1, 0, 0])
        try await pushes.write()
        try await pushes.send()
        #expect(pushes.told == ["phone 2"])
        try await pushes.devices.subscribe(device, to: pushes.notes.place)
    }

    @Test(arguments: Engine.available)
    func `a device is told the last of many counts only`(on engine: Engine) async throws {
        let pushes = try await Pushes(engine)
        try await pushes.notes.write(["k": "v"])
        _ = try await pushes.subscribed("phone")
        for _ in 0..<5 { try await pushes.write() }
        #expect(try await pushes.counts == [1, 1, 1])
        try await pushes.send()
        #expect(pushes.told == ["phone 6"])
    }

    @Test(arguments: Engine.available)
    func `a change while its message is on the way is told afterwards`(on engine: Engine) async throws {
        let pushes = try await Pushes(engine)
        try await pushes.notes.write(["k": "v"])
        _ = try await pushes.subscribed("phone")
        try await pushes.write()
        let isFirst = Locked(true)
        pushes.answer { event async throws(TriggerError) in
            if isFirst.change({ first in
                defer { first = false }; return first
            }) {
                do { try await pushes.write() } catch { throw .unreachable("\(error)") }
            }
            return event
        }
        try await pushes.send()
        #expect(pushes.told == ["phone 2", "phone 3"])
        #expect(try await pushes.counts == [1, 1, 0])
    }

    // SYNC-11
    @Test(arguments: Engine.available)
    func `what a sender had taken when it ended is sent by another one`(on engine: Engine) async throws {
        let pushes = try await Pushes(engine)
        try await pushes.notes.write(["k": "v"])
        _ = try await pushes.subscribed("phone")
        try await pushes.write()
        let (pool, now) = (pushes.notes.pool.id, pushes.notes.server.clock.now)
        let taken = try await pushes.notes.server.database.write { tx in
            try PushApplicationTable(tx).find(.gcm, of: pool).flatMap { application in
                try PushTable(tx).take(of: application, at: now, until: now.advanced(seconds: 60))
            }
        }
        try await pushes.send()
        #expect(taken != nil && pushes.tried.isEmpty)
        pushes.notes.server.clock.advance(60)
        try await pushes.send()
        #expect(pushes.told == ["phone 2"])
    }

    @Test(arguments: Engine.available)
    func `a device that the platform says is gone is forgotten`(on engine: Engine) async throws {
        let pushes = try await Pushes(engine)
        try await pushes.notes.write(["k": "v"])
        _ = try await pushes.subscribed("gone")
        _ = try await pushes.subscribed("kept")
        try await pushes.write()
        pushes.answer { event throws(TriggerError) in
            if event["token"] == .string("gone") { throw .gone }
            return event
        }
        try await pushes.send()
        #expect(try await pushes.counts == [1, 1, 0])
        try await pushes.write()
        try await pushes.send()
        #expect(pushes.told == ["gone 2", "kept 2", "kept 3"])
    }

    @Test func `a device that registers while the platform says that it is gone is kept`() async throws {
        let pushes = try await Pushes()
        try await pushes.notes.write(["k": "v"])
        _ = try await pushes.subscribed("phone")
        try await pushes.write()
        pushes.answer { _ async throws(TriggerError) in
            pushes.notes.server.clock.advance(1)
            do { _ = try await pushes.register("phone") } catch { throw .unreachable("\(error)") }
            throw .gone
        }
        while try await pushes.sender.sendDue() {
            await pushes.sender.finish()
            pushes.answer { $0 }
            pushes.notes.server.clock.advance(60)
        }
        #expect(try await pushes.counts == [1, 1, 0])
        #expect(pushes.told == ["phone 2", "phone 2"])
    }

    @Test(arguments: Engine.available)
    func `a platform that is down rests, also after a restart, and delays no other`(on engine: Engine) async throws {
        let pushes = try await Pushes(engine)
        try await pushes.notes.write(["k": "v"])
        _ = try await pushes.subscribed("google")
        let apple = try await pushes.register("0a0b", on: .apns)
        try await pushes.devices.subscribe(apple, to: pushes.notes.place)
        pushes.notes.server.functions.handle(Pushes.google) { _ throws(TriggerError) in throw .unreachable("down") }
        try await pushes.write()
        try await pushes.send()
        #expect(pushes.told == ["0a0b 2", "google 2"])
        let sender = pushes.notes.server.pushSender()
        #expect(try await !sender.sendDue(), "another server knows of the rest")
        var waits: [Int64] = []
        for tries in 2..<10 {
            var waited: Int64 = 0
            while pushes.tried.count == tries {
                pushes.notes.server.clock.advance(5)
                waited += 5
                try await pushes.send()
            }
            waits.append(waited)
        }
        #expect(waits == [5, 10, 20, 40, 80, 160, 300, 300])
        #expect(Set(pushes.reports.read { $0 }.map(\.event)) == [.unreachable])
        #expect(pushes.reports.read { $0 }.allSatisfy { $0.application == Pushes.google && $0.reason == "down" })
        pushes.answer { $0 }
        pushes.notes.server.clock.advance(300)
        try await pushes.send()
        #expect(try await pushes.counts == [2, 2, 0])
        pushes.fail(.timedOut)
        try await pushes.write()
        try await pushes.send()
        pushes.answer { $0 }
        pushes.notes.server.clock.advance(5)
        try await pushes.send()
        #expect(try await pushes.counts == [2, 2, 0], "a success has made the first rest short again")
    }

    @Test(arguments: Engine.available)
    func `a message that the platform refuses is given up, one that is too old too`(on engine: Engine) async throws {
        let pushes = try await Pushes(engine)
        try await pushes.notes.write(["k": "v"])
        _ = try await pushes.subscribed("phone")
        pushes.fail(.failed(message: "about a user"))
        try await pushes.write()
        for _ in 0..<10 {
            try await pushes.send()
            pushes.notes.server.clock.advance(300)
        }
        #expect(pushes.tried.count == PushSender.maxRefusals)
        #expect(try await pushes.counts == [1, 1, 0])
        let reports = pushes.reports.read { $0 }
        let report = try #require(reports.first)
        #expect(reports.count == 1 && report.event == .refused)
        #expect(!report.reason.contains("user"))
        pushes.fail(.unreachable("down"))
        try await pushes.write()
        pushes.notes.server.clock.advance(.days(1) + 1)
        while try await pushes.notes.server.sweeper.sweep() {}
        #expect(try await pushes.counts == [1, 1, 0])
    }

    @Test func `a role that may not send makes its application rest`() async throws {
        let pushes = try await Pushes()
        try await pushes.notes.write(["k": "v"])
        _ = try await pushes.subscribed("phone")
        try await pushes.write()
        let reports = Locked<[PushReport]>([])
        let sender = pushes.notes.server.pushSender({ _, _ in "no" }) { report in reports.change { $0.append(report) } }
        #expect(try await !sender.sendDue())
        #expect(reports.read { $0 }.map(\.reason) == ["no"] && pushes.tried.isEmpty)
        #expect(try await !sender.sendDue())
        #expect(reports.read { $0 }.count == 1)
        pushes.notes.server.clock.advance(5)
        try await pushes.send()
        #expect(pushes.told == ["phone 2"])
    }

    @Test func `a server without the target leaves messages to others`() async throws {
        let pushes = try await Pushes(.sqliteFile)
        try await pushes.notes.write(["k": "v"])
        _ = try await pushes.subscribed("phone")
        try await pushes.write()
        let other = try pushes.notes.server.anotherNode().pushSender()
        #expect(try await !other.sendDue())
        try await pushes.send()
        #expect(pushes.told == ["phone 2"])
    }

    @Test(arguments: Engine.available)
    func `an application that answers slowly holds up no other`(on engine: Engine) async throws {
        let slow = try await Pushes(engine)
        let quick = try await Pushes(try await SyncNotes(slow.notes.server))
        let other = FunctionARN(rawValue: "arn:aws:sns:eu-test-1:123456789012:app/GCM/other")
        slow.notes.server.functions.handle(other) { $0 }
        try await quick.set([other])
        for pushes in [slow, quick] { try await pushes.notes.write(["k": "v"]) }
        for number in 0...PushSender.maxPerApplication { _ = try await slow.subscribed("slow\(number)") }
        _ = try await quick.subscribed("quick")
        let (gate, open) = AsyncStream.makeStream(of: Void.self)
        slow.answer { event in
            for await _ in gate {}
            return event
        }
        try await slow.write()
        try await quick.write()
        while !slow.told.contains("quick 2") {
            _ = try await slow.sender.sendDue()
            await Task.yield()
        }
        let waiting = slow.told.filter { $0.utf8.starts(with: "slow".utf8) }
        #expect(waiting.count <= PushSender.maxPerApplication)
        open.finish()
        await slow.sender.finish()
        try await slow.send()
        #expect(Set(slow.told).count == PushSender.maxPerApplication + 2)
    }
}
