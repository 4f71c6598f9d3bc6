import Cryptography
import Foundation
public import Kernel
public import Storage

/// Where messages wait until they have left the house.
///
/// A message is written in the transaction that gives rise to it, so that neither exists without the other; it is
/// tried once right after the commit, and again by a worker until it has left or is refused for good.
public struct Outbox: Sendable {
    let database: any Database
    let world: World
    let cipher: SecretCipher
    let senders: [Message.Channel: any MessageSender]
    /// Whether sent messages stay, for a development inbox.
    let keepsSent: Bool
    /// How long whoever asked for a message waits to hear whether it left.
    let timeout: Duration
    /// Does work that nobody waits for.
    let background: @Sendable (@escaping @Sendable () async -> Void) -> Void

    /// An outbox whose messages `senders` carry. A channel without a courier refuses every message.
    public init(
        database: any Database, world: World, cipher: SecretCipher, senders: [Message.Channel: any MessageSender],
        keepsSent: Bool,
        timeout: Duration = .seconds(5),
        background: @escaping @Sendable (@escaping @Sendable () async -> Void) -> Void = { work in Task { await work() }
        }
    ) {
        self.database = database
        self.world = world
        self.cipher = cipher
        self.senders = senders
        self.keepsSent = keepsSent
        self.timeout = timeout
        self.background = background
    }

    /// How long, in seconds, whoever takes a message on has before another takes it for lost: longer than any courier
    /// tries.
    private static let lease: Int64 = .minutes(1)
    /// How long, in seconds, until the worker takes on a message whose first try failed: somebody waits for it.
    private static let secondAttempt: Int64 = 5
    /// Tries before a message is given up; with the waits between them half a day.
    private static let lastAttempt = 12

    /// Writes `message` in the caller's transaction. `send` it after the commit, or `discardSoon` if it is a decoy.
    func enqueue(_ message: Message, isDecoy: Bool = false, _ tx: any Transaction) throws {
        let sealed = try cipher.seal([UInt8](JSONEncoder().encode(message)), .message, message.id)
        try OutboxTable(tx).insert(
            message.id, pool: message.userPoolID, sealed: sealed, createdAt: message.createdAt,
            dueAt: message.createdAt.advanced(seconds: Self.lease), isDecoy: isDecoy)
    }

    /// Tries messages that were just committed. Throws `deliveryFailed` where one is refused for good; one that only
    /// failed for now is left to the worker, and nobody waits long for one that is still on its way.
    func send(_ messages: [Message]) async throws {
        guard !messages.isEmpty else { return }
        guard await isRefused(messages) else { return }
        throw Refusal(.deliveryFailed, "The message could not be delivered to its destination.")
    }

    /// Tries them and says whether one was refused, as far as that is known when patience ends.
    private func isRefused(_ messages: [Message]) async -> Bool {
        // The request only waits from here on; others may be worked for meanwhile.
        ExecutionSlot.current?.release()
        let (answers, answer) = AsyncStream.makeStream(of: Bool.self)
        let wait = Deadline.ofRequest.map { min(timeout, .milliseconds($0.millisecondsLeft)) } ?? timeout
        // It goes on when nobody waits any more, and must then still write down what came of it.
        Task { answer.yield(await Deadline.$ofRequest.withValue(nil) { await attempt(messages) }) }
        let clock = Task {
            try await Task.sleep(for: wait)
            answer.yield(false)
        }
        defer { clock.cancel() }
        return await answers.first { _ in true } ?? false
    }

    private func attempt(_ messages: [Message]) async -> Bool {
        var refused = false
        for message in messages {
            switch await attemptDelivery(message) {
            case .success: await note { try await markDelivered(message.id) }
            case .failure(.transient):
                let soon = world.now().advanced(seconds: Self.secondAttempt)
                await note { try await database.write { try OutboxTable($0).postpone(message.id, until: soon) } }
            case .failure(.permanent):
                await note { try await database.write { try OutboxTable($0).delete(message.id) } }
                refused = true
            }
        }
        return refused
    }

    /// The same while nobody waits.
    func sendSoon(_ messages: [Message]) {
        background { _ = await Deadline.$ofRequest.withValue(nil) { await attempt(messages) } }
    }

    /// What was asked for has been committed before: where only its bookkeeping fails, the worker sends once more.
    private func note(_ work: () async throws -> Void) async { try? await work() }

    /// Tries what is due, and says how many messages it took on.
    @discardableResult
    public func sendDue() async throws -> Int {
        let now = world.now()
        let due = try await database.read { try OutboxTable($0).due(now: now, limit: 32) }
        for id in due {
            let lease = now.advanced(seconds: Self.lease)
            guard let entry = try await database.write({ try OutboxTable($0).take(id, now: now, until: lease) }) else {
                continue
            }
            try await retry(entry)
        }
        return due.count
    }

    /// The latest messages with the time each left, newest first. For a development inbox.
    public func recent(limit: Int) async throws -> [(message: Message, sentAt: Instant?)] {
        let entries = try await database.read { try OutboxTable($0).recent(limit: limit) }
        return try entries.map { (try open($0), $0.sentAt) }
    }

    /// Forgets messages that a development inbox has shown for a day, and decoys that were left over.
    func forgetOld(_ tx: any Transaction, now: Instant) throws {
        try OutboxTable(tx).deleteDecoys(before: now, limit: 500)
        try OutboxTable(tx).deleteSent(before: now.advanced(seconds: -.days(1)), limit: 500)
    }

    private func retry(_ entry: OutboxTable.Entry) async throws {
        switch await attemptDelivery(entry) {
        case .success: try await markDelivered(entry.id)
        case .failure(.transient) where entry.attempts < Self.lastAttempt:
            let wait = Int64(30) << Int64(min(max(entry.attempts, 0), 8))
            let due = world.now().advanced(seconds: wait)
            try await database.write { try OutboxTable($0).postpone(entry.id, until: due) }
        case .failure: try await database.write { try OutboxTable($0).delete(entry.id) }
        }
    }

    /// A message that cannot be opened, for want of its key, must not stand in the way of the others.
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

    private func open(_ entry: OutboxTable.Entry) throws -> Message {
        try JSONDecoder().decode(Message.self, from: Data(cipher.open(entry.sealed, .message, entry.id)))
    }
}
