package import Cryptography
import Foundation
package import Kernel
package import Storage

/// Messages that are stored until they are sent.
///
/// A message is written in the transaction that causes it, so that neither is committed without the other. It is sent
/// right after the commit, and a worker retries it until it is sent or permanently refused.
package struct Outbox: Sendable {
    let database: any Database
    let world: World
    let cipher: SecretCipher
    let senders: [Message.Channel: any MessageSender]
    /// Whether sent messages are kept, for a development inbox.
    package let keepsSent: Bool
    /// How long the request waits for the result of sending.
    let timeout: Duration
    /// Runs work that no request waits for.
    let background: @Sendable (@escaping @Sendable () async -> Void) -> Void
    private let report: @Sendable (LostMessage) -> Void

    /// Creates an outbox that sends messages through `senders`. A channel without a sender refuses every message.
    ///
    /// - Parameter report: Called for each message that the worker gives up.
    package init(
        database: any Database, world: World, cipher: SecretCipher, senders: [Message.Channel: any MessageSender],
        keepsSent: Bool, timeout: Duration = .seconds(5),
        background: @escaping @Sendable (@escaping @Sendable () async -> Void) -> Void = { work in Task { await work() }
        },
        report: @escaping @Sendable (LostMessage) -> Void = { _ in }
    ) {
        self.database = database
        self.world = world
        self.cipher = cipher
        self.senders = senders
        self.keepsSent = keepsSent
        self.timeout = timeout
        self.background = background
        self.report = report
    }

    /// Seconds until another worker may take over a message that is being sent. Longer than the limit of any sender.
    static let lease: Int64 = .minutes(1)
    /// Seconds until the worker retries a message whose first attempt failed. Short, because the user waits for it.
    private static let secondAttempt: Int64 = 5
    /// The number of attempts for a message; with the pauses between them they take half a day.
    private static let maxAttempts = 12

    /// Writes `message` in the caller's transaction. Call `send` after the commit, or `discardSoon` for a decoy.
    package func enqueue(_ message: Message, isDecoy: Bool = false, _ tx: any Transaction) throws {
        let sealed = try cipher.seal([UInt8](JSONEncoder().encode(message)), .message, message.id)
        try OutboxTable(tx).insert(
            message.id, pool: message.userPoolID, sealed: sealed, createdAt: message.createdAt,
            dueAt: message.createdAt.advanced(seconds: Self.lease), isDecoy: isDecoy)
    }

    /// Sends messages that were just committed. Leaves a temporary failure to the worker, and waits only a limited
    /// time.
    ///
    /// - Throws: `DeliveryRefusal` if a message is permanently refused.
    package func send(_ messages: [Message]) async throws {
        guard !messages.isEmpty else { return }
        guard await sendWithinTimeout(messages) else { throw DeliveryRefusal.undeliverable }
    }

    /// Sends the messages, but waits no longer than `timeout` for the result.
    ///
    /// - Returns: False if one was refused within that time.
    private func sendWithinTimeout(_ messages: [Message]) async -> Bool {
        // The request only waits from here on, so it gives its execution slot back.
        ExecutionSlot.current?.release()
        let (outcomes, outcome) = AsyncStream.makeStream(of: Bool.self)
        let wait = Deadline.ofRequest.map { min(timeout, .milliseconds($0.millisecondsLeft)) } ?? timeout
        // Sending continues after the request has stopped waiting, because its result must still be written.
        Task { outcome.yield(await Deadline.$ofRequest.withValue(nil) { await attempt(messages) }) }
        let clock = Task {
            try await Task.sleep(for: wait)
            outcome.yield(true)
        }
        defer { clock.cancel() }
        return await outcomes.first { _ in true } ?? true
    }

    /// - Returns: False if a message was permanently refused.
    private func attempt(_ messages: [Message]) async -> Bool {
        var isAccepted = true
        for message in messages {
            switch await attemptDelivery(message) {
            case .success: await ignoringErrors { try await markDelivered(message.id) }
            case .failure(.transient(let reason)):
                let soon = world.now().advanced(seconds: Self.secondAttempt)
                await ignoringErrors {
                    try await database.write {
                        try OutboxTable($0).postpone(message.id, until: soon, failure: reason)
                    }
                }
            case .failure(.permanent(let reason)):
                await ignoringErrors { try await markFailed(message.id, reason: reason) }
                isAccepted = false
            }
        }
        return isAccepted
    }

    /// Sends messages in the background.
    package func sendSoon(_ messages: [Message]) {
        background { _ = await Deadline.$ofRequest.withValue(nil) { await attempt(messages) } }
    }

    /// Records a result. An error is ignored: the message itself is committed, and at worst the worker sends it twice.
    private func ignoringErrors(_ work: () async throws -> Void) async { try? await work() }

    /// Sends the messages that are due.
    ///
    /// - Returns: How many messages were tried.
    @discardableResult
    package func sendDue() async throws -> Int {
        let start = world.now()
        let due = try await database.read { try OutboxTable($0).due(now: start, limit: 32) }
        for id in due {
            // Read for each message, because earlier ones may have taken long.
            let now = world.now()
            let lease = now.advanced(seconds: Self.lease)
            guard let entry = try await database.write({ try OutboxTable($0).take(id, now: now, until: lease) }) else {
                continue
            }
            try await retry(entry)
        }
        return due.count
    }

    /// Tries a message that was taken.
    func retry(_ entry: OutboxTable.Entry) async throws {
        switch await attemptDelivery(entry) {
        case .success: try await markDelivered(entry.id)
        case .failure(.transient(let reason)) where entry.attempts < Self.maxAttempts:
            let wait = Int64(30) << Int64(min(max(entry.attempts, 0), 8))
            let due = world.now().advanced(seconds: wait)
            try await database.write { try OutboxTable($0).postpone(entry.id, until: due, failure: reason) }
        case .failure(let error):
            try await markFailed(entry.id, reason: error.reason)
            report(LostMessage(id: entry.id, attempts: entry.attempts, reason: error.reason))
        }
    }

    /// A message that cannot be opened because its key is missing must not block the others.
    private func attemptDelivery(_ entry: OutboxTable.Entry) async -> Result<Void, DeliveryError> {
        guard let message = try? open(entry) else { return .failure(.transient("the message cannot be opened")) }
        return await attemptDelivery(message)
    }

    private func attemptDelivery(_ message: Message) async -> Result<Void, DeliveryError> {
        guard let sender = senders[message.channel] else {
            return .failure(.permanent("no sender for \(message.channel.rawValue)"))
        }
        do {
            try await sender.deliver(message)
            return .success(())
        } catch { return .failure(error) }
    }

    private func markDelivered(_ id: String) async throws {
        let now = world.now()
        let keepsSent = keepsSent
        try await database.write { tx in
            if keepsSent { try OutboxTable(tx).markSent(id, at: now) } else { try OutboxTable(tx).delete(id) }
        }
    }

    private func markFailed(_ id: String, reason: String) async throws {
        let now = world.now()
        try await database.write { try OutboxTable($0).markFailed(id, at: now, failure: reason) }
    }

    func open(_ entry: OutboxTable.Entry) throws -> Message {
        try JSONDecoder().decode(Message.self, from: Data(cipher.open(entry.sealed, .message, entry.id)))
    }
}

extension Outbox {
    /// How many messages wait, up to `limit`, and when the oldest of them was written.
    package func waiting(upTo limit: Int) async throws -> (count: Int, oldest: Instant?) {
        try await database.read { try OutboxTable($0).waiting(upTo: limit) }
    }
}
