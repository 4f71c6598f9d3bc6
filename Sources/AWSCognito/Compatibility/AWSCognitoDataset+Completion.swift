extension AWSCognitoDataset {
    /// The form of ``synchronize()`` with a completion handler.
    ///
    /// - Parameter completionHandler: Gets the error, or nil; on a background queue.
    @preconcurrency
    public func synchronize(_ completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        AWSCognito(context).complete(completionHandler) { try await self.synchronize() }
    }

    /// The form of ``synchronizeOnConnectivity()`` with a completion handler.
    ///
    /// - Parameter completionHandler: Called with the result or the error, on a background queue.
    @preconcurrency
    public func synchronizeOnConnectivity(
        _ completionHandler: AWSCognito.Completion<AWSCognitoConnectivityResult>? = nil
    ) {
        AWSCognito(context).complete(completionHandler) { try await self.synchronizeOnConnectivity() }
    }

    /// The form of ``subscribe()`` with a completion handler.
    @preconcurrency
    public func subscribe(_ completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        AWSCognito(context).complete(completionHandler) { try await self.subscribe() }
    }

    /// The form of ``unsubscribe()`` with a completion handler.
    @preconcurrency
    public func unsubscribe(_ completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        AWSCognito(context).complete(completionHandler) { try await self.unsubscribe() }
    }

    /// The guide's spelling of ``string(forKey:)``.
    ///
    /// - Throws: The errors of `string(forKey:)`.
    public func stringForKey(_ key: String) throws -> String? { try string(forKey: key) }

    /// The guide's spelling of ``removeObject(forKey:)``.
    ///
    /// - Throws: The errors of `removeObject(forKey:)`.
    public func removeObjectForKey(_ key: String) throws { try removeObject(forKey: key) }
}
