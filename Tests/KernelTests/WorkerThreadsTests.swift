import Foundation
import Kernel
import Testing

struct WorkerThreadsTests {
    @Test func `a task that prefers the threads runs on them, also after a suspension`() async throws {
        let workers = WorkerThreads(count: 1, name: "preferred")
        let names = await Task(executorPreference: workers) {
            let before = Self.threadName
            await Task.yield()
            return [before, Self.threadName]
        }.value
        #expect(names == ["preferred-0", "preferred-0"])
    }

    @Test func `a blocked thread does not block the others`() async throws {
        let workers = WorkerThreads(count: 2)
        let gate = DispatchSemaphore(value: 0)
        let held = Task(executorPreference: workers) { Self.wait(for: gate) }
        for _ in 0..<100 { #expect(await Task(executorPreference: workers) { true }.value) }
        gate.signal()
        await held.value
    }

    @Test func `threads end when their object is released`() async throws {
        for _ in 0..<20 {
            let workers = WorkerThreads(count: 4, name: "mortal")
            #expect(await Task(executorPreference: workers) { true }.value)
            withExtendedLifetime(workers) { #expect(threads(called: "mortal") > 0) }
        }
        for _ in 0..<500 where threads(called: "mortal") > 0 { try await Task.sleep(for: .milliseconds(10)) }
        #expect(threads(called: "mortal") == 0)
    }

    private static var threadName: String? { Thread.current.name }

    private static func wait(for gate: DispatchSemaphore) { gate.wait() }

    /// Counts threads by name, because other tests have threads in the same process.
    private func threads(called name: String) -> Int {
        let tasks = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")) ?? []
        return tasks.filter { task in
            (try? String(contentsOfFile: "/proc/self/task/\(task)/comm", encoding: .utf8))?.hasPrefix(name) ?? false
        }.count
    }
}
