import Kernel
import Storage

/// Whether the server accepts requests: every listener is open, it is not stopping, and the store responds.
final class Readiness: Sendable {
    private let database: any Database
    private let state = Locked<(closed: Int, isClosing: Bool)>((2, false))

    /// Becomes ready when `opened` has been called for both listeners.
    init(database: any Database) { self.database = database }

    /// Records that a listener is open.
    ///
    /// - Returns: True for the last one.
    func opened() -> Bool {
        state.change { state in
            state.closed -= 1
            return state.closed == 0
        }
    }

    /// Records that the server is stopping.
    func closing() { state.change { $0.isClosing = true } }

    /// Nil if it is ready, else the reason in a few words.
    func obstacle() async -> String? {
        let (closed, isClosing) = state.read { $0 }
        if isClosing { return "closing" }
        if closed > 0 { return "opening" }
        return await storeAnswers() ? nil : "the store does not answer"
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
