/// Why tokens are issued; the trigger gets it as its source.
package enum TokenSource: Sendable {
    /// The end of a sign-in.
    case authentication
    /// The end of a sign-in, in the call that replaced a temporary password.
    case newPassword
    /// The end of a sign-in, in the call that recognised the device.
    case device
    /// An authorization code, or the implicit grant: the user signed in on the hosted pages.
    case hostedAuth
    case refresh
}
