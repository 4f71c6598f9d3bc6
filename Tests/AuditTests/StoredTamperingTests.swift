import Foundation
import Kernel
import Storage
import TestKit
import Testing

@testable import Audit

/// Every change of the rows is found.
@Suite(.timeLimit(.minutes(10))) struct StoredTamperingTests {
    /// Changes that need the database, but not the key.
    private enum Tampering: CaseIterable {
        case flipBit, changeRecord, dropRecord, swapLines, renumber, repeatRecord, cutEnd, cutBeginning, moveTime
        case moveBytes, dropChain, rechain
    }

    @Test(arguments: Engine.available)
    func `a hundred random tamperings of rows are all found`(on engine: Engine) async throws {
        let fixture = try await AuditFixture(engine)
        for _ in 0..<2 {
            let log = try await fixture.openStored()
            for _ in 0..<6 {
                await fixture.write(4, to: log)
                try await log.checkpoint()
            }
            try await log.close()
        }
        let original = try await fixture.storedRecords()
        #expect(try await fixture.storedProblems().isEmpty)
        #expect(Set(original.map(\.chain)).count == 1)
        let random = SeededRandom(seed: 99)
        for round in 0..<108 {
            let kind = Tampering.allCases[round % Tampering.allCases.count]
            try await replace(all: tampered(original.map(\.record), by: kind, random), of: original[0].chain, fixture)
            #expect(try await fixture.storedProblems().isEmpty == false, "round \(round), \(kind)")
        }
        try await replace(all: original.map(\.record), of: original[0].chain, fixture)
        #expect(try await fixture.storedProblems().isEmpty)
    }

    private func replace(all records: [StoredRecord], of chain: String, _ fixture: AuditFixture) async throws {
        try await fixture.database.write { tx in
            try tx.execute("DELETE FROM audit_records")
            try AuditRecordTable(tx).insert(records, of: chain)
        }
    }

    private func tampered(_ records: [StoredRecord], by kind: Tampering, _ random: SeededRandom) -> [StoredRecord] {
        func draw(_ count: Int) -> Int { random.bytes(4).reduce(0) { $0 << 8 | Int($1) } % count }
        var changed = records
        let place = draw(records.count - 1)
        switch kind {
        case .flipBit: changed[place].line[draw(changed[place].line.count)] ^= 1 << UInt8(draw(7))
        case .changeRecord: changed[place].line = edited(records[place].line, "\"eventName\":\"", "\"eventName\":\"X")
        case .dropRecord: changed.remove(at: place)
        case .swapLines: (changed[place].line, changed[place + 1].line) = (records[place + 1].line, records[place].line)
        case .renumber: for index in place..<changed.count { changed[index].sequence += 1 }
        case .repeatRecord:
            changed.append(records[place])
            changed[records.count].sequence = Int64(records.count + 1)
            changed[records.count].bytesBefore = records[records.count - 1].bytesThrough
        case .cutEnd: changed.removeLast(1 + place)
        case .cutBeginning: changed.removeFirst(1 + place)
        case .moveTime: changed[place].time = records[place].time.advanced(seconds: 1 + Int64(draw(1000)))
        case .moveBytes: changed[place + 1].bytesBefore += Int64(1 + draw(1000))
        case .dropChain: changed = []
        case .rechain: rechain(&changed, from: place)
        }
        return changed
    }

    private func edited(_ line: Data, _ text: String, _ other: String) -> Data {
        Data(String(decoding: line, as: UTF8.self).replacing(text, with: other).utf8)
    }

    /// Changes a record, and computes the hashes of all after it anew, which needs no key.
    private func rechain(_ records: inout [StoredRecord], from place: Int) {
        var previous: (old: String, new: String)?
        for index in place..<records.count {
            let old = RecordHash.of(records[index].line)
            records[index].line =
                previous.map { edited(records[index].line, $0.old, $0.new) }
                ?? edited(records[index].line, "\"eventTime\":\"20", "\"eventTime\":\"19")
            previous = (old, RecordHash.of(records[index].line))
        }
    }
}
