import Kernel
import Testing

/// Contacts are found in any text, and nothing else is.
@Suite struct ContactMaskTests {
    @Test(arguments: [
        ("ann@example.com", "HIDDEN_CONTACT"),
        ("to ann@example.com, bob@example.org.", "to HIDDEN_CONTACT, HIDDEN_CONTACT"),
        ("arn:aws:ses:us-east-1:1:identity/ann@example.com", "arn:aws:ses:us-east-1:1:identity/HIDDEN_CONTACT"),
        (#"{"a":"ann@example.com"}"#, #"{"a":"HIDDEN_CONTACT"}"#),
        ("+4915112345678", "HIDDEN_CONTACT"), ("call +49-151-1234567 now", "call HIDDEN_CONTACT now"),
        ("änn@exämple.com", "HIDDEN_CONTACT"),
    ])
    func `contacts are hidden`(text: String, shown: String) { #expect(ContactMask.masked(text) == shown) }

    @Test(arguments: ["", "@", "a @ b", "us-east-1_a", "1+1", "[\\w+=,.@-]+ ", "2026-01-01T08:00:00+00:00", "s3:Get*"])
    func `other text stays`(text: String) { #expect(ContactMask.masked(text) == text) }
}
