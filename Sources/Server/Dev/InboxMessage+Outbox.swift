import Kernel
import Messaging
import Pages

extension InboxMessage {
    init(_ message: Message, sentAt: Instant?) {
        self.init(
            id: message.id, channel: message.channel.rawValue, destination: message.destination,
            subject: message.subject, body: message.body, code: message.code, purpose: message.purpose,
            username: message.username?.rawValue ?? "", userPoolId: message.userPoolID.rawValue,
            sentAt: sentAt.map { CivilTime($0).timestamp })
    }
}
