/// Why a form is shown again. Each kind has a sentence in every language.
package enum PageProblem: Sendable, Equatable {
    /// The name or the password is wrong.
    case wrongCredentials
    /// No user has this name; only for clients that reveal this.
    case unknownUser
    /// The code is wrong.
    case wrongCode
    /// The code is too old, or was used.
    case expiredCode
    /// Too many attempts; the user waits.
    case tooManyAttempts
    /// Too many messages or requests; the user waits.
    case tooManyRequests
    /// The password does not meet the rules.
    case weakPassword
    /// The password was used earlier.
    case reusedPassword
    /// The present password is wrong.
    case wrongPassword
    /// The two new passwords differ.
    case differentPasswords
    /// The username is taken.
    case nameTaken
    /// No provider of a company has the domain of the e-mail address.
    case unknownCompany
    /// The e-mail address or the phone number belongs to another user.
    case addressTaken
    /// The user has signed in to another account than the one with the address.
    case otherAccount
    /// A value is missing.
    case missing
    /// A value is malformed.
    case malformed
    /// The user may not sign in.
    case disabledUser
    /// The user has not confirmed the sign-up.
    case unconfirmedUser
    /// The password must be reset before the next sign-in.
    case passwordResetRequired
    /// The pool or the client does not allow it.
    case notAllowed
    /// Threat protection has refused the sign-in.
    case refusedAsRisky
    /// The user has no way to receive a code.
    case noDestination
    /// The message could not be sent.
    case undelivered
    /// The sign-in took too long and starts again.
    case expiredSession
    /// The subject of the form has ended or was removed.
    case gone
    /// The server cannot respond at present.
    case unavailable
    /// The sentence of a function of the pool.
    case message(String)
}

/// The problems of a form: a message above it, and messages at fields.
package struct FormProblems: Sendable {
    /// The message above the form.
    package var form: PageProblem?
    /// The messages at fields, by the fields' names (`FieldName`).
    package var fields: [String: PageProblem]

    package init(_ form: PageProblem? = nil, fields: [String: PageProblem] = [:]) {
        (self.form, self.fields) = (form, fields)
    }

    /// Whether nothing went wrong.
    package var isEmpty: Bool { form == nil && fields.isEmpty }
}

/// A success that is reported above a form, by its value in the page's address.
package enum PageNotice: String, Sendable {
    /// A code was sent again.
    case codeSent = "sent"
    /// The password was changed.
    case passwordChanged = "password"
    /// The sign-up is confirmed.
    case confirmed
    /// A change of the account was made.
    case saved
    /// A change of the account requires a sign-in first.
    case signInAgain = "again"
}
