package import Directory
package import Kernel
package import Messaging
import Triggers

/// A call's input for the functions that write or send its messages, and their texts.
package struct MessageContext: Sendable {
    /// The client of the call; nil if an administrator caused the message.
    package var client: ClientID?
    /// The metadata that the caller sent for the functions.
    package var clientMetadata: [String: String]?
    /// The texts that the pool's function gave before the transaction.
    var texts: [ContactAttribute: MessageTexts] = [:]

    package init(client: ClientID?, clientMetadata: [String: String]?) {
        self.client = client
        self.clientMetadata = clientMetadata
    }

    /// The event for functions when the message is delivered; nil if they are not involved in that.
    package func event(of user: User, to contact: ContactAttribute, address: String, in pool: UserPool)
        -> MessageEvent?
    {
        let isUnwritten = pool.hasFunctionWriting(to: contact) && texts[contact] == nil
        guard isUnwritten || pool.hasFunctionSending(to: contact) else { return nil }
        var attributes = user.eventTexts(in: pool)
        // A function sends to the address in the attribute. The old address may belong to another user, who must not
        // get the code.
        attributes[contact.rawValue] = address
        return MessageEvent(
            client: client, username: user.username, attributes: attributes, clientMetadata: clientMetadata)
    }
}

extension UserPool {
    /// Whether a function sends messages to `contact`.
    func hasFunctionSending(to contact: ContactAttribute) -> Bool {
        settings.function(for: contact.senderTrigger) != nil
    }

    /// Whether a function writes messages to `contact`. A function that sends them gets no text.
    func hasFunctionWriting(to contact: ContactAttribute) -> Bool {
        settings.function(for: .customMessage) != nil && !hasFunctionSending(to: contact)
    }
}
