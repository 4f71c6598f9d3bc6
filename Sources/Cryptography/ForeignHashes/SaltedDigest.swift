import Kernel

/// One SHA-1 or SHA-256 of the password with a salt before or after it. Such hashes can be guessed quickly. They are
/// accepted only so that the user's first sign-in can replace them.
struct SaltedDigest {
    private let algorithm: DigestAlgorithm
    private let salt: [UInt8]
    private let isSaltFirst: Bool
    let digest: [UInt8]

    /// `$salted-sha256$first$salt$digest`, in Base64, and Django's `sha1$salt$digest`.
    init(_ fields: HashFields) throws(ForeignHashRefusal) {
        guard let rest = fields.rest(fields.name == "sha1" ? 2 : 3).map(Array.init) else {
            throw .malformed("salted SHA")
        }
        if fields.name == "sha1" {
            try self.init(.sha1, salt: Array(rest[0].utf8), isSaltFirst: true, digest: Hex.decode(rest[1]))
        } else {
            guard let salt = HashFields.bytes(rest[1]), rest[0] == "first" || rest[0] == "last" else {
                throw .malformed("salted SHA")
            }
            try self.init(
                fields.name == "$salted-sha1" ? .sha1 : .sha256, salt: salt, isSaltFirst: rest[0] == "first",
                digest: HashFields.bytes(rest[2]))
        }
    }

    /// The forms of directories: `{SSHA}` or `{SSHA256}`, followed by digest and salt together.
    init(directoryText text: String) throws(ForeignHashRefusal) {
        let forms: [(prefix: String, algorithm: DigestAlgorithm)] = [("{SSHA}", .sha1), ("{SSHA256}", .sha256)]
        guard let form = forms.first(where: { text.utf8.starts(with: $0.prefix.utf8) }) else { throw .unknownForm }
        let bytes = HashFields.bytes(String(text.dropFirst(form.prefix.utf8.count))) ?? []
        let length = form.algorithm.byteCount
        try self.init(
            form.algorithm, salt: Array(bytes.dropFirst(length)), isSaltFirst: false,
            digest: Array(bytes.prefix(length)))
    }

    private init(
        _ algorithm: DigestAlgorithm, salt: [UInt8], isSaltFirst: Bool, digest: [UInt8]?
    ) throws(ForeignHashRefusal) {
        guard let digest, digest.count == algorithm.byteCount, !salt.isEmpty else {
            throw .malformed("salted SHA")
        }
        (self.algorithm, self.salt, self.isSaltFirst, self.digest) = (algorithm, salt, isSaltFirst, digest)
    }

    func derived(from password: [UInt8]) throws -> [UInt8] {
        try algorithm.digest(of: isSaltFirst ? salt + password : password + salt)
    }
}
