import Foundation
import Kernel

/// The system could not start a program.
struct ChildProcessError: Error {
    /// One clause for the log.
    let reason: String
}

/// A program that runs in a process group of its own, with its output in a pipe and a clean environment.
final class ChildProcess: Sendable {
    /// The process and the group.
    let id: pid_t
    /// Identifies the processes that it has started.
    private let mark: ProcessMark
    /// Whether the process has ended and its id may belong to another.
    private let isReaped = Locked(false)

    private init(_ id: pid_t, mark: ProcessMark) { (self.id, self.mark) = (id, mark) }

    /// Starts a program.
    ///
    /// - Parameters:
    ///   - mark: A variable in its environment, which its own children inherit.
    ///   - onLine: Called on a thread with each line of its output.
    ///   - onExit: Called on a thread when it has ended, with a clause that describes how.
    /// - Throws: `ChildProcessError`.
    static func start(
        _ command: [String], in folder: String, mark: ProcessMark, environment: [String: String],
        onLine: @escaping @Sendable (String) -> Void, onExit: @escaping @Sendable (String) -> Void
    ) throws(ChildProcessError) -> ChildProcess {
        let output = try Pipe()
        let process: ChildProcess
        do throws(ChildProcessError) {
            defer { close(output.writing) }
            let variables = environment.merging([ProcessMark.variable: mark.text]) { $1 }
            let spawn = ProcessSpawn(command, in: folder, environment: variables, output: output.writing)
            process = ChildProcess(try spawn.run(), mark: mark)
        } catch {
            close(output.reading)
            throw error
        }
        do throws(ThreadError) {
            try SystemThread.start("function-out") { OutputReader(onLine).read(output.reading) }
            try SystemThread.start("function-wait") { onExit(process.waitForExit()) }
        } catch {
            process.signal(SIGKILL)
            throw ChildProcessError(reason: error.description)
        }
        return process
    }

    /// Sends a signal to the whole group, unless the process has ended.
    func signal(_ number: Int32) {
        isReaped.read { isReaped in
            if !isReaped { _ = kill(-id, number) }
        }
    }

    /// Whether the process has ended.
    var hasEnded: Bool { isReaped.read { $0 } }

    /// Waits until the process ends, then ends the rest of its group and the processes that have left the group.
    ///
    /// - Returns: How it ended, in the words of the Lambda service.
    private func waitForExit() -> String {
        var information = siginfo_t()
        while waitid(P_PID, id_t(id), &information, WEXITED | WNOWAIT) != 0, errno == EINTR {}
        // The process is not reaped yet, so the id of the group is still its own.
        signal(SIGKILL)
        mark.endProcesses()
        return isReaped.change { isReaped in
            isReaped = true
            var status: Int32 = 0
            while waitpid(id, &status, 0) < 0, errno == EINTR {}
            return status & 0x7F == 0 ? "exit status \(status >> 8 & 0xFF)" : "signal \(status & 0x7F)"
        }
    }
}

/// A pipe that programs do not inherit.
private struct Pipe {
    let reading: Int32
    let writing: Int32

    init() throws(ChildProcessError) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw ChildProcessError(reason: String(cString: strerror(errno))) }
        (reading, writing) = (ends[0], ends[1])
        _ = fcntl(reading, F_SETFD, FD_CLOEXEC)
        _ = fcntl(writing, F_SETFD, FD_CLOEXEC)
    }
}
