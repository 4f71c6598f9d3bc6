package import Cryptography
package import Kernel
package import Storage

/// A session at a SAML provider in a row of another server's store.
package enum ImportedProviderSession {
    /// The row with the hash by which this server finds it, if it is one of `pool`; any other row as it is.
    package static func admitted(_ row: NamedRow, in pool: UserPoolID, by cipher: SecretCipher) -> NamedRow {
        guard row.table == "provider_sessions", let name = row.text("name_id"), let provider = row.text("provider")
        else { return row }
        var row = row
        row.values["subject_hash"] = .bytes(SAMLLogin.hash(of: name, at: provider, in: pool, cipher))
        return row
    }
}
