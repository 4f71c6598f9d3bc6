import Cryptography
import Kernel
import Storage
import Triggers
import WireRuntime

/// A message that this sender has leased, and its device.
struct TakenPush: Sendable {
    var push: WaitingPush
    var device: SyncDevice
}

extension PushSender {
    /// The next message of an application; nil if none is due.
    func take(of application: PushApplication) async throws -> TakenPush? {
        let now = world.now()
        return try await database.write { tx in
            let current = try PushApplicationTable(tx).find(application.platform, of: application.pool)
            guard let current, current.arn == application.arn, current.restsUntil <= now else { return nil }
            let push = try PushTable(tx).take(of: current, at: now, until: now.advanced(seconds: Self.lease))
            // The deletion of a device deletes its messages, so the device exists.
            return try push.flatMap { push in
                try SyncDeviceTable(tx).find(push.device, of: push.place.identity, in: push.place.pool)
                    .map { TakenPush(push: push, device: $0) }
            }
        }
    }

    /// Deletes a message that its platform has accepted.
    func finish(_ push: WaitingPush, of application: PushApplication) async throws {
        let now = world.now()
        try await database.write { tx in
            try PushTable(tx).finish(push, at: now)
            guard application.failures > 0,
                var stored = try PushApplicationTable(tx).find(application.platform, of: application.pool)
            else { return }
            (stored.failures, stored.restsUntil) = (0, Instant(microseconds: 0))
            try PushApplicationTable(tx).save(stored)
        }
    }

    /// Handles the failure of a message.
    ///
    /// - Returns: Whether the application may send more.
    func handle(
        _ error: TriggerError, of push: WaitingPush, to device: SyncDevice, through application: PushApplication
    ) async throws -> Bool {
        switch error {
        case .gone:
            try await forget(device)
            return true
        case .failed, .badResponse:
            try await postpone(push, through: application)
            return true
        case .noTarget, .timedOut, .unreachable, .busy:
            try await rest(application, because: Self.reason(error), releasing: push)
            return false
        }
    }

    /// Makes an application rest, and reports it to the operator.
    ///
    /// - Parameter push: A message to return. It is due at once, so the rest begins in the same transaction; between
    ///   two transactions another task would take the message.
    func rest(
        _ application: PushApplication, because reason: String, releasing push: WaitingPush? = nil
    ) async throws {
        let now = world.now()
        let rests = try await database.write { tx in
            if let push { try PushTable(tx).release(push, dueAt: now, refusals: push.refusals) }
            // Concurrent messages fail for the same reason, and must not prolong the pause.
            guard var stored = try PushApplicationTable(tx).find(application.platform, of: application.pool),
                stored.arn == application.arn, stored.restsUntil <= now
            else { return false }
            stored.rest(at: now)
            try PushApplicationTable(tx).save(stored)
            return true
        }
        guard rests else { return }
        report(
            PushReport(pool: application.pool, application: application.arn, event: .unreachable, reason: reason))
    }

    /// Deletes a device that its platform no longer recognises, unless the app has registered it again since.
    private func forget(_ device: SyncDevice) async throws {
        try await database.write { tx in
            let table = SyncDeviceTable(tx)
            guard try table.find(device.id, of: device.identity, in: device.pool) == device else { return }
            try table.delete(device)
        }
    }

    /// Delays a refused message, or gives it up.
    private func postpone(_ push: WaitingPush, through application: PushApplication) async throws {
        let (now, refusals) = (world.now(), push.refusals + 1)
        guard refusals < Self.maxRefusals else {
            try await database.write { try PushTable($0).finish(push, at: now) }
            report(
                PushReport(
                    pool: application.pool, application: application.arn, event: .refused,
                    reason: "the platform refuses a message"))
            return
        }
        let due = now.advanced(seconds: RetryDelay.seconds(after: refusals))
        try await database.write { try PushTable($0).release(push, dueAt: due, refusals: refusals) }
    }

    /// The reason for the operator. The text of a function is left out, because it may be about a user.
    private static func reason(_ error: TriggerError) -> String {
        switch error {
        case .noTarget: "this server has no target for the application"
        case .timedOut: "the platform did not respond in time"
        case .busy: "too many calls of the target run"
        case .unreachable(let reason): reason
        case .failed, .badResponse, .gone: "the platform refuses a message"
        }
    }
}

extension WaitingPush {
    /// Consumers use it to recognise a repeated message.
    var id: String { "\(place.identity)/\(device)/\(place.name)/\(syncCount)" }

    /// The payload for the app (PUSH-PAY-01 to PUSH-PAY-05).
    var data: JSONObject {
        JSONObject([
            .init("source", .string("cognito-sync")), .init("identityPoolId", .string(place.pool.rawValue)),
            .init("identityId", .string(place.identity.rawValue)), .init("datasetName", .string(place.name)),
            .init("syncCount", .integer(syncCount)),
        ])
    }

    /// A key for the dataset that is short enough for every platform: 32 hexadecimal digits.
    func collapseKey() throws -> String {
        let text = LengthPrefixed.pack(texts: [place.pool.rawValue, place.identity.rawValue, place.name])
        return String(Hex.encode(try DigestAlgorithm.sha256.digest(of: text).prefix(16)))
    }
}
