package import Directory
package import Kernel

/// Where Martlet calls the function that an ARN names.
package struct TriggerTarget: Sendable {
    package var function: FunctionARN
    /// How it is called.
    package var settings: TargetSettings
    /// The secret that authenticates the calls: the secret access key of an API of AWS, the secret of a hook or of a
    /// client, Apple's key in PEM, or Google's JSON key file.
    package var secret: Secret<String>?
    /// The pools whose events it gets; nil for all.
    package var pools: [UserPoolID]?
    /// Whether the operator's configuration names it; otherwise it is in the store.
    package var isConfigured: Bool

    package init(
        _ function: FunctionARN, settings: TargetSettings, secret: Secret<String>?, pools: [UserPoolID]? = nil,
        isConfigured: Bool = false
    ) {
        self.function = function
        self.settings = settings
        self.secret = secret
        self.pools = pools
        self.isConfigured = isConfigured
    }

    /// Whether it gets the events of a pool.
    ///
    /// - Parameter pool: Nil while the pool is being created.
    package func serves(_ pool: UserPoolID?) -> Bool {
        guard let pools else { return true }
        return pool.map(pools.contains) ?? false
    }

    /// Whether it gets the events of a pool of either kind.
    package func serves(calling pool: CallingPool) -> Bool {
        pools?.contains { $0.rawValue.hasSameBytes(as: pool.id) } ?? true
    }

    /// The most pools that a target can name.
    static let maxPools = 1000

    /// Checks the target.
    ///
    /// - Throws: `InvalidInput`, with a sentence for the operator.
    package func check() throws(InvalidInput) {
        guard function.isPlausible else { throw InvalidInput("\(function) is not an ARN of a function.") }
        guard pools.map({ (1...Self.maxPools).contains($0.count) }) ?? true else {
            throw InvalidInput("A target serves all pools, or 1 to \(Self.maxPools) that it names.")
        }
        try checkSettings()
    }

    private func checkSettings() throws(InvalidInput) {
        switch settings {
        case .lambda(let lambda):
            try lambda.check()
            try checkSecretKey()
        case .kinesis(let kinesis):
            try kinesis.check(function)
            try checkSecretKey()
        case .hook(let hook):
            try hook.check()
            guard let secret, HookSecret(secret) != nil else {
                throw InvalidInput("A hook's secret is whsec_ and 24 to 64 bytes in Base64.")
            }
        case .process(let process): try process.check()
        case .apns(let apns): try apns.check(function, secret: secret)
        case .fcm(let fcm): try fcm.check(function, secret: secret)
        case .adm(let adm): try adm.check(function, secret: secret)
        case .sns(let sns):
            try sns.check(function)
            try checkSecretKey()
        }
    }

    private func checkSecretKey() throws(InvalidInput) {
        guard let secret, (16...128).contains(secret.exposed.utf8.count),
            secret.exposed.utf8.allSatisfy(\.isASCIIVisible)
        else { throw InvalidInput("A secret access key has 16 to 128 visible ASCII characters.") }
    }
}

extension FunctionARN {
    /// Whether it has the form of an ARN: six or more parts between colons, beginning with `arn`.
    package var isPlausible: Bool {
        let parts = rawValue.utf8.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
        return (20...2048).contains(rawValue.utf8.count) && rawValue.utf8.allSatisfy(\.isASCIIVisible)
            && (6...8).contains(parts.count) && parts.first.map { $0.elementsEqual("arn".utf8) } == true
    }

    /// The function's name in the ARN.
    package var functionName: String {
        let parts = rawValue.utf8.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
        return parts.count > 6 ? String(decoding: Array(parts[6]), as: UTF8.self) : rawValue
    }
}
