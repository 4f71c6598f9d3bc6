import Foundation
import Glibc

/// Reads the resources that another process uses (proc(5)).
struct ProcessMeter: Sendable {
    let pid: Int32

    /// Memory, in bytes.
    struct Memory: Sendable {
        /// Resident now, including pages of libraries.
        var resident = 0
        /// The process's own part of these, backed by no file.
        var anonymous = 0
        /// The maximum so far.
        var peak = 0
    }

    /// Processor time so far, user and system, in nanoseconds. The kernel measures exactly but reports ticks.
    func cpu() throws -> UInt64 {
        // The command's name may contain spaces; the numbers follow its closing parenthesis, utime and stime 12th.
        let words = try text("stat").split(separator: ")").last?.split(separator: " ") ?? []
        guard words.count > 13, let user = UInt64(words[11]), let system = UInt64(words[12]) else {
            throw BenchError("/proc/\(pid)/stat cannot be read")
        }
        return (user + system) * (1_000_000_000 / UInt64(sysconf(Int32(_SC_CLK_TCK))))
    }

    /// Processor time so far of the threads whose names begin with `prefix`, in nanoseconds.
    func cpu(ofThreads prefix: String) throws -> UInt64 {
        try FileManager.default.contentsOfDirectory(atPath: "/proc/\(pid)/task").reduce(0) { sum, thread in
            guard try text("task/\(thread)/comm").hasPrefix(prefix) else { return sum }
            // The first number is the time on a processor.
            let words = try text("task/\(thread)/schedstat").split(separator: " ")
            return sum + (words.first.flatMap { UInt64($0) } ?? 0)
        }
    }

    /// The memory that the process uses.
    func memory() throws -> Memory {
        var memory = Memory()
        for line in try text("status").split(separator: "\n") {
            let words = line.split(whereSeparator: { $0 == " " || $0 == "\t" })
            guard words.count == 3, let kilobytes = Int(words[1]) else { continue }
            switch words[0] {
            case "VmRSS:": memory.resident = kilobytes * 1024
            case "RssAnon:": memory.anonymous = kilobytes * 1024
            case "VmHWM:": memory.peak = kilobytes * 1024
            default: break
            }
        }
        return memory
    }

    private func text(_ file: String) throws -> String {
        let descriptor = open("/proc/\(pid)/\(file)", O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw BenchError("/proc/\(pid)/\(file) cannot be opened") }
        defer { close(descriptor) }
        var bytes = [UInt8](repeating: 0, count: 16_384)
        let count = read(descriptor, &bytes, bytes.count)
        return String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self)
    }
}
