package import Cryptography
import Directory
import Factors
package import Kernel
package import Storage
import WireRuntime

/// The users of a pool as lines of a file, which `UserImport` reads.
package struct UserExport: Sendable {
    private let database: any Database
    private let cipher: SecretCipher

    package init(_ database: any Database, cipher: SecretCipher) {
        (self.database, self.cipher) = (database, cipher)
    }

    /// The maximum users of a part, and the bytes that end it early: a user can have half a megabyte of attributes.
    private static let (maxUsers, maxBytes) = (100, 1 << 20)

    /// The next lines in the order of usernames.
    ///
    /// - Parameter after: The last username of the previous part; nil for the first part.
    /// - Returns: The lines, and the username that they end with; nil if nothing follows.
    /// - Throws: `MissingResource` if the pool does not exist.
    package func lines(of id: UserPoolID, after: String?) async throws -> (lines: [String], next: String?) {
        try await database.read { tx in
            try PoolTable(tx).requireExistence(id)
            let page = try UserSearchTable(tx).list(nil, in: id, after: after.map { Cursor($0) }, limit: Self.maxUsers)
            var (lines, bytes) = ([String](), 0)
            for user in page.items {
                lines.append(try line(of: user, tx))
                bytes += lines[lines.count - 1].utf8.count
                if bytes > Self.maxBytes, lines.count < page.items.count { return (lines, user.username.rawValue) }
            }
            return (lines, page.next?[0])
        }
    }

    func line(of user: User, _ tx: any Transaction) throws -> String {
        var json = JSONWriter()
        json.beginObject()
        json.field("sub", user.id.rawValue)
        json.field("username", try username(of: user, tx))
        json.field("enabled", user.enabled)
        json.field("status", user.status.rawValue)
        json.field("created", LineTime.text(of: user.createdAt))
        json.field("modified", LineTime.text(of: user.modifiedAt))
        json.name("attributes")
        json.beginObject()
        // Its content is in the member `identities`.
        for (name, value) in user.attributes.sorted where name != StandardAttributes.identities {
            json.name(name)
            json.write(value)
        }
        json.endObject()
        let identities = try ExternalIdentityTable(tx).all(of: user.id, in: user.pool)
        json.field("groups", try groups(of: user, with: identities, tx))
        try writePassword(of: user, to: &json)
        try writeFactors(of: user, to: &json, tx)
        if !identities.isEmpty { write(identities, to: &json) }
        json.endObject()
        return String(decoding: json.bytes, as: UTF8.self)
    }

    /// In pools whose usernames are addresses, the address: the username itself is the `sub`.
    private func username(of user: User, _ tx: any Transaction) throws -> String {
        let isMade = user.status != .externalProvider && user.username.rawValue.hasSameBytes(as: user.id.rawValue)
        guard isMade else { return user.username.rawValue }
        let kinds = try NameTable(tx).kinds(of: user.id, in: user.pool)
        let contact = ContactAttribute.allCases.first { kinds.contains($0.nameKind) }
        return contact.flatMap { user.attributes.contact($0) } ?? user.username.rawValue
    }

    /// The groups, except those of providers: their names contain the pool's id, and an import adds the user to the
    /// provider's group of the other pool.
    private func groups(
        of user: User, with identities: [ExternalIdentity], _ tx: any Transaction
    ) throws -> [String] {
        let made = try identities.filter(\.isPrimary).compactMap {
            try IdentityProviderTable(tx).find($0.provider, in: user.pool)?.groupName
        }
        return try MembershipTable(tx).groups(of: user.id, in: user.pool).map(\.name).filter { !made.contains($0) }
            .map(\.rawValue)
    }

    private func writePassword(of user: User, to json: inout JSONWriter) throws {
        guard let credential = user.credential else { return }
        json.name("password")
        json.beginObject()
        switch try StoredPassword(credential, of: user.id, in: user.pool, by: cipher) {
        case .verifier: json.field("sealed", Base64.encode(credential))
        case .foreign(let hash): json.field("hash", hash.text.exposed)
        case .atSource: json.field("followed", true)
        }
        json.field("expires", user.passwordExpiresAt.map(LineTime.text))
        json.endObject()
    }

    private func writeFactors(of user: User, to json: inout JSONWriter, _ tx: any Transaction) throws {
        let table = SecondFactorTable(tx)
        let factors = try table.find(user.id, in: user.pool)
        if let seed = try SoftwareTokens.secret(of: user.id, in: user.pool, by: cipher, tx) {
            json.name("totp")
            json.beginObject()
            json.field("secret", Base32.encode(seed.exposed))
            json.field("name", factors.deviceName)
            json.endObject()
        }
        if !factors.enabled.isEmpty {
            json.name("mfa")
            json.beginObject()
            json.field("enabled", factors.enabled.map(\.rawValue).sorted())
            json.field("preferred", factors.preferred?.rawValue)
            json.endObject()
        }
        guard let codes = try RecoveryCodes.sealed(of: user.id, in: user.pool, by: cipher, tx) else { return }
        json.name("recovery-codes")
        json.beginObject()
        json.field("sealed", Base64.encode(codes))
        json.endObject()
    }

    private func write(_ identities: [ExternalIdentity], to json: inout JSONWriter) {
        json.name("identities")
        json.beginArray()
        for identity in identities {
            json.beginObject()
            json.field("provider", identity.provider)
            json.field("attribute", identity.attribute)
            json.field("value", identity.value)
            json.field("primary", identity.isPrimary)
            json.field("disabled", identity.isDisabled)
            json.field("created", LineTime.text(of: identity.createdAt))
            json.endObject()
        }
        json.endArray()
    }
}
