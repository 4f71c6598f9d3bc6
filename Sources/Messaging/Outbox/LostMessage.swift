/// A message that will not be sent any more. It is deleted.
public struct LostMessage: Sendable {
    /// The id of the message, as in the log of its attempts.
    public let id: String
    /// How often it was tried.
    public let attempts: Int
    /// Why the last attempt failed; contains no secret and no message text.
    public let reason: String
}
