import Foundation
import Kernel
import TestKit
import Testing

@testable import Audit

/// Every change of the files is found.
@Suite(.timeLimit(.minutes(30))) struct TamperingTests {
    /// Changes that need the files, but not the key.
    private enum Tampering: CaseIterable {
        case flipBit, changeRecord, dropRecord, swapRecords, repeatRecord, addRecord, cutLines, cutBytes, dropFile
        case swapFiles, rechain
    }

    @Test func `a hundred random tamperings are all found`() async throws {
        let fixture = try await AuditFixture()
        var limits = AuditLimits()
        limits.fileBytes = 6000
        for _ in 0..<2 {
            let log = try await fixture.open(limits)
            for _ in 0..<6 {
                await fixture.write(4, to: log)
                try await log.checkpoint()
            }
            try await log.close()
        }
        #expect(try await fixture.problems().isEmpty)
        let (chain, verifier) = (fixture.chains[0], try await fixture.verifier)
        let original = chain.files.map { ($0, $0.bytes) }
        #expect(original.count > 3)
        let random = SeededRandom(seed: 99)
        for round in 0..<110 {
            let kind = Tampering.allCases[round % Tampering.allCases.count]
            try tamper(kind, with: original, random)
            let reports = verifier.reports(on: [fixture.root])
            #expect(reports.contains { !$0.isWhole }, "round \(round), \(kind)")
            for (file, bytes) in original { try file.replace(by: bytes) }
        }
        #expect(verifier.reports(on: [fixture.root]).allSatisfy { $0.isWhole })
    }

    @Test func `a record with a number that none can follow is unreadable, and does not stop the verification`()
        async throws
    {
        let fixture = try await AuditFixture()
        let log = try await fixture.open()
        await fixture.write(2, to: log)
        try await log.close()
        let file = try #require(fixture.chains.first?.files.first)
        let text = String(decoding: file.bytes, as: UTF8.self)
        for number in ["9223372036854775807", "0", "-9223372036854775808"] {
            try file.replace(by: Array(text.replacing("\"sequence\":2,", with: "\"sequence\":\(number),").utf8))
            let problems = try await fixture.problems()
            #expect(problems.contains(.unreadable(.line(2, file: file.number))), "\(number)")
        }
    }

    private func tamper(
        _ kind: Tampering, with files: [(file: ChainFolder.File, bytes: [UInt8])], _ random: SeededRandom
    ) throws {
        func draw(_ count: Int) -> Int { random.bytes(4).reduce(0) { $0 << 8 | Int($1) } % count }
        let place = draw(files.count)
        let (file, bytes) = files[place]
        var lines = bytes.split(separator: 0x0A).map(Array.init)
        let line = draw(lines.count)
        switch kind {
        case .flipBit:
            lines[line][draw(lines[line].count)] ^= 1 << UInt8(draw(7))
        case .changeRecord:
            lines[line] = Array(
                String(decoding: lines[line], as: UTF8.self)
                    .replacing("\"eventName\":\"", with: "\"eventName\":\"X").utf8)
        case .dropRecord: lines.remove(at: line)
        case .swapRecords:
            let other = (line + 1) % lines.count
            lines.swapAt(line, other)
        case .repeatRecord: lines.insert(lines[line], at: line)
        case .addRecord: lines.insert(lines[draw(lines.count)], at: draw(lines.count))
        case .cutLines:
            for (file, _) in files[(place + 1)...] { try FileManager.default.removeItem(atPath: file.path) }
            lines.removeLast(1 + line)
        case .cutBytes:
            for (file, _) in files[(place + 1)...] { try FileManager.default.removeItem(atPath: file.path) }
            return try file.replace(by: bytes.prefix(draw(bytes.count)))
        case .dropFile: return try FileManager.default.removeItem(atPath: file.path)
        case .swapFiles:
            let other = files[(place + 1) % files.count]
            try file.replace(by: other.bytes)
            return try other.file.replace(by: bytes)
        case .rechain: return try rechain(files, from: place, line: line)
        }
        try file.replace(by: lines.flatMap { $0 + [0x0A] })
    }

    /// Changes a record, and computes the hashes of all after it anew, which needs no key.
    private func rechain(
        _ files: [(file: ChainFolder.File, bytes: [UInt8])], from place: Int, line changed: Int
    ) throws {
        var previous: (old: String, new: String)?
        for (number, (file, bytes)) in files.enumerated().dropFirst(place) {
            var lines = bytes.split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self) }
            for index in lines.indices where number > place || index >= changed {
                let old = RecordHash.of(lines[index].utf8)
                if let previous {
                    lines[index] = lines[index].replacing(previous.old, with: previous.new)
                } else {
                    lines[index] = lines[index].replacing("\"eventTime\":\"20", with: "\"eventTime\":\"19")
                }
                previous = (old, RecordHash.of(lines[index].utf8))
            }
            try file.replace(by: lines.flatMap { Array($0.utf8) + [0x0A] })
        }
    }

    @Test func `a checkpoint counts only with a key of the store`() async throws {
        let fixture = try await AuditFixture()
        let log = try await fixture.open()
        try await log.close()
        let stranger = try await AuditFixture(seed: 2)
        let keys = [try await stranger.store.key().publicKey]
        let report = try #require(AuditVerifier(keys: keys).reports(on: [fixture.root]).first)
        #expect(report.checkpoints == 0 && report.problems.count == 1)
        // The printed form of the key verifies without the store.
        let pem = try await fixture.store.key().publicKey.pem
        let printed = try #require(AuditPublicKey(pem: pem))
        #expect(AuditVerifier(keys: [printed]).reports(on: [fixture.root]).allSatisfy { $0.isWhole })
    }
}
