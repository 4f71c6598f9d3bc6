import Cryptography
import Directory
import Foundation
import Kernel
import Storage
import TestKit
import Testing
import Triggers

@testable import TriggerRunners

/// A program whose target is replaced during a call.
@Suite(.timeLimit(.minutes(10))) struct ReplacedProgramTests {
    private struct Report: Decodable { var process: Int32 }

    private let worker: Worker
    private let targets: TriggerTargets
    private let runner: TargetRunner

    init() async throws {
        let world = Worker.makeWorld()
        worker = try Worker()
        targets = TriggerTargets(
            database: try await Engine.sqliteFile.freshDatabase(),
            sealer: Sealer(try SealingKeys(text: SealingKeys.makeText(from: world), source: "test"), world: world),
            world: world, allowsPrograms: true)
        runner = TargetRunner(targets, world: world) { _, _ in }
    }

    private func addTarget(workers: Int) async throws {
        let program = ProcessTarget(
            command: ["/usr/bin/env", "python3", "\(worker.folder)/worker.py"], folder: worker.folder,
            workers: workers, idleSeconds: 3600)
        try await targets.add(TriggerTarget(Worker.function, settings: .process(program), secret: nil))
    }

    /// The program that the next call runs in.
    private func process() async throws -> Int32 {
        let answer = try await runner.run(Worker.call(["do": "report"]))
        return try JSONDecoder().decode(Report.self, from: Data(answer)).process
    }

    /// Replaces the target while a call waits for the file `end`.
    private func replaceDuringCall() async throws -> (call: Task<[UInt8], any Error>, first: Int32, second: Int32) {
        try await addTarget(workers: 1)
        let first = try await process()
        let call = Task { [runner, worker] () async throws -> [UInt8] in
            try await runner.run(Worker.call(["do": "wait", "file": "\(worker.folder)/end"]))
        }
        let hasBegun = { [worker] in FileManager.default.fileExists(atPath: worker.folder + "/end.begun") }
        while !hasBegun() { try await Task.sleep(for: .milliseconds(5)) }
        try await targets.remove(Worker.function)
        try await addTarget(workers: 2)
        return (call, first, try await process())
    }

    @Test func `it completes the call, and ends`() async throws {
        let (call, first, second) = try await replaceDuringCall()
        #expect(second != first && kill(first, 0) == 0)
        FileManager.default.createFile(atPath: worker.folder + "/end", contents: nil)
        _ = try await call.value
        for _ in 0..<6000 where kill(first, 0) == 0 { try await Task.sleep(for: .milliseconds(10)) }
        #expect(kill(first, 0) != 0)
        #expect(try await process() == second)
        await runner.close()
    }

    @Test func `it ends with the server`() async throws {
        let (call, first, second) = try await replaceDuringCall()
        await runner.close()
        #expect(kill(first, 0) != 0 && kill(second, 0) != 0)
        await #expect(throws: TriggerError.self) { try await call.value }
    }
}
