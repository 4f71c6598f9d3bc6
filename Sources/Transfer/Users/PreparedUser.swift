import Cryptography
import Directory
import Factors
import Kernel

/// A user of a line, after all steps that need no transaction: names and attributes are checked, and secrets sealed.
struct PreparedUser: Sendable {
    let line: UserLine
    private(set) var newUser: NewUser
    private(set) var sealedSeed: [UInt8]?
    private(set) var recoveryHashes: [[UInt8]] = []
    /// Whether the password is verified by a hash of another system, or by the service that the pool follows.
    private(set) var hasForeignPassword = false
    private let pool: UserPool
    private let cipher: SecretCipher
    /// Whether a value that only another store can use is left out; otherwise its line is refused.
    private let dropsSealed: Bool
    private var hasLostPassword = false

    /// Reads and prepares the user of a line.
    static func result(
        of bytes: [UInt8], in pool: UserPool, cipher: SecretCipher, world: World, dropsSealed: Bool
    ) -> Result<PreparedUser, UserLineError> {
        Result { () throws(UserLineError) in
            guard bytes.count <= UserLine.maxBytes else { throw .notJSON("The line is too long") }
            return try PreparedUser(
                UserLine(bytes), in: pool, cipher: cipher, world: world, dropsSealed: dropsSealed)
        }
    }
    init(
        _ line: UserLine, in pool: UserPool, cipher: SecretCipher, world: World, dropsSealed: Bool
    ) throws(UserLineError) {
        (self.line, self.pool, self.cipher, self.dropsSealed) = (line, pool, cipher, dropsSealed)
        do {
            newUser =
                try line.status == .externalProvider
                ? NewUser(ofProvider: line.username, attributes: line.attributes, in: pool, world: world)
                : NewUser(line.username, attributes: line.attributes, by: .administrator, in: pool, world: world)
        } catch { throw .refused((error as? any Refusal)?.message ?? "The user is not valid") }
        if let sub = line.sub { newUser.choose(sub) }
        if let missing = pool.schema.missing(in: newUser.user.attributes).first {
            throw .missing("attributes." + missing)
        }
        newUser.user.enabled = line.isEnabled
        if let created = line.createdAt { newUser.user.createdAt = created }
        newUser.user.modifiedAt = line.modifiedAt ?? newUser.user.createdAt
        try setPassword()
        try setStatus(at: world.now())
        try sealSoftwareToken()
        try checkFactors()
        try hashRecoveryCodes()
    }

    private var id: UserID { newUser.user.id }

    private mutating func setPassword() throws(UserLineError) {
        switch line.password?.proof {
        case nil: return
        case .foreign(let hash):
            try seal(.foreign(hash))
        case .atSource: try seal(.atSource)
        case .sealed(let sealed):
            if (try? StoredPassword(sealed, of: id, in: pool.id, by: cipher)) != nil {
                newUser.user.credential = sealed
            } else {
                guard dropsSealed else { throw .otherStore("password.sealed") }
                hasLostPassword = true
            }
        }
    }

    private mutating func seal(_ password: StoredPassword) throws(UserLineError) {
        hasForeignPassword = true
        newUser.user.credential = try? password.sealed(for: id, in: pool.id, by: cipher)
        guard newUser.user.credential != nil else { throw .refused("The password cannot be sealed") }
    }

    /// Without a status, a user with a password is confirmed, and another must set one.
    private mutating func setStatus(at now: Instant) throws(UserLineError) {
        let hasPassword = newUser.user.credential != nil
        var status = line.status ?? (hasPassword ? .confirmed : .resetRequired)
        if hasLostPassword, status == .confirmed || status == .forceChangePassword { status = .resetRequired }
        guard status != .externalProvider || !hasPassword else {
            throw .invalid("status", "EXTERNAL_PROVIDER is of a user without a password")
        }
        guard status != .forceChangePassword || hasPassword else {
            throw .invalid("status", "FORCE_CHANGE_PASSWORD is of a user with a temporary password")
        }
        newUser.user.status = status
        try LineIdentity.check(line.identities, of: status)
        guard status == .forceChangePassword else { return }
        newUser.user.passwordExpiresAt = line.password?.expiresAt ?? pool.temporaryPasswordExpiry(from: now)
    }

    private mutating func sealSoftwareToken() throws(UserLineError) {
        guard let app = line.softwareToken else { return }
        guard pool.settings.offers(.softwareToken) else {
            throw .invalid("totp", "The pool has no authenticator apps")
        }
        guard (app.name?.utf8.count ?? 0) <= 1024 else { throw .invalid("totp.name", "It is too long") }
        sealedSeed = try? cipher.seal(app.secret.exposed, .totpSeed, pool.id.rawValue, id.rawValue)
        guard sealedSeed != nil else { throw .refused("The secret cannot be sealed") }
    }

    private func checkFactors() throws(UserLineError) {
        for factor in line.secondFactors + [line.preferredFactor].compactMap(\.self) {
            guard pool.settings.offers(factor), secondFactors.isSetUp(factor, by: newUser.user) else {
                throw .invalid("mfa", "\(factor.rawValue) is not offered by the pool, or not set up by the user")
            }
        }
    }

    private mutating func hashRecoveryCodes() throws(UserLineError) {
        switch line.recovery {
        case nil: return
        case .sealed(let sealed):
            if let hashes = try? RecoveryCodes.hashes(in: sealed, of: id, in: pool.id, by: cipher) {
                recoveryHashes = hashes
            } else {
                guard dropsSealed else { throw .otherStore("recovery-codes.sealed") }
            }
        case .codes(let codes):
            recoveryHashes = codes.compactMap { RecoveryCodes.hash($0, of: id, in: pool.id, by: cipher) }
            guard recoveryHashes.count == codes.count else {
                throw .wrongKind("recovery-codes.codes", expected: "an array of codes such as k3pa-7xqd-m2vn")
            }
        }
    }

    /// The second factors to store.
    var secondFactors: UserSecondFactors {
        var factors = UserSecondFactors()
        factors.enabled = Set(line.secondFactors)
        factors.preferred = line.preferredFactor
        (factors.hasSoftwareToken, factors.deviceName) = (line.softwareToken != nil, line.softwareToken?.name)
        return factors
    }

    /// Names that must be unique, so that two lines with the same name cannot both be imported.
    var claims: [String] {
        let identities = line.identities.map {
            " " + Base64.encode(LengthPrefixed.pack(texts: [$0.provider, $0.attribute, $0.value]))
        }
        return newUser.allNames(in: pool).map(\.folded) + identities
    }
}
