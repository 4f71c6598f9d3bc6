import Foundation

/// A race on purpose: two threads count without a lock. Where the sanitizer does not report this, its silence about the
/// client says nothing.
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
