import Foundation

/// The resources that this process uses, from the kernel (proc(5)).
struct ProcessUse {
    var residentBytes: Int
    var cpu: Duration
    var openFiles: Int

    /// Reads `/proc/self`; nil if it does not exist.
    static func now() -> ProcessUse? {
        guard let pages = words(of: "/proc/self/statm").dropFirst().first.flatMap({ Int($0) }),
            // The command's name may contain spaces; the numbers follow its closing parenthesis, utime and stime 12th.
            let stat = text(of: "/proc/self/stat")?.split(separator: ")").last?.split(separator: " "), stat.count > 13,
            let user = Int64(stat[11]), let system = Int64(stat[12]),
            let files = try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")
        else { return nil }
        let ticks = max(1, Int64(sysconf(Int32(_SC_CLK_TCK))))
        return ProcessUse(
            residentBytes: pages * max(1, sysconf(Int32(_SC_PAGESIZE))),
            cpu: .milliseconds((user + system) * 1000 / ticks), openFiles: files.count)
    }

    private static func words(of path: String) -> [Substring] { text(of: path)?.split(separator: " ") ?? [] }

    /// Files of `/proc` have no size, so they are read to their end.
    private static func text(of path: String) -> String? {
        guard let file = FileHandle(forReadingAtPath: path) else { return nil }
        defer { try? file.close() }
        return (try? file.readToEnd()).map { String(decoding: $0, as: UTF8.self) }
    }
}
