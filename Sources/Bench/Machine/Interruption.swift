import Glibc
import Synchronization

/// Ends the server when the bench is interrupted: the server has its own process group, which Ctrl-C does not reach.
enum Interruption {
    /// The process to end; zero for none.
    static let child = Atomic<Int32>(0)

    /// Handles SIGINT and SIGTERM.
    static func watch() {
        // The first use initialises the variable, which a signal handler must not do.
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
