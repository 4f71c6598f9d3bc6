import Directory
import Factors
import Kernel

/// The sessions of a user who signs up, confirms and signs in without a pause: the first is returned by the sign-up,
/// the second by the confirmation, and signs in by `USER_AUTH`. The second needs the code only, because where it is
/// given, a code to the same contact signs in anyway.
///
/// On the hosted pages the first session is sealed for the browser in which the user has chosen the password, so both
/// together prove the password and the code. The pages keep it until the code is given, however long that takes.
extension AccountServices {
    /// The session with which a sign-up is confirmed; nil if an app's user cannot sign in by codes.
    func session(toConfirm user: User, _ call: ClientContext) throws -> Secret<String>? {
        if call.isFromPage {
            return user.credential == nil
                ? nil : try session(of: user, call).text(.signUpOnPage, from: call, cipher: cipher)
        }
        guard call.client.allows(.choice), !call.pool.settings.firstFactorCodes.isEmpty else { return nil }
        return try session(of: user, call).text(.signUp, from: call, cipher: cipher)
    }

    /// The session that signs in a user who has just confirmed the sign-up.
    ///
    /// - Parameters:
    ///   - contact: The contact that the code was sent to. The user must be able to sign in with it.
    ///   - text: The session of the sign-up; nil if the app has not kept it.
    /// - Returns: Nil if the user cannot sign in with such a code, or if the session is not of the user's sign-up.
    func session(
        ofConfirmed user: User, by contact: ContactAttribute?, text: Secret<String>?, from call: ClientContext
    ) throws -> Secret<String>? {
        guard let contact, call.client.allows(.choice), isOfSignUp(text, of: user, from: call),
            user.firstFactors(besides: UserSecondFactors(), in: call.pool.settings).contains(where: {
                $0.contact == contact
            })
        else { return nil }
        return try session(of: user, call).text(.confirmedSignUp, from: call, cipher: cipher)
    }

    /// The session that signs in a user who has just confirmed the sign-up in the browser where it began.
    ///
    /// - Parameters:
    ///   - version: The version that the user had before the confirmation. If it is not that of the sign-up, the
    ///     password may be another.
    ///   - text: The session of the sign-up; nil in any other browser.
    /// - Returns: Nil if the session is not of the user's sign-up.
    func session(ofConfirmed user: User, since version: Int64, onPage text: Secret<String>?, _ call: ClientContext)
        throws -> Secret<String>?
    {
        // The code is as old as the session, and still held.
        guard let text,
            let signUp = try? SealedSession(
                text, stage: .signUpOnPage, from: call, cipher: cipher, now: Instant(microseconds: 0)),
            signUp.user == user.id, signUp.version == version
        else { return nil }
        return try session(of: user, call).text(.confirmedOnPage, from: call, cipher: cipher)
    }

    /// Whether `text` is nothing, or the session of the user's sign-up. Where the code is as old as the session and
    /// still holds, it does not matter that the session has expired.
    private func isOfSignUp(_ text: Secret<String>?, of user: User, from call: ClientContext) -> Bool {
        guard let text else { return true }
        do {
            return try SealedSession(text, stage: .signUp, from: call, cipher: cipher, now: world.now()).user == user.id
        } catch SignInRefusal.sessionExpired { return true } catch { return false }
    }

    private func session(of user: User, _ call: ClientContext) -> SealedSession {
        SealedSession(
            of: user.id, asked: user.username, version: user.version, until: call.sessionExpiry(from: world.now()))
    }
}

extension UserPool {
    /// The password that a request contains. Where users may sign in by codes, an empty one is none.
    func given(_ password: Secret<String>?) -> Secret<String>? {
        guard let password, password.exposed.isEmpty, !settings.firstFactorCodes.isEmpty else { return password }
        return nil
    }
}

extension User {
    /// - Throws: `InvalidInput` unless a code can be sent to the user at sign-in.
    func requireCodes(in pool: UserPool) throws {
        let contacts = pool.settings.firstFactorCodes.compactMap(\.contact)
        guard contacts.contains(where: { attributes.contact($0) != nil }) else {
            throw InvalidInput(
                "A user without a password needs one of: \(contacts.map(\.rawValue).joined(separator: ", ")).")
        }
    }
}
