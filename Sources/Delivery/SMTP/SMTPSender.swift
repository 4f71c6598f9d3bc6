import Kernel
package import Messaging

/// Sends e-mails to a mail server.
///
/// Its own threads wait for the server, so that other work does not have to.
package final class SMTPSender: MessageSender {
    private let sender: Mailbox
    private let jobs: WorkQueue<@Sendable (SMTPWorker) -> Void>

    /// Creates a sender with `workers` connections to `server`, each opened at its first use and kept.
    ///
    /// If more than `depth` messages wait, further ones are refused: the outbox keeps them and retries later.
    package init(server: MailServer, workers: Int = 2, depth: Int = 128) {
        sender = server.sender
        jobs = WorkQueue(capacity: depth)
        jobs.startThreads(max(workers, 1), named: "smtp") { jobs in
            let worker = SMTPWorker(server: server)
            while let job = jobs.take() { job(worker) }
        }
    }

    deinit { jobs.close() }

    /// Sends `message` and waits, off the cooperative threads, until the server has accepted it.
    package func deliver(_ message: Message) async throws(DeliveryError) {
        guard message.channel == .email else { throw .permanent("a mail server carries e-mails only") }
        let mime = try MIMEMessage(message, sender: sender)
        try await Span.record("SMTP") { () async throws(DeliveryError) in
            let result = await withCheckedContinuation { continuation in
                let entry = jobs.add { continuation.resume(returning: $0.send(mime)) }
                guard entry != .taken else { return }
                continuation.resume(returning: Result.failure(DeliveryError.transient("too many messages wait")))
            }
            try result.get()
        }
    }
}
