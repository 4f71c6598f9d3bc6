import Kernel
public import SignIn

/// Hands e-mails to a mail server.
///
/// Threads of its own wait for the server, so that no other work does.
public final class SMTPCourier: Courier {
    private let sender: Mailbox
    private let letters: WorkQueue<@Sendable (SMTPLane) -> Void>

    /// A courier with `lanes` connections to `server`, each opened when first needed and kept.
    ///
    /// Beyond `depth` letters that wait, more are refused: the outbox keeps them and tries later.
    public init(server: MailServer, lanes: Int = 2, depth: Int = 128) {
        sender = server.sender
        letters = WorkQueue(capacity: depth)
        letters.startThreads(max(lanes, 1), named: "smtp") { letters in
            let lane = SMTPLane(server: server)
            while let letter = letters.take() { letter(lane) }
        }
    }

    deinit { letters.close() }

    /// Sends `message` and waits, off the cooperative threads, until the server has taken it.
    public func deliver(_ message: Message) async throws(DeliveryFailure) {
        guard message.channel == .email else { throw .permanent("a mail server carries e-mails only") }
        let letter = try Letter(message, sender: sender)
        let outcome = await withCheckedContinuation { continuation in
            let entry = letters.add { continuation.resume(returning: $0.handOver(letter)) }
            guard entry != .taken else { return }
            continuation.resume(returning: Result.failure(DeliveryFailure.transient("too many letters are waiting")))
        }
        try outcome.get()
    }
}
