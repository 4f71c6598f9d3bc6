import Foundation

/// A deliberate data race: two threads count without a lock. It proves that the thread sanitizer reports races.
final class Count: @unchecked Sendable {
    var value = 0
}

let count = Count()
let ends = (0..<2).map { _ in DispatchSemaphore(value: 0) }
for end in ends {
    Thread.detachNewThread {
        for _ in 0..<1_000 { count.value += 1 }
        end.signal()
    }
}
for end in ends { end.wait() }
