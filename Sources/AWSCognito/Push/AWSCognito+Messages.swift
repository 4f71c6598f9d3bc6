import Foundation

extension AWSCognito {
    /// Synchronizes the dataset of a push message, if the message is for the current identity and this device does not
    /// have the change already. The client's handlers resolve conflicts.
    ///
    /// - Parameter update: The message.
    /// - Returns: Whether the dataset was synchronized, or why not.
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

    /// Takes a push message from the app's delegate, and synchronizes its dataset.
    ///
    /// - Parameters:
    ///   - userInfo: The message, as received from the platform.
    ///   - completionHandler: Called with the result or the error, on a background queue.
    /// - Returns: Whether the message is from Cognito Sync. If not, `completionHandler` is called with `ignored`.
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
