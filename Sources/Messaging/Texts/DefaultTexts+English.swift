extension DefaultTexts {
    static let english = DefaultTexts(
        verification: MailTexts("Your verification code", body: "Your verification code is {####}"),
        passwordReset: MailTexts("Your password reset code", body: "Your password reset code is {####}"),
        link: MailTexts(
            "Your verification link",
            body: "Please click the link below to verify your email address. {##Verify Email##}"),
        invitation: MailTexts(
            "Your temporary password", body: "Your username is {username} and temporary password is {####}."),
        authentication: MailTexts("Your authentication code", body: "Your authentication code is {####}"),
        wrongCodes: WrongCodeTexts(
            subject: "Wrong codes for your account", lockedSubject: "Your account is locked",
            happened: { "To sign in as {username}, the right password and then \($0) wrong codes were entered." },
            advice: "If it was not you, others know your password: change it.",
            locked: "No more codes are accepted until the administrator unlocks your account."),
        risk: RiskTexts(
            subject: "New sign-in attempt", blockedSubject: "Blocked sign-in attempt",
            blocked: "We have blocked a sign-in to your account {username}.",
            secondFactor: "An unusual sign-in to your account {username} was asked for a second factor.",
            noAction: "There was an unusual sign-in to your account {username}.",
            time: "Time", device: "Device", address: "Address",
            wasUser: "If it was you, {##tell us so##}.",
            wasNotUser: "If it was not, change your password, and {##tell us##}."))
}
