import Kernel

/// The user who registers an authenticator app, identified by an access token or by a session, but not by both.
enum SoftwareTokenCaller {
    case user(AccessTokenIdentity)
    case session(Secret<String>)

    /// - Throws: `InvalidInput` if both are given or missing.
    init(_ identity: AccessTokenIdentity?, session: Secret<String>?) throws {
        switch (identity, session) {
        case (let identity?, nil): self = .user(identity)
        case (nil, let session?): self = .session(session)
        case (nil, nil): throw InvalidInput("Either AccessToken or Session must be provided.")
        case (.some, .some): throw InvalidInput("Only one of AccessToken and Session can be provided.")
        }
    }
}
