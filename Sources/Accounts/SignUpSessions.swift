import Directory
import Factors
import Kernel

/// The sessions of a user who signs up, confirms and signs in without a pause: the first is returned by the sign-up,
/// the second by the confirmation that has the first, and signs in by `USER_AUTH`. A caller who has only the code gets
/// none.
extension AccountServices {
    /// The session with which a sign-up is confirmed; nil if the user cannot sign in by codes.
    func session(toConfirm user: User, _ call: ClientCall) throws -> Secret<String>? {
        guard call.client.allows(.choice), !call.pool.settings.firstFactorCodes.isEmpty else { return nil }
        return try session(of: user, call).text(.signUp, call, cipher)
    }

    /// The session that signs in a user who has just confirmed the sign-up.
    ///
    /// - Parameters:
    ///   - contact: The contact that the code was sent to. The user must be able to sign in with it.
    ///   - text: The session of the sign-up. The sign-up is confirmed without it too.
    /// - Returns: Nil if the user cannot sign in with such a code, or did not sign up in that session.
    func session(
        ofConfirmed user: User, by contact: ContactAttribute?, _ text: Secret<String>?, _ call: ClientCall
    ) throws -> Secret<String>? {
        guard let text, let contact, call.client.allows(.choice),
            let begun = try? SealedSession(text, .signUp, call, cipher, now: world.now()), begun.user == user.id,
            user.firstFactors(besides: UserSecondFactors(), in: call.pool.settings).contains(where: {
                $0.contact == contact
            })
        else { return nil }
        return try session(of: user, call).text(.confirmedSignUp, call, cipher)
    }

    private func session(of user: User, _ call: ClientCall) -> SealedSession {
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
