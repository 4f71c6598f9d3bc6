extension Claims {
    /// The members of a JSON object from another server, within the limits of tokens.
    ///
    /// - Throws: `TokenError.malformed`.
    package init(json bytes: [UInt8]) throws(TokenError) { self = try ClaimsReader.read(bytes) }

    /// The claims as a JSON object.
    package var jsonText: String { String(decoding: ClaimsWriter(self).bytes, as: UTF8.self) }
}

extension ClaimValue {
    /// The value as JSON.
    package var jsonText: String { String(decoding: ClaimsWriter(self).bytes, as: UTF8.self) }
}
