extension AWSCognito {
    /// Makes the service send this device a push message whenever another device changes one of these datasets.
    ///
    /// - Parameter datasets: Names of datasets that the service has: each was synchronized once.
    /// - Throws: `AWSCognitoError.deviceNotRegistered`, another `AWSCognitoError`, an error of the network, or an error
    ///   in the configuration: the first one, after all datasets were tried.
    public func subscribe(_ datasets: [String]) async throws {
        try await eachDataset(datasets) { try await $0.subscribe($1, to: $2) }
    }

    /// Ends push messages about these datasets.
    ///
    /// - Parameter datasets: Names of datasets.
    /// - Throws: The errors of `subscribe`.
    public func unsubscribe(_ datasets: [String]) async throws {
        try await eachDataset(datasets) { try await $0.unsubscribe($1, from: $2) }
    }

    /// Subscribes to every dataset of the identity on this device.
    ///
    /// - Throws: The errors of `subscribe`.
    public func subscribeAll() async throws { try await subscribe(localNames()) }

    /// Ends push messages about every dataset of the identity on this device.
    ///
    /// - Throws: The errors of `subscribe`.
    public func unsubscribeAll() async throws { try await unsubscribe(localNames()) }

    private func localNames() throws -> [String] { try listDatasets().filter { !$0.isDeleted() }.map(\.name) }

    /// Performs `call` for each of the datasets, and throws the first error after the last of them.
    private func eachDataset(
        _ names: [String],
        perform call: (_ calls: SyncCalls, _ device: String, _ dataset: DatasetKey) async throws -> Void
    ) async throws {
        try await context.calling { calls, identity in
            guard let device = try context.device() else { throw AWSCognitoError.noDevice }
            var failure: (any Error)?
            for name in names {
                do { try await call(calls, device, DatasetKey(identity: identity, name: name)) } catch {
                    failure = failure ?? error
                }
            }
            if let failure { throw failure }
        }
    }
}

extension AWSCognitoDataset {
    /// Makes the service send this device a push message whenever another device changes the dataset. The dataset must
    /// exist at the service, so it must have been synchronized once.
    ///
    /// - Throws: `AWSCognitoError.deviceNotRegistered`, another `AWSCognitoError`, an error of the network, or an error
    ///   in the configuration.
    public func subscribe() async throws { try await AWSCognito(context).subscribe([name]) }

    /// Ends push messages about the dataset.
    ///
    /// - Throws: The errors of `subscribe`.
    public func unsubscribe() async throws { try await AWSCognito(context).unsubscribe([name]) }
}
