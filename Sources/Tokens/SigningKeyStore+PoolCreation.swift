public import Directory

extension SigningKeyStore {
    /// Creates the signing keys of a new pool, in the transaction that creates the pool.
    public var creationStep: PoolCreationStep {
        PoolCreationStep { [self] pool in
            let pair = try await prepare()
            return { [self] tx in try install(pair, for: pool, tx) }
        }
    }
}
