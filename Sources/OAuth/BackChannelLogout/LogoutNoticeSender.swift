import Directory
import Kernel
import Storage
import Tokens

/// Notifies clients of ended sessions (OpenID Connect Back-Channel Logout 1.0, section 2.5).
///
/// A notice is written in the transaction that ends the session. Workers of all nodes take notices by a lease, so a
/// notice is sent once, unless a worker ends before it gets the response.
package final class LogoutNoticeSender: Sendable {
    /// Sends a form to a URL, within limits of time and size, without following redirects.
    package typealias Send = @Sendable (_ url: String, _ form: [UInt8]) async -> LogoutReceipt

    /// The most requests at a time, to all clients.
    package static let maxAtOnce = 32
    /// Seconds until another worker may take over a notice that is being sent; longer than a request takes.
    private static let lease: Int64 = .minutes(1)
    /// The most clients that a search skips because requests to them have to wait.
    private static let maxSkipped = 256

    let services: OAuthServices
    private let send: Send
    private let record: @Sendable (LogoutRecord) -> Void
    private let lanes = Locked(HostLanes(maxRunning: maxAtOnce))
    private let tasks = Locked(Running())

    private struct Running {
        var last = 0
        var tasks: [Int: Task<Void, Never>] = [:]
    }

    /// A sender of the notices in the store of `services`.
    ///
    /// - Parameter record: Called for every try.
    package init(
        _ services: OAuthServices, record: @escaping @Sendable (LogoutRecord) -> Void, send: @escaping Send
    ) {
        self.services = services
        self.record = record
        self.send = send
    }

    /// Begins to send the notices that are due. It does not wait for the responses, so that a slow client does not
    /// delay others.
    ///
    /// - Returns: The number of notices that it has begun to send.
    package func sendDue() async throws -> Int {
        var begun = 0
        var skipped: Set<ClientID> = []
        while skipped.count <= Self.maxSkipped, !lanes.read(\.isFull) {
            let now = services.world.now()
            let due = try await services.database.read { [skipped] tx in
                try LogoutNoticeTable(tx).due(now: now, except: skipped, limit: Self.maxAtOnce)
            }
            guard !due.isEmpty else { break }
            for notice in due where !skipped.contains(notice.client) {
                switch try await begin(notice, at: now) {
                case .begun: begun += 1
                case .mustWait: skipped.insert(notice.client)
                case .isGone: break
                }
            }
        }
        return begun
    }

    /// Waits until all running requests have ended.
    package func finish() async {
        for task in tasks.read({ Array($0.tasks.values) }) { await task.value }
    }

    /// The number of notices that wait or are being sent, up to `maximum`.
    package func countWaiting(upTo maximum: Int) async throws -> Int {
        try await services.database.read { try LogoutNoticeTable($0).count(upTo: maximum) }
    }

    private enum Beginning { case begun, mustWait, isGone }

    private func begin(_ notice: LogoutNotice, at now: Instant) async throws -> Beginning {
        guard now < notice.expiresAt else {
            guard try await delete(notice) else { return .isGone }
            record(LogoutRecord(notice, outcome: .givenUp(reason: "it has waited for a day")))
            return .isGone
        }
        guard let target = try await target(of: notice) else {
            _ = try await delete(notice)
            return .isGone
        }
        guard lanes.change({ $0.begin(target.host, now: now) }) else { return .mustWait }
        let taken: LogoutNotice?
        do {
            taken = try await services.database.write { tx in
                try LogoutNoticeTable(tx).take(notice, now: now, until: now.advanced(seconds: Self.lease))
            }
        } catch {
            lanes.change { $0.cancel(target.host) }
            throw error
        }
        guard let taken else {
            lanes.change { $0.cancel(target.host) }
            return .isGone
        }
        start(taken, target: target)
        return .begun
    }

    /// The client's settings for notices; nil if it was deleted, or no longer receives them.
    private func target(of notice: LogoutNotice) async throws -> BackChannelLogout? {
        do {
            let client = try await services.settings.client(notice.client)
            return client.pool == notice.pool ? client.extensions.backChannelLogout : nil
        } catch is MissingResource { return nil }
    }

    private func delete(_ notice: LogoutNotice) async throws -> Bool {
        try await services.database.write { try LogoutNoticeTable($0).delete(notice) }
    }

    private func start(_ notice: LogoutNotice, target: BackChannelLogout) {
        tasks.change { running in
            running.last &+= 1
            let number = running.last
            running.tasks[number] = Task {
                await self.attempt(notice, target: target)
                self.tasks.change { $0.tasks[number] = nil }
            }
        }
    }

    /// Sends a notice, and stores whether it is to be sent again.
    private func attempt(_ notice: LogoutNotice, target: BackChannelLogout) async {
        let outcome = await outcome(of: notice, to: target)
        let soon = services.world.now().advanced(seconds: Self.wait(after: notice.attempts))
        // If this cannot be stored, the lease expires and the notice is sent again, with the same id.
        _ = try? await services.database.write { tx in
            switch outcome {
            case .failed: try LogoutNoticeTable(tx).postpone(notice, until: min(soon, notice.expiresAt))
            case .sent, .givenUp: try LogoutNoticeTable(tx).delete(notice)
            }
        }
        record(LogoutRecord(notice, outcome: outcome))
    }

    private func outcome(of notice: LogoutNotice, to target: BackChannelLogout) async -> LogoutOutcome {
        let token: Secret<String>
        do { token = try await services.tokens.logoutToken(of: notice) } catch {
            lanes.change { $0.cancel(target.host) }
            return error is MissingResource
                ? .givenUp(reason: "the pool was deleted") : .failed(reason: "the token cannot be signed")
        }
        let form = QueryText.join([("logout_token", token.exposed)])
        let receipt = await send(target.url, Array(form.utf8))
        lanes.change { [now = services.world.now()] in
            $0.end(target.host, hasResponded: receipt.isFromHost, now: now)
        }
        return LogoutOutcome(receipt)
    }

    /// Seconds until the next try: ten, then twice as long each time, at most an hour.
    static func wait(after attempts: Int) -> Int64 { min(10 << Int64(min(max(attempts - 1, 0), 16)), .hours(1)) }
}
