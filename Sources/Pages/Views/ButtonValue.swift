/// The value of a button, in the field `FieldName.choice`, as the form's page reads it.
enum ButtonValue: String, Sendable {
    /// Continue with the session of this browser.
    case continueSession = "continue"
    /// Sign in another user.
    case otherUser = "other"
    /// Remember the browser, or do not.
    case yes, no
    /// Give a device access, or refuse it.
    case allow, deny
    /// Link the provider's user to the account with the same address, or make a separate account.
    case connect, separate
    /// End all sessions.
    case everywhere
}
