package import Cryptography
package import Directory
package import Kernel
package import Messaging
import Storage
package import Triggers

/// Sends verification codes: the common part of the codes of all users and pools.
package struct CodeSender: Sendable {
    package let outbox: Outbox
    /// How many codes are sent in an hour.
    package let limits: CodeLimits
    let cipher: SecretCipher
    let world: World
    /// Calls the functions that write messages.
    let triggers: TriggerInvoker
    /// The base of links in messages.
    private let publicURL: PublicURL

    package init(
        _ outbox: Outbox, limits: CodeLimits, cipher: SecretCipher, world: World, triggers: TriggerInvoker,
        publicURL: PublicURL
    ) {
        self.outbox = outbox
        self.limits = limits
        self.cipher = cipher
        self.world = world
        self.triggers = triggers
        self.publicURL = publicURL
    }

    /// The message templates of `pool` for `user`, or the texts of its function.
    package func template(for pool: UserPool, of user: User, texts: MessageTexts? = nil) -> MessageTemplate {
        MessageTemplate(
            pool: pool, world: world, publicURL: publicURL, texts: texts ?? MessageTexts(),
            language: user.language(in: pool))
    }

    func budget(of pool: UserPoolID, _ tx: any Transaction) -> CodeBudget {
        CodeBudget(tx: tx, pool: pool, cipher: cipher, limits: limits, now: world.now())
    }

    /// Sends messages that have been committed. Throws as `Outbox.send` does.
    package func send(_ queued: [Verification.QueuedMessage]) async throws {
        try await outbox.send(queued.compactMap(\.message))
    }

    /// Sends the message and returns its delivery details. If the client hides which users exist, the response neither
    /// waits for the message nor depends on its result: a real message takes longer than a decoy.
    package func deliver(_ queued: Verification.QueuedMessage, from context: ClientContext) async throws
        -> DeliveryDetails
    {
        guard let message = queued.message else { return queued.details }
        if queued.isDecoy {
            outbox.discardSoon(message)
        } else if context.hidesExistence {
            outbox.sendSoon([message])
        } else {
            try await outbox.send([message])
        }
        return queued.details
    }
}
