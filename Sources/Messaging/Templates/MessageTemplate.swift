package import Directory
package import Kernel

/// The texts of messages: those of the pool's function, the pool's own, or the defaults (UP-MSG).
package struct MessageTemplate: Sendable {
    let pool: UserPool
    let world: World
    /// The base of links in messages.
    let publicURL: PublicURL
    /// The texts that the pool's function gave for this message.
    let texts: MessageTexts

    package init(pool: UserPool, world: World, publicURL: PublicURL, texts: MessageTexts = MessageTexts()) {
        self.pool = pool
        self.world = world
        self.publicURL = publicURL
        self.texts = texts
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

    package func code(
        _ code: Secret<String>, for purpose: Purpose, to contact: ContactAttribute, address: String,
        of username: Username
    ) -> Message {
        let own = pool.settings.messages
        let isReset = purpose == .forgotPassword
        let subject = own.emailSubject ?? (isReset ? "Your password reset code" : "Your verification code")
        let standard = isReset ? "Your password reset code is {####}" : "Your verification code is {####}"
        let body =
            switch contact {
            case .email: own.emailVerification ?? standard
            case .phoneNumber: own.smsVerification ?? standard
            }
        return message(
            purpose, contact: contact, address: address, username: username, subject: subject, body: body, secret: code)
    }

    /// The message with a link for `address`; opening the link confirms the sign-up (UP-VER-02, UP-MSG-24).
    package func link(
        _ code: Secret<String>, for purpose: Purpose, to address: String, of username: Username,
        through client: ClientID
    ) -> Message {
        let own = pool.settings.messages
        let standard = own.emailByLink ?? "Please click the link below to verify your email address. {##Verify Email##}"
        return message(
            purpose, contact: .email, address: address, username: username,
            subject: own.emailSubjectByLink ?? "Your verification link",
            body: standard, secret: code, target: target(of: code, for: username, through: client))
    }

    /// The message that invites a user with a temporary password (SGN-ACU-02).
    package func invitation(
        _ password: Secret<String>, to contact: ContactAttribute, address: String, of username: Username
    ) -> Message {
        let own = pool.settings.adminCreateUser
        let standard = "Your username is {username} and temporary password is {####}."
        let body =
            switch contact {
            case .email: own.invitationEmail ?? standard
            case .phoneNumber: own.invitationSMS ?? standard
            }
        return message(
            .invitation, contact: contact, address: address, username: username,
            subject: own.invitationSubject ?? "Your temporary password",
            body: body, secret: password)
    }

    /// The message with a code that is a second factor (UP-MSG-15).
    package func secondFactor(
        _ code: Secret<String>, to contact: ContactAttribute, address: String, of username: Username
    ) -> Message {
        let email = pool.settings.secondFactors?.email
        let standard = "Your authentication code is {####}"
        let body =
            switch contact {
            case .email: email?.body ?? standard
            case .phoneNumber: pool.settings.messages.smsAuthentication ?? standard
            }
        return message(
            .authentication, contact: contact, address: address, username: username,
            subject: email?.subject ?? "Your authentication code",
            body: body, secret: code)
    }

    func message(
        _ purpose: Purpose, contact: ContactAttribute, address: String, username: Username, subject: String,
        body: String, secret: Secret<String>?, target: String? = nil
    ) -> Message {
        var message = Message(
            id: world.uuid(), userPoolID: pool.id, channel: contact.channel, destination: address,
            sender: pool.settings.email.sender, replyTo: pool.settings.email.replyTo, subject: "", body: "",
            code: secret?.exposed, purpose: purpose.rawValue, username: username, createdAt: world.now())
        message.subject = Self.subject(texts.emailSubject ?? subject, of: message)
        message.body = Self.body(texts.body(for: contact) ?? body, of: message, target: target)
        return message
    }
}
