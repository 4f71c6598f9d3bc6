public import Directory

extension SigningKeyStore {
    /// Gives every new pool its signing keys, in the transaction that makes the pool.
    public var creationStep: PoolCreationStep {
        PoolCreationStep { [self] pool in
            let pair = try await prepare()
            return { [self] tx in try install(pair, for: pool, tx) }
        }
    }
}
