import Directory
package import Kernel

extension MessageTemplate {
    /// The message about wrong codes after the right password.
    ///
    /// - Parameter isLocked: Whether the user is locked until an administrator unlocks them.
    package func wrongCodes(_ number: Int, isLocked: Bool, to address: String, of username: Username) -> Message {
        let texts = defaults.wrongCodes
        let subject = isLocked ? texts.lockedSubject : texts.subject
        let sentences = [texts.happened(number), texts.advice] + (isLocked ? [texts.locked] : [])
        return message(
            .accountTakeOverNotification, contact: .email, address: address, username: username, subject: subject,
            body: document(sentences, title: subject), secret: nil)
    }
}
