import Dispatch
import Foundation
import Kernel
import Logging

/// Handles the operator's signals: the first stops the server, the second ends the process at once (FLT-19). SIGHUP
/// reads files again.
///
/// `sources` is written only in `init`, which makes the class sendable.
final class Signals: @unchecked Sendable {
    /// The seconds in which pending work may finish.
    private static let timeout = 25

    /// Seconds after the first signal at which the process ends, whatever still runs.
    private let cutoff: Int
    private let queue = DispatchQueue(label: "martlet.signals")
    private let count = Locked(0)
    private let log: Logger
    private let stream: LogStream
    private let reload: @Sendable () -> Void
    private let close: @Sendable () -> Void
    private let hadTerminal = Signals.hasTerminal
    private var sources: [any DispatchSourceSignal] = []

    /// Handles signals from now on. `close` is called once.
    ///
    /// - Parameter drainDelay: Seconds that `close` waits before pending work is finished.
    init(
        log: Logger, stream: LogStream, drainDelay: Int, reload: @escaping @Sendable () -> Void,
        close: @escaping @Sendable () -> Void
    ) {
        cutoff = Self.timeout + drainDelay
        self.log = log
        self.stream = stream
        self.reload = reload
        self.close = close
        for number in [SIGTERM, SIGINT] { handle(number) { $0.received() } }
        handle(SIGHUP) { $0.hungUp() }
    }

    private func handle(_ number: Int32, by body: @escaping @Sendable (Signals) -> Void) {
        // The default action would end the process before the source's handler runs.
        signal(number, SIG_IGN)
        let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
        source.setEventHandler { [weak self] in self.map(body) }
        source.resume()
        sources.append(source)
    }

    /// Ignores a reload that a service manager sends before the server is open: the files have just been read.
    static func ignoreHangUps() { if !hasTerminal { signal(SIGHUP, SIG_IGN) } }

    /// Whether the process can be reached from a terminal.
    private static var hasTerminal: Bool {
        let terminal = open("/dev/tty", O_RDONLY | O_NOCTTY | O_CLOEXEC)
        guard terminal >= 0 else { return false }
        Foundation.close(terminal)
        return true
    }

    /// Closing a terminal sends the signal as well, and should end the processes started in it.
    private func hungUp() { if hadTerminal, !Self.hasTerminal { received() } else { reload() } }

    /// A closed connection must not end the process: the write fails, and its caller handles that.
    static func ignoreBrokenPipes() { signal(SIGPIPE, SIG_IGN) }

    private func received() {
        let times = count.change { count in
            count += 1
            return count
        }
        guard times == 1 else { terminate(with: 1) }
        log.notice("closing")
        // Before `close` and on another queue, so that nothing that `close` waits for can delay the end.
        DispatchQueue(label: "martlet.cutoff").asyncAfter(deadline: .now() + .seconds(cutoff)) { [self] in
            log.warning("closing took too long; what is left is cut off")
            terminate(with: 0)
        }
        close()
    }

    private func terminate(with code: Int32) -> Never {
        stream.flush()
        _exit(code)
    }
}
