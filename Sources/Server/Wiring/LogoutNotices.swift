import Logging
import OAuth
import Outbound

/// Sends logout tokens to clients, on its own threads.
struct LogoutNotices: Sendable {
    private let sender: LogoutNoticeSender
    private let caller: HTTPCaller

    init(_ configuration: Configuration, services: OAuthServices, metrics: Metrics, log: Logger) {
        var limits = HTTPCallLimits()
        (limits.connecting, limits.total, limits.body) = (3, 5, 1 << 16)
        let caller = HTTPCaller(workers: LogoutNoticeSender.maxAtOnce, depth: 64, limits: limits)
        let reach: AddressReach = configuration.domains.allowsPrivateProviders ? .any : .publicOnly
        self.caller = caller
        sender = LogoutNoticeSender(services) { record in
            metrics.notified(Metrics.LogoutResult(record.outcome))
            guard let (level, reason) = record.failure else { return }
            log.log(
                level: level, "logout notice not sent",
                metadata: [
                    "userPoolId": "\(record.pool)", "clientId": "\(record.client)", "noticeId": "\(record.id)",
                    "attempt": "\(record.attempt)", "reason": "\(reason)",
                ])
        } send: { url, form in
            var call = HTTPCall("POST", url: url, body: form)
            call.headers = [("Content-Type", "application/x-www-form-urlencoded")]
            call.reach = reach
            do throws(HTTPCallError) { return .status(try await caller.send(call).status) } catch {
                return error.cause == .badResponse
                    ? .unreadable(reason: error.reason) : .none(reason: error.reason)
            }
        }
    }

    /// Begins to send the due notices, and returns whether there were any.
    func sendDue() async throws -> Bool { try await sender.sendDue() > 0 }

    /// How many notices wait, up to ten thousand; nil if the store does not respond.
    func countWaiting() async -> Int? { try? await sender.countWaiting(upTo: 10_000) }

    /// Waits for the responses of requests that run, and ends the threads.
    func close() async {
        await sender.finish()
        await caller.close()
    }
}

extension Metrics.LogoutResult {
    fileprivate init(_ outcome: LogoutOutcome) {
        self =
            switch outcome {
            case .sent: .sent
            case .failed: .failed
            case .givenUp: .givenUp
            }
    }
}

extension LogoutRecord {
    /// The level and the reason for logging a failed try: the last one is an error.
    fileprivate var failure: (level: Logger.Level, reason: String)? {
        switch outcome {
        case .sent: nil
        case .failed(let reason): (.warning, reason)
        case .givenUp(let reason): (.error, reason)
        }
    }
}
