import Foundation
import Kernel
import Testing

@Suite(.timeLimit(.minutes(10))) struct WorkQueueTests {
    // A signal that is lost would leave work where it is.
    @Test func `threads that wake up in between take all work`() async throws {
        let queue = WorkQueue<Int>(capacity: 100_000)
        let (taken, idle) = (Locked<Set<Int>>([]), Locked(0))
        queue.startThreads(4, named: "test") { queue in
            while let work = queue.take(idleAfter: 0.0005, { idle.change { $0 += 1 } }) {
                taken.change { _ = $0.insert(work) }
            }
        }
        for number in 0..<2000 {
            guard case .taken = queue.add(number) else { throw CancellationError() }
            // All threads are about to fall asleep, or to wake up.
            if number.isMultiple(of: 10) { try await Task.sleep(for: .microseconds(number % 7 * 200)) }
            if number.isMultiple(of: 100) {
                while taken.read({ $0.count }) <= number { try await Task.sleep(for: .microseconds(100)) }
            }
        }
        await queue.drain()
        #expect(taken.read { $0.count } == 2000)
        #expect(idle.read { $0 } > 0)
    }

    @Test func `a thread without work is idle once, and works on`() async throws {
        let queue = WorkQueue<Int>(capacity: 10)
        let (sum, idle) = (Locked(0), Locked(0))
        queue.startThreads(1, named: "test") { queue in
            while let work = queue.take(idleAfter: 0, { idle.change { $0 += 1 } }) { sum.change { $0 += work } }
        }
        for turn in 1...3 {
            while idle.read({ $0 }) < turn { try await Task.sleep(for: .microseconds(100)) }
            _ = queue.add(1)
            while sum.read({ $0 }) < turn { try await Task.sleep(for: .microseconds(100)) }
        }
        await queue.drain()
        #expect(sum.read { $0 } == 3)
        #expect((3...4).contains(idle.read { $0 }))
    }
}
