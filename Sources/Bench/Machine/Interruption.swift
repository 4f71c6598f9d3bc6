import Glibc
import Synchronization

/// Ends the program under test where this one is ended: it has a process group of its own, which a terminal's Ctrl-C
/// does not reach.
enum Interruption {
    /// The process to be ended; none where it is zero.
    static let child = Atomic<Int32>(0)

    /// Watches for the two signals by which people and their tools end a program.
    static func watch() {
        child.store(0, ordering: .relaxed)
        for number in [SIGINT, SIGTERM] {
            signal(number) { number in
                let pid = Interruption.child.load(ordering: .relaxed)
                if pid > 0 { _ = kill(pid, SIGKILL) }
                _exit(128 + number)
            }
        }
    }
}
