import Foundation

/// A thread could not be started: too little memory, or too many threads.
package struct ThreadError: Error, CustomStringConvertible {
    /// One line for the operator.
    package let description: String
}

/// Starts threads and reports if the system refuses.
///
/// On Linux, Foundation's `Thread` fails silently and the thread's work never runs.
package enum SystemThread {
    /// Runs `body` on a new thread called `name`.
    ///
    /// - Throws: `ThreadError` if the system refuses.
    package static func start(_ name: String, running body: @escaping @Sendable () -> Void) throws(ThreadError) {
        #if canImport(Glibc)
            let start = Unmanaged.passRetained(ThreadStart(name: name, body: body))
            var thread = pthread_t()
            let code = pthread_create(&thread, nil, Self.run, start.toOpaque())
            guard code == 0 else {
                start.release()
                throw ThreadError(description: "no thread can be started: \(String(cString: strerror(code)))")
            }
        #else
            let thread = Thread(block: body)
            thread.name = name
            thread.start()
        #endif
    }

    #if canImport(Glibc)
        private static let run: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { context in
            guard let context else { return nil }
            let start = Unmanaged<ThreadStart>.fromOpaque(context).takeRetainedValue()
            // No other thread joins it, so its memory is freed when it ends.
            pthread_detach(pthread_self())
            Thread.current.name = start.name
            start.body()
            return nil
        }

        private final class ThreadStart: Sendable {
            let name: String
            let body: @Sendable () -> Void

            init(name: String, body: @escaping @Sendable () -> Void) {
                self.name = name
                self.body = body
            }
        }
    #endif
}
