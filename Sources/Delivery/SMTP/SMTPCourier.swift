public import SignIn
import Synchronization

/// Hands e-mails to a mail server.
///
/// Threads of its own wait for the server, so that no other work does.
public final class SMTPCourier: Courier {
    private let sender: Mailbox
    private let lanes: [SMTPLane]
    /// How many letters each lane has yet to hand over.
    private let waiting: Mutex<[Int]>
    /// Beyond this many letters a lane is refused more: the outbox keeps them and tries later.
    private let depth: Int

    /// A courier with `lanes` connections to `server`, each opened when first needed and kept.
    public init(server: MailServer, lanes: Int = 2, depth: Int = 64) {
        sender = server.sender
        self.lanes = (0..<max(lanes, 1)).map { SMTPLane(server: server, number: $0) }
        self.depth = depth
        waiting = Mutex(Array(repeating: 0, count: max(lanes, 1)))
    }

    /// Sends `message` and waits, off the cooperative threads, until the server has taken it.
    public func deliver(_ message: Message) async throws(DeliveryFailure) {
        guard message.channel == .email else { throw .permanent("a mail server carries e-mails only") }
        let letter = try Letter(message, sender: sender)
        guard let lane = enter() else { throw .transient("too many letters are waiting") }
        let outcome = await lanes[lane].post(letter)
        waiting.withLock { $0[lane] -= 1 }
        try outcome.get()
    }

    private func enter() -> Int? {
        waiting.withLock { counts in
            guard let lane = counts.indices.min(by: { counts[$0] < counts[$1] }), counts[lane] < depth else {
                return nil
            }
            counts[lane] += 1
            return lane
        }
    }
}
