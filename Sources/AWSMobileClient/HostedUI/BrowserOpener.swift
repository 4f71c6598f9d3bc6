public import Foundation
import Kernel

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Opens the user's browser.
public struct BrowserOpener: Sendable {
    /// Opens a URL, or throws if the system has no browser.
    public var open: @Sendable (URL) async throws -> Void

    /// Makes an opener of a closure.
    ///
    /// - Parameter open: Opens a URL, or throws if the system has no browser.
    public init(_ open: @escaping @Sendable (URL) async throws -> Void) { self.open = open }

    /// Starts `xdg-open`, or `open` on macOS. On systems without such a command it throws `errorLoadingPage`.
    public static let system = BrowserOpener { url in
        guard ["http", "https"].contains(url.scheme?.lowercased() ?? "") else {
            throw AWSMobileClientError.errorLoadingPage(message: "The address of the page is not one for a browser.")
        }
        #if os(Linux)
            try await start("xdg-open", with: url.absoluteString)
        #elseif os(macOS)
            try await start("open", with: url.absoluteString)
        #else
            throw AWSMobileClientError.errorLoadingPage(message: "This system has no command that opens a browser.")
        #endif
    }

    #if os(Linux) || os(macOS)
        /// Runs `program` with `argument` and without input and output, and waits for its end or for cancellation.
        static func start(_ program: String, with argument: String) async throws {
            let failure = AWSMobileClientError.errorLoadingPage(
                message: "The browser cannot be opened: \(program) is missing or failed.")
            guard let process = spawn(program, with: argument) else { throw failure }
            let result = FirstResult<Void>()
            do {
                try SystemThread.start("AWSMobileClient.browser") {
                    var status: CInt = 0
                    while waitpid(process, &status, 0) < 0, errno == EINTR {}
                    result.end(status == 0 ? .success(()) : .failure(failure))
                }
            } catch { throw failure }
            try await result.wait()
        }

        private static func spawn(_ program: String, with argument: String) -> pid_t? {
            #if os(Linux)
                var files = posix_spawn_file_actions_t()
            #else
                var files: posix_spawn_file_actions_t?
            #endif
            guard posix_spawn_file_actions_init(&files) == 0 else { return nil }
            defer { posix_spawn_file_actions_destroy(&files) }
            for file in 0...CInt(2) {
                posix_spawn_file_actions_addopen(&files, file, "/dev/null", file == 0 ? O_RDONLY : O_WRONLY, 0)
            }
            var words: [UnsafeMutablePointer<CChar>?] = [strdup(program), strdup(argument), nil]
            defer { for word in words { free(word) } }
            var process: pid_t = 0
            return posix_spawnp(&process, program, &files, nil, &words, environ) == 0 ? process : nil
        }
    #endif
}
