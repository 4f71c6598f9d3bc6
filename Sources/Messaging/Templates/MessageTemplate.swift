package import Directory
package import Kernel

/// The texts of messages: those of the pool's function, the pool's own, or the defaults in a language (UP-MSG).
package struct MessageTemplate: Sendable {
    let pool: UserPool
    let world: World
    /// The base of links in messages.
    let publicURL: PublicURL
    /// The texts that the pool's function gave for this message.
    let texts: MessageTexts
    /// The language of the default texts.
    let language: Language
    let defaults: DefaultTexts

    package init(
        pool: UserPool, world: World, publicURL: PublicURL, texts: MessageTexts = MessageTexts(),
        language: Language = .english
    ) {
        self.pool = pool
        self.world = world
        self.publicURL = publicURL
        self.texts = texts
        self.language = language
        defaults = .of(language)
    }

    /// Why a message is sent.
    package enum Purpose: String, Sendable {
        case signUp = "SignUp"
        case resendCode = "ResendCode"
        case forgotPassword = "ForgotPassword"
        case updateAttribute = "UpdateUserAttribute"
        case verifyAttribute = "VerifyUserAttribute"
        case invitation = "AdminCreateUser"
        case authentication = "Authentication"
        /// Wrong codes after the right password.
        case accountTakeOverNotification = "AccountTakeOverNotification"
    }

    /// The message with a code that verifies a contact, or resets the password.
    package func code(
        _ code: Secret<String>, for purpose: Purpose, to contact: ContactAttribute, address: String,
        of username: Username
    ) -> Message {
        let own = pool.settings.messages
        let standard = purpose == .forgotPassword ? defaults.passwordReset : defaults.verification
        let body =
            switch contact {
            case .email: own.emailVerification ?? document(standard)
            case .phoneNumber: own.smsVerification ?? standard.body
            }
        return message(
            purpose, contact: contact, address: address, username: username,
            subject: own.emailSubject ?? standard.subject, body: body, secret: code)
    }

    /// The message with a link for `address`; opening the link confirms the sign-up (UP-VER-02, UP-MSG-24).
    package func link(
        _ code: Secret<String>, for purpose: Purpose, to address: String, of username: Username,
        through client: ClientID
    ) -> Message {
        let own = pool.settings.messages
        return message(
            purpose, contact: .email, address: address, username: username,
            subject: own.emailSubjectByLink ?? defaults.link.subject,
            body: own.emailByLink ?? document(defaults.link), secret: code,
            target: target(of: code, for: username, through: client))
    }

    /// The message that invites a user with a temporary password (SGN-ACU-02).
    package func invitation(
        _ password: Secret<String>, to contact: ContactAttribute, address: String, of username: Username
    ) -> Message {
        let own = pool.settings.adminCreateUser
        let standard = defaults.invitation
        let body =
            switch contact {
            case .email: own.invitationEmail ?? document(standard)
            case .phoneNumber: own.invitationSMS ?? standard.body
            }
        return message(
            .invitation, contact: contact, address: address, username: username,
            subject: own.invitationSubject ?? standard.subject, body: body, secret: password)
    }

    /// The message with a code that is a second factor (UP-MSG-15).
    package func secondFactor(
        _ code: Secret<String>, to contact: ContactAttribute, address: String, of username: Username
    ) -> Message {
        let email = pool.settings.secondFactors?.email
        let standard = defaults.authentication
        let body =
            switch contact {
            case .email: email?.body ?? document(standard)
            case .phoneNumber: pool.settings.messages.smsAuthentication ?? standard.body
            }
        return message(
            .authentication, contact: contact, address: address, username: username,
            subject: email?.subject ?? standard.subject, body: body, secret: code)
    }

    func message(
        _ purpose: Purpose, contact: ContactAttribute, address: String, username: Username, subject: String,
        body: String, secret: Secret<String>?, target: String? = nil
    ) -> Message {
        var message = Message(
            id: world.uuid(), userPoolID: pool.id, channel: contact.channel, destination: address,
            sender: pool.settings.email.sender, replyTo: pool.settings.email.replyTo, subject: "", body: "",
            code: secret?.exposed, purpose: purpose.rawValue, username: username, createdAt: world.now())
        message.configurationSet = pool.settings.email.configurationSet
        message.subject = Self.subject(texts.emailSubject ?? subject, of: message)
        message.body = Self.body(texts.body(for: contact) ?? body, of: message, target: target)
        return message
    }
}
