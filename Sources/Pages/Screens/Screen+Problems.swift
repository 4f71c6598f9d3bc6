extension PageTexts {
    /// The message at the field `name`, if there is one.
    func problem(_ name: String, with problems: FormProblems) -> String? { problems.fields[name].map(sentence) }

    /// The sentence above the form, if there is one.
    func alert(_ problems: FormProblems) -> String? { problems.form.map(sentence) }

    func sentence(_ problem: PageProblem) -> String {
        switch problem {
        case .wrongCredentials: problems.wrongCredentials
        case .unknownUser: problems.unknownUser
        case .wrongCode: problems.wrongCode
        case .expiredCode: problems.expiredCode
        case .tooManyAttempts: problems.tooManyAttempts
        case .tooManyRequests: problems.tooManyRequests
        case .weakPassword: problems.weakPassword
        case .reusedPassword: problems.reusedPassword
        case .wrongPassword: accountChange.wrongPassword
        case .differentPasswords: problems.differentPasswords
        case .nameTaken: problems.nameTaken
        case .addressTaken: problems.addressTaken
        case .unknownCompany: problems.unknownCompany
        case .otherAccount: linking.otherAccount
        case .missing: problems.missing
        case .malformed: problems.malformed
        case .disabledUser: problems.disabledUser
        case .unconfirmedUser: problems.unconfirmedUser
        case .passwordResetRequired: problems.passwordResetRequired
        case .notAllowed: problems.notAllowed
        case .refusedAsRisky: problems.refusedAsRisky
        case .noDestination: problems.noDestination
        case .undelivered: problems.undelivered
        case .expiredSession: problems.expiredSession
        case .gone: account.gone
        case .unavailable: problems.unavailable
        case .message(let text): BidiText.isolated(text)
        }
    }

    func sentence(_ notice: PageNotice) -> String {
        switch notice {
        case .codeSent: codes.resent
        case .passwordChanged: passwords.changed
        case .confirmed: signUp.linkDone.title
        case .saved: account.saved
        case .signInAgain: account.signInAgain
        }
    }
}
