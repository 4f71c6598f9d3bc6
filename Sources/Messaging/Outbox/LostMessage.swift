/// A message that is not tried again unless the operator requests it.
package struct LostMessage: Sendable {
    /// The id of the message, as in the log of its attempts.
    package let id: String
    /// How often it was tried.
    package let attempts: Int
    /// Why the last attempt failed; contains no secret and no message text.
    package let reason: String
}
