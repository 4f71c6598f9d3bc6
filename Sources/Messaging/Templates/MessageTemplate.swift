package import Directory
import Foundation
package import Kernel

/// The texts of messages: the pool's own, or the defaults (UP-MSG).
package struct MessageTemplate: Sendable {
    let pool: UserPool
    let world: World
    /// The base of links in messages.
    let publicURL: String

    package init(pool: UserPool, world: World, publicURL: String) {
        self.pool = pool
        self.world = world
        self.publicURL = publicURL
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
    }

    /// The message with `code` for `address`.
    package func code(
        _ code: Secret<String>, for purpose: Purpose, to contact: ContactAttribute, _ address: String,
        of username: Username
    ) -> Message {
        let texts = pool.settings.messages
        let isReset = purpose == .forgotPassword
        let subject = texts.emailSubject ?? (isReset ? "Your password reset code" : "Your verification code")
        let standard = isReset ? "Your password reset code is {####}" : "Your verification code is {####}"
        let body =
            switch contact {
            case .email: texts.emailVerification ?? standard
            case .phoneNumber: texts.smsVerification ?? standard
            }
        return message(purpose, contact, address, username, subject: subject, body: body, secret: code)
    }

    /// The message with a link for `address`; opening the link confirms the sign-up (UP-VER-02, UP-MSG-24).
    package func link(
        _ code: Secret<String>, for purpose: Purpose, to address: String, of username: Username,
        through client: ClientID
    ) -> Message {
        let texts = pool.settings.messages
        let query = [
            ("client_id", client.rawValue), ("user_name", username.rawValue), ("confirmation_code", code.exposed),
        ]
        let target =
            publicURL + "/confirmUser?"
            + query.map { "\($0)=\(PercentEncoding.encode($1.utf8))" }.joined(separator: "&")
        let body = texts.emailByLink ?? "Please click the link below to verify your email address. {##Verify Email##}"
        return message(
            purpose, .email, address, username, subject: texts.emailSubjectByLink ?? "Your verification link",
            body: Self.linked(body, to: target), secret: code)
    }

    /// Turns the text between `{##` and `##}` into a link.
    static func linked(_ template: String, to target: String) -> String {
        guard let start = template.utf8.firstRange(of: "{##".utf8),
            let end = template.utf8[start.upperBound...].firstRange(of: "##}".utf8)
        else { return template }
        let label = template[start.upperBound..<end.lowerBound]
        return template[..<start.lowerBound] + "<a href=\"\(escaped(target))\">\(label)</a>"
            + template[end.upperBound...]
    }

    /// The message that invites a user with a temporary password (SGN-ACU-02).
    package func invitation(
        _ password: Secret<String>, to contact: ContactAttribute, _ address: String, of username: Username
    ) -> Message {
        let texts = pool.settings.adminCreateUser
        let standard = "Your username is {username} and temporary password is {####}."
        let body =
            switch contact {
            case .email: texts.invitationEmail ?? standard
            case .phoneNumber: texts.invitationSMS ?? standard
            }
        return message(
            .invitation, contact, address, username, subject: texts.invitationSubject ?? "Your temporary password",
            body: body, secret: password)
    }

    /// The message with a code that is a second factor (UP-MSG-15).
    package func secondFactor(
        _ code: Secret<String>, to contact: ContactAttribute, _ address: String, of username: Username
    ) -> Message {
        let email = pool.settings.secondFactors?.email
        let standard = "Your authentication code is {####}"
        let body =
            switch contact {
            case .email: email?.body ?? standard
            case .phoneNumber: pool.settings.messages.smsAuthentication ?? standard
            }
        return message(
            .authentication, contact, address, username, subject: email?.subject ?? "Your authentication code",
            body: body, secret: code)
    }

    private func message(
        _ purpose: Purpose, _ contact: ContactAttribute, _ address: String, _ username: Username, subject: String,
        body: String, secret: Secret<String>
    ) -> Message {
        let isHTML = contact == .email
        let escape: (String) -> String = { isHTML ? Self.escaped($0) : $0 }
        let values = ["{####}": escape(secret.exposed), "{username}": escape(username.rawValue)]
        return Message(
            id: world.uuid(), userPoolID: pool.id, channel: contact.channel, destination: address,
            sender: pool.settings.email.sender, replyTo: pool.settings.email.replyTo,
            subject: isHTML ? Self.filled(subject, ["{####}": secret.exposed, "{username}": username.rawValue]) : "",
            body: Self.filled(body, values), code: secret.exposed, purpose: purpose.rawValue, username: username,
            createdAt: world.now())
    }

    /// Replaces placeholders in one pass, so that a placeholder inside a value is not replaced (CODE-17).
    static func filled(_ template: String, _ values: [String: String]) -> String {
        let values = values.map { (name: Array($0.key.utf8), value: Array($0.value.utf8)) }
        var filled: [UInt8] = []
        var rest = Array(template.utf8)[...]
        while let byte = rest.first {
            if byte == UInt8(ascii: "{"), let (name, value) = values.first(where: { rest.starts(with: $0.name) }) {
                filled += value
                rest = rest.dropFirst(name.count)
            } else {
                filled.append(byte)
                rest = rest.dropFirst()
            }
        }
        return String(decoding: filled, as: UTF8.self)
    }

    /// `text` escaped for HTML.
    static func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "'": escaped += "&#39;"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
