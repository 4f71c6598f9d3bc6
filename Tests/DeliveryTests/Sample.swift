import Kernel
import Messaging

/// A message that every sender accepts, for tests that change one property.
func sampleMessage(
    _ channel: Message.Channel = .email, to destination: String? = nil, sender: String? = nil, replyTo: String? = nil,
    subject: String = "Your verification code", body: String = "Your code is <b>123456</b>.",
    id: String = "5f0c3f0e-7d0a-4a71-9a0e-6a3f0f3b9a11"
) -> Message {
    Message(
        id: id, userPoolID: UserPoolID(rawValue: "us-east-1_Example01"), channel: channel,
        destination: destination ?? (channel == .email ? "ada@example.com" : "+15550100"), sender: sender,
        replyTo: replyTo, subject: subject, body: body, code: "123456", purpose: "SignUp",
        username: Username(rawValue: "ada"),
        createdAt: Instant(seconds: 1_795_221_000))
}
