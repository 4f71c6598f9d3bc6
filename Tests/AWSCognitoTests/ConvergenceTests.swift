import Foundation
import Testing

@testable import AWSCognito
@testable import Kernel

/// Two devices with random edits, with and without a network, which are killed and lose responses.
@Suite struct ConvergenceTests {
    /// A number generator that a test can repeat: SplitMix64.
    private struct Numbers: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var bits = state
            bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
            bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
            return bits ^ (bits >> 31)
        }

        mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &self) < percent }
    }

    /// The last change of each key on any device, which must be what remains.
    private final class Ledger: Sendable {
        private struct Entry: Sendable {
            var value: String?
            var time: Date
        }

        private let entries = Locked<[String: Entry]>([:])

        func note(_ record: AWSCognitoRecord?) {
            guard let record else { return }
            entries.change { entries in
                if let known = entries[record.recordId], known.time > record.lastModified { return }
                entries[record.recordId] = Entry(value: record.data.string(), time: record.lastModified)
            }
        }

        var values: [String: String] { entries.read { $0.compactMapValues(\.value) } }
    }

    /// Sets or removes a random key.
    private static func edit(
        _ dataset: AWSCognitoDataset, by numbers: inout Numbers, in ledger: Ledger, as value: String
    ) throws {
        let key = "k\(Int.random(in: 0..<12, using: &numbers))"
        // A key that the service does not know yet is not removed: that would undo this device's change only.
        if numbers.chance(25), let known = try dataset.record(forKey: key), known.syncCount > 0 {
            try dataset.removeObject(forKey: key)
        } else {
            try dataset.setString(value, forKey: key)
        }
        ledger.note(try dataset.record(forKey: key))
    }

    @Test(arguments: 0..<10) func `they converge on the last change of each key`(_ seed: Int) async throws {
        var numbers = Numbers(state: UInt64(seed))
        let (service, ledger) = (FakeSync(TestClock()), Ledger())
        var devices = [TestDevice(service), TestDevice(service)]
        for step in 0..<250 {
            let turn = Int.random(in: 0..<2, using: &numbers)
            let dataset = try devices[turn].client.openOrCreateDataset("prefs")
            switch Int.random(in: 0..<100, using: &numbers) {
            case 0..<60: try Self.edit(dataset, by: &numbers, in: ledger, as: "\(step) of \(turn)")
            case 60..<66: service.change { $0.isOnline.toggle() }
            case 66..<70: service.change { $0.lostResponses = 1 }
            case 70..<76: devices[turn] = try devices[turn].killed()
            default:
                // The other device, or this one, changes something between two requests.
                let plan = Locked((numbers: Numbers(state: numbers.next()), left: numbers.chance(40) ? 2 : 0))
                let isInside = Locked(false)
                let both = try devices.map { try $0.client.openOrCreateDataset("prefs") }
                _ = service.before.exchange { _ in
                    guard
                        plan.change({ plan in
                            plan.left -= 1
                            return plan.left >= 0
                        })
                    else { return }
                    var own = plan.read(\.numbers)
                    let other = Int.random(in: 0..<2, using: &own)
                    try Self.edit(both[other], by: &own, in: ledger, as: "\(step) between, of \(other)")
                    plan.change { $0.numbers = own }
                    // Not within the other device's own synchronizing, which it would wait for.
                    if other != turn, own.chance(70), !isInside.exchange(true) {
                        try? await both[other].synchronize()
                        _ = isInside.exchange(false)
                    }
                }
                do { try await dataset.synchronize() } catch is URLError {}
                _ = service.before.exchange(nil)
            }
        }
        service.change { ($0.isOnline, $0.lostResponses) = (true, 0) }
        let datasets = try devices.map { try $0.client.openOrCreateDataset("prefs") }
        for turn in [0, 1, 0] { try await datasets[turn].synchronize() }
        for dataset in datasets {
            #expect(try dataset.getAll() == ledger.values)
            #expect(try dataset.getAllRecords().allSatisfy { !$0.isDirty })
        }
        #expect(service.values("prefs") == ledger.values)
    }
}
