/// The texts that a pool's function gives for one message. Nil leaves the pool's own.
package struct MessageTexts: Sendable, Equatable {
    package var sms: String?
    /// The body of the e-mail, as HTML.
    package var email: String?
    /// The subject of the e-mail.
    package var emailSubject: String?

    /// Texts with their placeholders.
    package init(sms: String? = nil, email: String? = nil, emailSubject: String? = nil) {
        self.sms = sms
        self.email = email
        self.emailSubject = emailSubject
    }

    /// The body of a message to `contact`.
    package func body(for contact: ContactAttribute) -> String? {
        switch contact {
        case .email: email
        case .phoneNumber: sms
        }
    }
}
