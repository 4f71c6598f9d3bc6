import Directory
import Kernel
import Messaging
import Storage

/// The message that an operator previews or sends as a test.
package struct SampleMessage: Codable, Sendable {
    let pool: String
    /// The name of a `MessageKind`.
    let kind: String
    /// Whether it is a text message.
    let isSMS: Bool
    /// A language's tag; nil for the pool's.
    let language: String?

    package init(pool: String, kind: String, isSMS: Bool, language: String?) {
        (self.pool, self.kind, self.isSMS, self.language) = (pool, kind, isSMS, language)
    }

    /// The message in the pool's own texts, or the defaults. Functions that write messages are not called.
    ///
    /// - Throws: `InvalidInput` for an unknown kind or language, and `MissingResource` if the pool does not exist.
    func message(to address: String, on store: AdminStore) async throws -> Message {
        guard let known = MessageKind(rawValue: kind) else {
            let kinds = MessageKind.allCases.map(\.rawValue).joined(separator: ", ")
            throw InvalidInput("\(kind.prefix(35)) is not a kind of message, which are \(kinds).")
        }
        let contact: ContactAttribute = isSMS ? .phoneNumber : .email
        guard known.contacts.contains(contact) else { throw InvalidInput("\(kind) is sent by e-mail only.") }
        let id = UserPoolID.noted(pool)
        let pool = try await store.database.read { try PoolTable($0).require(id) }
        let template = MessageTemplate(
            pool: pool, world: store.world, publicURL: store.configuration.publicURL,
            language: try language.map(Language.init(requiredTag:)) ?? pool.language)
        return template.sample(known, to: contact, address: address)
    }
}
