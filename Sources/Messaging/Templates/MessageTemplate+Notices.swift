import Directory
package import Kernel

extension MessageTemplate {
    /// The message about wrong codes after the right password.
    ///
    /// - Parameter isLocked: Whether an administrator must unlock the user now.
    package func wrongCodes(_ number: Int, isLocked: Bool, to address: String, of username: Username) -> Message {
        let happened = "To sign in as {username}, the right password and then \(number) wrong codes were entered."
        let advice = "If it was not you, others know your password: change it."
        let locked = "No more codes are accepted until the administrator unlocks your account."
        return message(
            .accountTakeOverNotification, contact: .email, address: address, username: username,
            subject: isLocked ? "Your account is locked" : "Wrong codes for your account",
            body: ([happened, advice] + (isLocked ? [locked] : [])).joined(separator: " "), secret: nil)
    }
}
