import AccessControl
import Kernel
import Storage

/// Whether the server accepts requests: it is open and announced, it is not stopping, and the store responds.
final class Readiness: Sendable {
    private enum Phase { case opening, open, closing }

    private let database: any Database
    private let outcome: WriteOutcome
    private let folder: String?
    private let state: Locked<(closedListeners: Int, phase: Phase)>

    /// Becomes ready when `opened` has been called for all listeners.
    ///
    /// - Parameters:
    ///   - listeners: How many there are.
    ///   - outcome: How the last writes ended.
    ///   - folder: The folder of an embedded store, whose disk may fill.
    init(listeners: Int = 2, database: any Database, outcome: WriteOutcome = WriteOutcome(), folder: String? = nil) {
        (self.database, self.outcome, self.folder) = (database, outcome, folder)
        state = Locked((listeners, .opening))
    }

    /// Records that a listener is open, and calls `announce` for the last one before the server is ready.
    ///
    /// Scripts that wait until the server is ready can then read the files of the announcement.
    func opened(announce: () async -> Void) async {
        let isLast = state.change { state in
            state.closedListeners -= 1
            return state.closedListeners == 0
        }
        guard isLast else { return }
        await announce()
        // A signal may have arrived since.
        state.change { if $0.phase == .opening { $0.phase = .open } }
    }

    /// Records that the server is stopping.
    func closing() { state.change { $0.phase = .closing } }

    /// Whether the server is stopping.
    var isClosing: Bool { state.read { $0.phase == .closing } }

    /// Nil if it is ready, or else the reason in a few words.
    func obstacle() async -> String? {
        switch state.read({ $0.phase }) {
        case .opening: return "opening"
        case .closing: return "closing"
        case .open:
            switch await storeState() {
            case .responding: return nil
            case .readOnly(let reason): return "the store takes no writes: \(reason)"
            case .silent: return "the store does not answer"
            }
        }
    }

    /// The current state of the store.
    enum StoreState: Sendable, Equatable {
        case responding
        case readOnly(reason: String)
        case silent
    }

    /// Queries the store. After a failed write it writes something, unless the disk is full.
    func storeState() async -> StoreState {
        guard let failure = outcome.lastFailure else { return await storeResponds() ? .responding : .silent }
        if let folder, let disk = DiskSpace(of: folder), disk.free < Self.minFreeBytes {
            return await storeReads() ? .readOnly(reason: failure) : .silent
        }
        guard await withinTime({ try await self.writeHeartbeat() }) else {
            return await storeReads() ? .readOnly(reason: outcome.lastFailure ?? failure) : .silent
        }
        outcome.succeeded()
        return .responding
    }

    /// With less free space, a small write may succeed although the next one fails.
    private static let minFreeBytes = 1 << 20

    private func writeHeartbeat() async throws {
        try await database.write { tx in
            let now = World.live.now()
            try StorePropertyTable(tx).put(.heartbeat, value: CivilTime(now).timestamp, at: now)
        }
    }

    private func storeReads() async -> Bool {
        await withinTime { [database] in try await database.read { _ in } }
    }

    private func storeResponds() async -> Bool { await withinTime { [database] in try await database.probe() } }

    /// Shorter than the time that probes wait for a response.
    private static let timeout = Duration.seconds(2)

    /// Whether `ask` returns in time, and without an error.
    private func withinTime(_ ask: @escaping @Sendable () async throws -> Void) async -> Bool {
        await withTaskGroup(of: Bool.self) { group in
            let (outcomes, outcome) = AsyncStream.makeStream(of: Bool.self)
            // Not a child task of the group: a store that hangs would delay the response.
            Task {
                do {
                    try await ask()
                    outcome.yield(true)
                } catch { outcome.yield(false) }
            }
            group.addTask { await outcomes.first { _ in true } ?? false }
            group.addTask {
                try? await Task.sleep(for: Self.timeout)
                return false
            }
            defer { group.cancelAll() }
            return await group.next() ?? false
        }
    }
}
