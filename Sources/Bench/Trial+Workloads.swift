/// Workloads with users of the first pool: the OAuth endpoints and the hosted pages, identities, other providers.
extension Trial {
    /// The workloads of two clients that this creates.
    func oauthWorkloads(_ target: BenchTarget) throws -> [Workload] {
        try running { _ in try OAuthTarget.create(in: target, port: martlet.ports.service).workloads }
    }

    /// An identity pool for the users of `target`.
    func createIdentityPool(for target: BenchTarget) throws -> IdentityTarget {
        try running { _ in try IdentityTarget.create(in: target, port: martlet.ports.service) }
    }

    /// The workloads with two providers that this creates, if they are wanted.
    func federationWorkloads(_ target: BenchTarget) throws -> [Workload] {
        guard isWanted(FederationTarget.callbackName) || isWanted(FederationTarget.responseName) else { return [] }
        return try running { _ in try FederationTarget.create(in: target, port: martlet.ports.service).workloads }
    }
}
