import Directory
import Foundation
import Kernel
import TestKit
import Testing
import Triggers

@testable import TriggerRunners

/// The life of a program behind a Runtime API.
@Suite(.timeLimit(.minutes(10))) struct ProcessPoolTests {
    private struct Report: Decodable {
        var process: Int32
        var group: Int32
        var variables: [String]
        var api: String
        var folder: String
        var arguments: [String]
        var input: String
        var files: [Int]
    }

    private func report(_ pool: ProcessPool) async throws -> Report {
        let answer = try await pool.run(Worker.call(["do": "report"])).get()
        return try JSONDecoder().decode(Report.self, from: Data(answer))
    }

    private func failure(_ result: Result<[UInt8], TriggerError>) -> TriggerError? {
        if case .failure(let error) = result { error } else { nil }
    }

    @Test func `a copy stays for the next event`() async throws {
        let worker = try Worker()
        let pool = worker.pool()
        let processes = [try await report(pool).process, try await report(pool).process]
        #expect(processes[0] == processes[1])
        await pool.close()
        #expect(kill(processes[0], 0) != 0, "a closed pool leaves no process")
    }

    // TRG-14
    @Test func `a program gets its arguments literally, named variables, its folder and no open file`() async throws {
        let worker = try Worker()
        let evil = "; touch $HOME `id` && x"
        let pool = worker.pool([evil], environment: ["OWN": "1", "TZ": "Europe/Zurich"])
        let report = try await report(pool)
        #expect(report.arguments == [evil] && report.input.isEmpty)
        #expect(report.group == report.process, "it has a process group of its own")
        #expect(URL(filePath: report.folder).lastPathComponent == URL(filePath: worker.folder).lastPathComponent)
        let known: Set = [
            "AWS_DEFAULT_REGION", "AWS_LAMBDA_FUNCTION_MEMORY_SIZE", "AWS_LAMBDA_FUNCTION_NAME",
            "AWS_LAMBDA_FUNCTION_VERSION", "AWS_LAMBDA_INITIALIZATION_TYPE", "AWS_LAMBDA_LOG_GROUP_NAME",
            "AWS_LAMBDA_LOG_STREAM_NAME", "AWS_LAMBDA_RUNTIME_API", "AWS_REGION", "LAMBDA_RUNTIME_DIR",
            "LAMBDA_TASK_ROOT", "LANG", "FUNCTION_COPY", "OWN", "PATH", "TZ", "_HANDLER",
        ]
        // Python itself may set these.
        #expect(Set(report.variables).subtracting(["LC_CTYPE", "__CF_USER_TEXT_ENCODING"]) == known)
        // Input, outputs, the connection, and the folder that is being listed.
        #expect(report.files.allSatisfy { $0 <= 5 }, "\(report.files)")
        await pool.close()
    }

    @Test func `the event's headers name the call, its end and the function`() async throws {
        let pool = try Worker().pool()
        let answer = try await pool.run(Worker.call(["do": "headers"], seconds: 20)).get()
        let headers = try JSONDecoder().decode([String: String].self, from: Data(answer))
        #expect(headers["Lambda-Runtime-Aws-Request-Id"]?.count == 36)
        #expect(headers["Lambda-Runtime-Deadline-Ms"] == "1800000020000")
        #expect(headers["Lambda-Runtime-Invoked-Function-Arn"] == Worker.function.rawValue)
        #expect(headers["Lambda-Runtime-Client-Context"] == #"{"custom":{"idempotencyKey":"key"}}"#)
        await pool.close()
    }

    @Test func `an error of the function fails its call alone`() async throws {
        let pool = try Worker().pool()
        let process = try await report(pool).process
        #expect(failure(await pool.run(Worker.call(["do": "fail"]))) == .failed(message: "no thanks"))
        #expect(try await report(pool).process == process)
        await pool.close()
    }

    @Test func `a crash fails its call, and the next call starts another copy`() async throws {
        let pool = try Worker().pool()
        let process = try await report(pool).process
        guard case .failed(let message) = failure(await pool.run(Worker.call(["do": "crash"]))) else {
            Issue.record("the call did not fail")
            return
        }
        #expect(message.hasSuffix("Error: Runtime exited with error: exit status 7"))
        #expect(try await report(pool).process != process)
        await pool.close()
    }

    @Test func `a copy that takes too long is ended`() async throws {
        let pool = try Worker().pool(workers: 1)
        let process = try await report(pool).process
        #expect(failure(await pool.run(Worker.call(["do": "hang"], seconds: 1))) == .timedOut)
        #expect(try await report(pool).process != process)
        for _ in 0..<500 where kill(process, 0) == 0 { try await Task.sleep(for: .milliseconds(20)) }
        #expect(kill(process, 0) != 0)
        await pool.close()
    }

    @Test func `an answer beyond the limit, and one under another id, are refused`() async throws {
        let pool = try Worker().pool()
        guard case .badResponse = failure(await pool.run(Worker.call(["do": "long"]))) else {
            Issue.record("the answer was accepted")
            return
        }
        let answer = try await pool.run(Worker.call(["do": "wrong id"])).get()
        #expect(String(decoding: answer, as: UTF8.self).contains("after the wrong one"))
        await pool.close()
    }

    @Test func `more calls than copies wait for one`() async throws {
        let pool = try Worker().pool(workers: 2)
        let processes = try await withThrowingTaskGroup(of: Int32.self) { group in
            for _ in 0..<32 { group.addTask { try await report(pool).process } }
            return try await group.reduce(into: [Int32]()) { $0.append($1) }
        }
        #expect(processes.count == 32 && (1...2).contains(Set(processes).count))
        await pool.close()
    }

    @Test func `the time of a call begins when a copy has it`() async throws {
        let (worker, clock) = (try Worker(), ManualClock())
        let pool = worker.pool(workers: 1, clock: clock)
        let first = Task { await pool.run(Worker.call(["do": "wait", "file": "\(worker.folder)/end"])) }
        let hasBegun = { FileManager.default.fileExists(atPath: worker.folder + "/end.begun") }
        while !hasBegun() { try await Task.sleep(for: .milliseconds(5)) }
        let second = Task { await pool.run(Worker.call(["do": "headers"], seconds: 20)) }
        // If the second call comes later than that, the test is passed without a proof.
        try await Task.sleep(for: .milliseconds(100))
        clock.advance(100)
        let waited = clock.now
        FileManager.default.createFile(atPath: worker.folder + "/end", contents: nil)
        #expect(failure(await first.value) == nil)
        let headers = try JSONDecoder().decode([String: String].self, from: Data(await second.value.get()))
        #expect(headers["Lambda-Runtime-Deadline-Ms"] == "\(waited.microseconds / 1000 + 20_000)")
        await pool.close()
    }

    @Test func `what a copy has started ends with it, in a session of its own too`() async throws {
        let pool = try Worker().pool()
        let answer = try await pool.run(Worker.call(["do": "leave"])).get()
        let process = try JSONDecoder().decode([String: Int32].self, from: Data(answer))["process"] ?? 0
        #expect(getpgid(process) == process, "it has left the group of the copy")
        await pool.close()
        // Who has adopted it may not have noticed yet.
        #expect(state(of: process).map { "ZX".contains($0) } ?? true)
    }

    /// The state of a process as the system shows it; nil if there is none.
    private func state(of process: Int32) -> Character? {
        guard let file = FileHandle(forReadingAtPath: "/proc/\(process)/stat"), let data = try? file.readToEnd() else {
            return nil
        }
        return String(decoding: data, as: UTF8.self).split(separator: ") ").last?.first
    }

    @Test func `a copy without events ends`() async throws {
        let pool = try Worker().pool(idleSeconds: 1)
        let process = try await report(pool).process
        for _ in 0..<1000 where kill(process, 0) == 0 { try await Task.sleep(for: .milliseconds(20)) }
        #expect(kill(process, 0) != 0)
        #expect(try await report(pool).process != process)
        await pool.close()
    }

    @Test func `a program that cannot start fails the calls that wait for it`() async throws {
        let worker = try Worker()
        let broken = worker.pool(["broken"])
        #expect(failure(await broken.run(Worker.call(["do": "report"]))) == .failed(message: "no such module"))
        let missing = worker.pool(command: ["/nowhere/at-all"])
        guard case .unreachable = failure(await missing.run(Worker.call(["do": "report"]))) else {
            Issue.record("a missing program did something")
            return
        }
        let silent = worker.pool(command: ["/bin/sh", "-c", "exit 3"])
        #expect(
            failure(await silent.run(Worker.call(["do": "report"])))
                == .failed(message: "Runtime exited with error: exit status 3"))
        for pool in [broken, missing, silent] { await pool.close() }
    }

    @Test func `a program that never asks for an event times out`() async throws {
        let pool = try Worker().pool(command: ["/bin/sleep", "600"])
        #expect(failure(await pool.run(Worker.call(["do": "report"], seconds: 1))) == .timedOut)
        await pool.close()
    }

    #if os(Linux)
        @Test func `no other program gets an event, not even with the port`() async throws {
            let (one, other) = (try Worker().pool(), try Worker().pool())
            let address = try await report(one).api
            // The thief waits beside the program for the next event.
            let theft = Task { await other.run(Worker.call(["do": "steal", "api": address])) }
            try await Task.sleep(for: .milliseconds(300))
            let next = await one.run(Worker.call(["do": "report"]))
            #expect(failure(next) == nil)
            let answer = String(decoding: try await theft.value.get(), as: UTF8.self)
            #expect(answer.contains(#""stolen": """#), "\(answer)")
            await one.close()
            await other.close()
        }
    #endif

    @Test func `what a program prints is kept line by line, up to a length`() async throws {
        let worker = try Worker()
        let pool = worker.pool()
        _ = await pool.run(Worker.call(["do": "say", "text": "a\nb"]))
        _ = await pool.run(Worker.call(["do": "say", "text": String(repeating: "x", count: 10_000)]))
        await pool.close()
        for _ in 0..<500 where worker.lines.read({ $0.count }) < 3 { try await Task.sleep(for: .milliseconds(20)) }
        let lines = worker.lines.read { $0 }
        #expect(lines.prefix(2) == ["a", "b"])
        #expect(lines.dropFirst(2).first == String(repeating: "x", count: 4096) + " (cut)")
    }

    @Test func `a program that prints without end does not fill the log`() {
        let lines = Locked(0)
        var reader = OutputReader { _ in lines.change { $0 += 1 } }
        for _ in 0..<100_000 { reader.add(Array("line\n".utf8)) }
        // A hundred a second, and a note each time.
        #expect(lines.read { $0 } < 100_000 / 10)
    }
}
