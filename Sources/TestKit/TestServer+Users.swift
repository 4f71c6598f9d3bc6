package import Accounts
import Crypto
import Cryptography
package import Directory
import Foundation
package import Kernel
package import Messaging

/// Actions of users and administrators.
extension TestServer {
    /// A password that every pool accepts.
    package static let password = "Correct-Horse-9"

    /// Signs `name` up through `client`.
    @discardableResult
    package func signUp(
        _ name: String, password: String = TestServer.password, attributes: [String: String] = [:], by client: Client
    ) async throws -> Registration.Registered {
        try await registration.register(
            Registration.Form(
                client: client.id, secretHash: try secretHash(of: name, client), username: Username(rawValue: name),
                password: Secret(password), attributes: attributes))
    }

    /// Confirms the sign-up of `name` with `code`.
    package func confirm(_ name: String, code: String, by client: Client, force: Bool = false) async throws {
        try await confirmation.confirm(
            Username(rawValue: name), code: Secret(code), client: client.id,
            secretHash: try secretHash(of: name, client), force: force)
    }

    /// Signs up a user as `name` and confirms the sign-up: by the code if one was sent, else as an administrator.
    @discardableResult
    package func makeUser(
        _ name: String, password: String = TestServer.password, attributes: [String: String] = [:], by client: Client
    ) async throws -> User {
        let entered = try await signUp(name, password: password, attributes: attributes, by: client)
        if entered.details != nil, let message = sender.delivered.last(where: { $0.code != nil }) {
            try await confirm(name, code: message.code ?? "", by: client)
        } else {
            try await administration.confirm(Username(rawValue: name), in: client.pool)
        }
        return try await user(name, in: client.pool)
    }

    /// A user that an administrator created as `name` with a temporary password. Sends no invitation unless `channels`
    /// says so.
    @discardableResult
    package func invite(
        _ name: String, password: String? = TestServer.password, attributes: [String: String] = [:],
        by channels: [Message.Channel]? = [], to pool: UserPool, force: Bool = false
    ) async throws -> User {
        try await invitation.send(
            Invitation.Form(
                pool: pool.id, username: Username(rawValue: name), attributes: attributes,
                temporaryPassword: password.map { Secret($0) }, channels: channels, force: force))
    }

    /// The user called `name`.
    package func user(_ name: String, in pool: UserPoolID) async throws -> User {
        try await administration.find(Username(rawValue: name), in: pool)
    }

    /// Sets a new password for `name` with `code`.
    package func recover(_ name: String, code: String, password: String, by client: Client) async throws {
        try await recovery.resetPassword(
            PasswordReset(
                client: client.id, secretHash: try secretHash(of: name, client), username: Username(rawValue: name),
                code: Secret(code), password: Secret(password)))
    }

    /// The last message sent to `destination`, after the background work.
    package func lastMessage(to destination: String) async -> Message? {
        await sender.waitForBackgroundWork()
        return sender.delivered.last { $0.destination == destination }
    }

    /// The last code sent to `destination`; empty if there is none, and the empty text is never a valid code.
    package func lastCode(to destination: String) async -> String { await lastMessage(to: destination)?.code ?? "" }

    /// The secret hash of `client` for `name` (UP-HASH-01); nil if the client has no secret.
    package func secretHash(of name: String, _ client: Client) throws -> Secret<String>? {
        guard let sealed = client.secret else { return nil }
        let secret = try cipher.open(secret: sealed, of: client.id, in: client.pool)
        var code = HMAC<SHA256>(key: SymmetricKey(data: Data(secret.exposed.utf8)))
        code.update(data: Data((name + client.id.rawValue).utf8))
        return Secret(Data(code.finalize()).base64EncodedString())
    }
}

/// The calls of apps, which prove their client by a secret hash.
extension Recovery {
    /// Requests a code for a forgotten password.
    @discardableResult
    package func requestCode(
        for username: Username, client: ClientID, secretHash: Secret<String>?, clientMetadata: [String: String]? = nil
    ) async throws -> DeliveryDetails {
        try await requestCode(
            for: username, through: ClientProof(client, secretHash: secretHash), clientMetadata: clientMetadata)
    }
}

extension PasswordReset {
    /// A reset that proves its client by a secret hash.
    package init(
        client: ClientID, secretHash: Secret<String>?, username: Username, code: Secret<String>,
        password: Secret<String>, clientMetadata: [String: String]? = nil
    ) {
        self.init(
            of: username, to: password, code: code, through: ClientProof(client, secretHash: secretHash),
            clientMetadata: clientMetadata)
    }
}

extension Confirmation {
    /// Confirms a sign-up with a code.
    @discardableResult
    package func confirm(
        _ username: Username, code: Secret<String>, client: ClientID, secretHash: Secret<String>?, force: Bool,
        session: Secret<String>? = nil, clientMetadata: [String: String]? = nil
    ) async throws -> Secret<String>? {
        try await confirm(
            username, code: code, through: ClientProof(client, secretHash: secretHash), force: force,
            session: session, clientMetadata: clientMetadata)
    }

    /// Requests a new code for a sign-up.
    @discardableResult
    package func resendCode(
        to username: Username, client: ClientID, secretHash: Secret<String>?, clientMetadata: [String: String]? = nil
    ) async throws -> DeliveryDetails {
        try await resendCode(
            to: username, through: ClientProof(client, secretHash: secretHash), clientMetadata: clientMetadata)
    }
}
