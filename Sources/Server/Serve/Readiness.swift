import Kernel
import Storage

/// Whether the server accepts requests: it is open and announced, it is not stopping, and the store responds.
final class Readiness: Sendable {
    private enum Phase { case opening, open, closing }

    private let database: any Database
    private let state = Locked<(closedListeners: Int, phase: Phase)>((2, .opening))

    /// Becomes ready when `opened` has been called for both listeners.
    init(database: any Database) { self.database = database }

    /// Records that a listener is open, and calls `announce` for the last one before the server is ready.
    ///
    /// Scripts that wait until the server is ready then find what the announcement wrote.
    func opened(announce: () async -> Void) async {
        let isLast = state.change { state in
            state.closedListeners -= 1
            return state.closedListeners == 0
        }
        guard isLast else { return }
        await announce()
        // A signal may have come meanwhile.
        state.change { if $0.phase == .opening { $0.phase = .open } }
    }

    /// Records that the server is stopping.
    func closing() { state.change { $0.phase = .closing } }

    /// Nil if it is ready, else the reason in a few words.
    func obstacle() async -> String? {
        switch state.read({ $0.phase }) {
        case .opening: return "opening"
        case .closing: return "closing"
        case .open: return await storeAnswers() ? nil : "the store does not answer"
        }
    }

    /// Queries the store, with a timeout shorter than a prober's.
    func storeAnswers() async -> Bool {
        await withTaskGroup(of: Bool.self) { group in
            let (answers, answer) = AsyncStream.makeStream(of: Bool.self)
            // Not a child task of the group: a store that hangs would delay the response.
            Task { [database] in
                do {
                    try await database.probe()
                    answer.yield(true)
                } catch { answer.yield(false) }
            }
            group.addTask { await answers.first { _ in true } ?? false }
            group.addTask {
                try? await Task.sleep(for: .seconds(2))
                return false
            }
            defer { group.cancelAll() }
            return await group.next() ?? false
        }
    }
}
