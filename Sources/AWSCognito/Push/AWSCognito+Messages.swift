import Foundation

extension AWSCognito {
    /// Synchronizes the dataset that a push message tells of, if the message is for the current identity and this
    /// device does not have the change already. The client's handlers decide on conflicts.
    ///
    /// - Parameter update: The message.
    /// - Returns: What was done.
    /// - Throws: The errors of `AWSCognitoDataset.synchronize`.
    public func synchronize(_ update: AWSCognitoPushUpdate) async throws -> AWSCognitoPushResult {
        let calls = try context.service.get()
        guard update.identityPoolId == calls.identityPoolID, update.identityId == (try context.identity()) else {
            return .ignored
        }
        let dataset = try openOrCreateDataset(update.datasetName)
        let count = try dataset.metadata()?.lastSyncCount ?? 0
        guard count < update.syncCount else { return .upToDate }
        try await dataset.synchronize()
        return .synchronized
    }

    /// Takes a push message from the app's delegate, and synchronizes the dataset that it tells of.
    ///
    /// - Parameters:
    ///   - userInfo: The message as the platform delivers it.
    ///   - completionHandler: Gets what was done, or the error; on a background queue.
    /// - Returns: Whether the message is one of Cognito Sync's. If not, `completionHandler` gets `ignored`.
    @discardableResult @preconcurrency
    public func didReceiveRemoteNotification(
        _ userInfo: [AnyHashable: Any], completionHandler: Completion<AWSCognitoPushResult>? = nil
    ) -> Bool {
        let update = AWSCognitoPushUpdate(userInfo)
        complete(completionHandler) {
            if let update { try await self.synchronize(update) } else { .ignored }
        }
        return update != nil
    }
}
