extension ConsoleTexts.Messages {
    static let english = Self(
        title: "Messages",
        lead: "Every message as users get it, with invented names and codes. Functions that write "
            + "or send messages are not called.", kind: "Message", language: "Language", channel: "By",
        email: "e-mail", sms: "text message", show: "Show", from: "From", replyTo: "Reply-To", subject: "Subject",
        html: "The mail as HTML", text: "As plain text", poolLanguage: "the pool’s language",
        allLanguages: "all languages",
        allLead: "The default texts are in each language. Texts of your own are the same for all.",
        send: "Send it to me", destination: "Destination",
        sendLead: "Sends this message as the server sends those of the pool, and says whether it was taken.",
        sent: "sent.", queued: "waits in the outbox.", edit: "Edit the text", reset: "Back to the default text",
        resetEffect: "The message has the default text of the user’s language again.",
        noReset: "The text of this message is not a setting.", kinds: name, length: size)

    private static func name(_ kind: MessageChoice.Kind) -> String {
        switch kind {
        case .verification: "Verification code"
        case .verificationLink: "Verification link"
        case .passwordReset: "Password reset"
        case .invitation: "Invitation"
        case .secondFactor: "Code at sign-in"
        case .wrongCodes: "Many wrong codes"
        case .lockedFactors: "Second factors locked"
        case .riskBlocked: "Risky sign-in, blocked"
        case .riskSecondFactor: "Risky sign-in, second factor asked"
        case .riskNotice: "Risky sign-in, notice"
        }
    }

    private static func size(_ length: TextMessageLength) -> String {
        let letters = length.alphabet == .gsm ? "GSM 7-bit" : "Unicode"
        let segments = length.segments == 1 ? "1 segment" : "\(length.segments) segments"
        return "\(segments): \(length.units) characters, \(letters)."
    }
}
