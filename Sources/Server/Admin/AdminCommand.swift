import Directory
import Foundation
import Kernel

/// A command of an operator that the AWS APIs do not have. The type is its own input: its members are those of the
/// request's body.
///
/// The program performs it directly on a store that no server uses, or sends it to the admin port of the server that
/// uses the store.
package protocol AdminCommand: Codable, Sendable {
    associatedtype Output: Codable & Sendable

    /// The name in the X-Amz-Target header, in audit records and in metrics. The names of commands that change nothing
    /// begin with Get or List, and only such commands leave no audit record.
    static var name: String { get }

    /// Performs the command.
    ///
    /// - Throws: A refusal of the domain, which the request frame translates.
    func perform(on store: AdminStore) async throws -> Output
}

/// The output of a command that returns nothing.
package struct NoResult: Codable, Sendable {}

extension AdminCommand {
    package static var name: String { "\(Self.self)" }

    /// Reads a command from the body of a request, performs it, and writes the output.
    ///
    /// - Throws: `DecodingError` if the body is not this command.
    static func respond(to body: [UInt8], on store: AdminStore) async throws -> [UInt8] {
        let command = try JSONDecoder().decode(Self.self, from: Data(body.isEmpty ? Array("{}".utf8) : body))
        return Array(try JSONEncoder().encode(try await command.perform(on: store)))
    }
}

extension UserPoolID {
    /// The id of a pool that a command names, as noted for the audit record; text that is not an id is not recorded.
    static func noted(_ text: String) -> UserPoolID {
        let pool = UserPoolID(rawValue: text)
        if pool.isPlausible { AuditContext.note(pool) }
        return pool
    }
}
