import Messaging
import Testing
import WireRuntime

@testable import Delivery

/// What services say of mails that they were given.
@Suite struct MailEventsTests {
    private func events(_ text: String) throws -> MailEvents? { MailEvents(try JSONReader.read(Array(text.utf8))) }

    private static func bounce(_ name: String, type: String) -> String {
        """
        {"\(name)":"Bounce","bounce":{"bounceType":"\(type)","bounceSubType":"General","bouncedRecipients":[\
        {"emailAddress":"ann@example.com","action":"failed"},{"emailAddress":"Bob <bob@example.com>"}]},\
        "mail":{"destination":["ann@example.com"]}}
        """
    }

    private static func topic(_ message: String) -> String {
        var json = JSONWriter()
        json.write(JSON.string(message))
        let text = String(decoding: json.bytes, as: UTF8.self)
        return "{\"Type\":\"Notification\",\"TopicArn\":\"arn:aws:sns:us-east-1:1:mail\",\"Message\":\(text)}"
    }

    @Test(arguments: ["notificationType", "eventType"])
    func `permanent bounces name addresses, and others none`(_ name: String) throws {
        for wrap in [{ $0 }, Self.topic] as [(String) -> String] {
            let found = try #require(try events(wrap(Self.bounce(name, type: "Permanent"))))
            #expect(found.addresses == ["ann@example.com", "bob@example.com"] && found.cause == .bounce)
            for type in ["Transient", "Undetermined"] {
                #expect(try events(wrap(Self.bounce(name, type: type)))?.addresses == [])
            }
        }
    }

    @Test func `complaints name addresses, and deliveries none`() throws {
        let complaint = """
            {"notificationType":"Complaint","complaint":{"complainedRecipients":[{"emailAddress":"ann@example.com"}]}}
            """
        let found = try #require(try events(Self.topic(complaint)))
        #expect(found.addresses == ["ann@example.com"] && found.cause == .complaint)
        #expect(try events(#"{"eventType":"Delivery","delivery":{}}"#)?.addresses == [])
    }

    @Test func `the plain form names the cause`() throws {
        let found = try #require(try events(#"{"type":"complaint","addresses":["ann@example.com"]}"#))
        #expect(found.addresses == ["ann@example.com"] && found.cause == .complaint)
    }

    @Test func `a subscription is confirmed by an https address`() throws {
        func confirmation(_ url: String) -> String {
            #"{"Type":"SubscriptionConfirmation","TopicArn":"arn","SubscribeURL":"\#(url)"}"#
        }
        let url = "https://sns.us-east-1.amazonaws.com/?Action=ConfirmSubscription&Token=t"
        let found = try #require(try events(confirmation(url)))
        #expect(found.confirmation == url && found.addresses.isEmpty)
        for wrong in ["http://example.com", "https://example.com/ x", "", "file:///etc/passwd"] {
            #expect(try events(confirmation(wrong)) == nil, "\(wrong)")
        }
    }

    @Test(arguments: [
        "[]", "{}", "null", #"{"type":"operator","addresses":["a@b"]}"#, #"{"type":"bounce","addresses":[1]}"#,
        #"{"type":"bounce","addresses":"a@b"}"#, #"{"type":"bounce"}"#,
        #"{"Type":"Notification","TopicArn":"arn","Message":"no JSON"}"#, #"{"Type":"Other","TopicArn":"arn"}"#,
    ])
    func `other forms are refused`(_ text: String) throws { #expect(try events(text) == nil) }
}
