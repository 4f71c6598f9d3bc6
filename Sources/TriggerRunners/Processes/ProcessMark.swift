import Foundation
import Kernel

/// A variable in the environment of one copy of a program. The processes that it starts inherit the variable, so it
/// also identifies a process that has called `setsid` and therefore left the group and is not a child of the copy.
struct ProcessMark: Sendable {
    static let variable = "FUNCTION_COPY"
    private static let maxRounds = 20
    let text: String

    /// A mark that no other copy has.
    init(_ world: World) { text = world.uuid() }

    /// Ends all processes with the mark. Since one may start another in between, it repeats until none is left.
    func endProcesses() {
        for _ in 0..<Self.maxRounds {
            let found = Self.processes().filter(isMarked)
            guard !found.isEmpty else { return }
            for id in found { _ = kill(id, SIGKILL) }
        }
    }

    /// The processes of this machine, where the system lists them in `/proc`.
    private static func processes() -> [pid_t] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return names.compactMap { pid_t($0) }
    }

    /// Whether a running process has the mark. An ended process has no environment.
    private func isMarked(_ id: pid_t) -> Bool {
        guard let file = FileHandle(forReadingAtPath: "/proc/\(id)/environ"), let environment = try? file.readToEnd()
        else { return false }
        let wanted = Array("\(Self.variable)=\(text)".utf8)
        return environment.split(separator: 0).contains { $0.elementsEqual(wanted) }
    }
}
