import CSpawn
import Foundation

/// Starts a program: no shell, no inherited file, no inherited variable.
struct ProcessSpawn {
    private let command: [String]
    private let folder: String
    private let environment: [String: String]
    private let output: Int32

    init(_ command: [String], in folder: String, environment: [String: String], output: Int32) {
        self.command = command
        self.folder = folder
        self.environment = environment
        self.output = output
    }

    /// Starts the program and returns its id, which is its group's as well.
    ///
    /// - Throws: `ChildProcessError`.
    func run() throws(ChildProcessError) -> pid_t {
        #if canImport(Glibc)
            var actions = posix_spawn_file_actions_t()
            var attributes = posix_spawnattr_t()
        #else
            var actions: posix_spawn_file_actions_t?
            var attributes: posix_spawnattr_t?
        #endif
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, output, 1)
        posix_spawn_file_actions_adddup2(&actions, output, 2)
        _ = martlet_spawn_in_folder(&actions, folder)
        _ = martlet_spawn_close_files(&actions)
        var flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
        #if !canImport(Glibc)
            flags |= POSIX_SPAWN_CLOEXEC_DEFAULT
        #endif
        // The server ignores and handles signals that its programs must not.
        var signals = sigset_t()
        sigfillset(&signals)
        posix_spawnattr_setsigdefault(&attributes, &signals)
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        posix_spawnattr_setpgroup(&attributes, 0)
        posix_spawnattr_setflags(&attributes, Int16(truncatingIfNeeded: flags))
        let words = command.map { (word: String) in strdup(word) }
        let variables = environment.sorted { $0.key < $1.key }.map { strdup("\($0.key)=\($0.value)") }
        defer { (words + variables).forEach { free($0) } }
        var id = pid_t()
        let code = posix_spawn(&id, command.first ?? "", &actions, &attributes, words + [nil], variables + [nil])
        guard code == 0 else {
            throw ChildProcessError(reason: "the program cannot be started: \(String(cString: strerror(code)))")
        }
        return id
    }
}
