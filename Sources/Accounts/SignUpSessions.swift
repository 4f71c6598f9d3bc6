import Directory
import Factors
import Kernel

/// The sessions of a user who signs up, confirms and signs in directly afterwards: the sign-up returns the first, and
/// the confirmation returns the second, which signs in by `USER_AUTH`. The second only needs the code, because a code
/// to the same contact is enough to sign in anyway.
///
/// On the hosted pages, the first session is sealed for the browser that the user chose the password in, so both
/// together prove the password and the code. The pages keep it until the code is entered, however long that takes.
extension AccountServices {
    /// The session that confirms a sign-up; nil if an app's user cannot sign in by codes.
    func session(toConfirm user: User, from context: ClientContext) throws -> Secret<String>? {
        if context.isFromPage {
            return user.credential == nil
                ? nil : try session(of: user, from: context).text(.signUpOnPage, from: context, cipher: cipher)
        }
        guard context.client.allows(.choice), !context.pool.settings.firstFactorCodes.isEmpty else { return nil }
        return try session(of: user, from: context).text(.signUp, from: context, cipher: cipher)
    }

    /// The session that signs in a user who has just confirmed the sign-up.
    ///
    /// - Parameters:
    ///   - contact: The contact that the code was sent to. The user must be able to sign in with it.
    ///   - text: The session of the sign-up; nil if the app does not send it.
    /// - Returns: Nil if the user cannot sign in with such a code, or if the session belongs to another sign-up.
    func session(
        ofConfirmed user: User, by contact: ContactAttribute?, text: Secret<String>?, from context: ClientContext
    ) throws -> Secret<String>? {
        guard let contact, context.client.allows(.choice), isOfSignUp(text, of: user, from: context),
            user.firstFactors(besides: UserSecondFactors(), in: context.pool.settings).contains(where: {
                $0.contact == contact
            })
        else { return nil }
        return try session(of: user, from: context).text(.confirmedSignUp, from: context, cipher: cipher)
    }

    /// The session that signs in a user who has just confirmed the sign-up in the browser where it began.
    ///
    /// - Parameters:
    ///   - version: The version that the user had before the confirmation. If it differs from that of the sign-up, the
    ///     password may have changed.
    ///   - text: The session of the sign-up; nil in any other browser.
    /// - Returns: Nil if the session belongs to another sign-up.
    func session(
        ofConfirmed user: User, since version: Int64, onPage text: Secret<String>?, from context: ClientContext
    )
        throws -> Secret<String>?
    {
        // The code is as old as the session, and is still valid.
        guard let text,
            let signUp = try? SealedSession(
                text, stage: .signUpOnPage, from: context, cipher: cipher, now: Instant(microseconds: 0)),
            signUp.user == user.id, signUp.version == version
        else { return nil }
        return try session(of: user, from: context).text(.confirmedOnPage, from: context, cipher: cipher)
    }

    /// Whether `text` is nil, or the session of the user's sign-up. If the code is as old as the session and still
    /// valid, the session may have expired.
    private func isOfSignUp(_ text: Secret<String>?, of user: User, from context: ClientContext) -> Bool {
        guard let text else { return true }
        do {
            return try SealedSession(text, stage: .signUp, from: context, cipher: cipher, now: world.now()).user
                == user.id
        } catch SignInRefusal.sessionExpired { return true } catch { return false }
    }

    private func session(of user: User, from context: ClientContext) -> SealedSession {
        SealedSession(
            of: user.id, asked: user.username, version: user.version, until: context.sessionExpiry(from: world.now()))
    }
}

extension UserPool {
    /// The password in a request. If users may sign in by codes, an empty password is nil.
    func given(_ password: Secret<String>?) -> Secret<String>? {
        guard let password, password.exposed.isEmpty, !settings.firstFactorCodes.isEmpty else { return password }
        return nil
    }
}

extension User {
    /// - Throws: `InvalidInput` unless a code can be sent to the user at sign-in.
    func requireCodeContact(in pool: UserPool) throws {
        let contacts = pool.settings.firstFactorCodes.compactMap(\.contact)
        guard contacts.contains(where: { attributes.contact($0) != nil }) else {
            throw InvalidInput(
                "A user without a password needs one of: \(contacts.map(\.rawValue).joined(separator: ", ")).")
        }
    }
}
