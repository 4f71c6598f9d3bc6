import Foundation
import Kernel

/// Checks that the process may use the memory and threads that a start takes.
///
/// Swift's runtime and the network library end the process with a trap if they get no memory or no thread. Limits such
/// as `ulimit -v`, `ulimit -d` or a limit on threads are therefore checked before anything is opened. A limit that the
/// kernel enforces by killing (a control group's memory) cannot be checked this way.
package enum ResourceCheck {
    /// The memory that a start maps and allocates apart from the threads' stacks, with the allocator's reserves.
    private static let baseBytes = 256 << 20

    /// One line about the missing resource; nil if there is enough. Call it before any thread is started.
    package static func shortage() -> String? {
        keepAllocatorSmall()
        let bytes = baseBytes + threads * stackBytes
        guard canMap(bytes) else {
            return "too little memory: the limits of this process leave less than \(bytes >> 20) MB (ulimit -v, -d)"
        }
        return threadShortage()
    }

    /// The worker threads, those of the network library and of Swift's pool, and some for the store and outgoing calls.
    private static var threads: Int {
        let cores = ProcessInfo.processInfo.activeProcessorCount
        return max(4, 2 * cores) + 2 * cores + 24
    }

    /// The address space that a new thread's stack takes.
    private static var stackBytes: Int {
        var limit = rlimit()
        let known = getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit) == 0
        return known ? min(Int(clamping: limit.rlim_cur), 8 << 20) : 8 << 20
    }

    private static func canMap(_ bytes: Int) -> Bool {
        let flags = MAP_PRIVATE | Int32(MAP_ANONYMOUS) | Int32(MAP_NORESERVE)
        guard let start = mmap(nil, bytes, PROT_READ | PROT_WRITE, flags, -1, 0), start != MAP_FAILED else {
            return false
        }
        munmap(start, bytes)
        return true
    }

    /// The memory allocator reserves 64 MB of addresses for each of many threads, which under a limit are missing for
    /// the threads' stacks.
    private static func keepAllocatorSmall() {
        let limited = [RLIMIT_AS, RLIMIT_DATA].contains { resource in
            var limit = rlimit()
            let known = getrlimit(__rlimit_resource_t(resource.rawValue), &limit) == 0
            return known && limit.rlim_cur != rlim_t.max
        }
        // Swift's view of the C library omits malloc.h.
        guard limited, let found = dlsym(nil, "mallopt") else { return }
        let setOption = unsafeBitCast(found, to: (@convention(c) (Int32, Int32) -> Int32).self)
        _ = setOption(arenaMaximum, 2)
    }

    /// `M_ARENA_MAX`.
    private static let arenaMaximum: Int32 = -8

    /// Starts as many threads as a server has at once, and ends them.
    private static func threadShortage() -> String? {
        let queue = WorkQueue<Bool>(capacity: 1)
        defer { queue.close() }
        do {
            for _ in 0..<threads { try queue.startThread("check") { _ = $0.take() } }
            return nil
        } catch {
            return "too few threads: \(error.description)"
        }
    }
}
