public import Foundation

extension AWSCognito {
    /// The form of ``registerDevice(_:)`` with a completion handler.
    @preconcurrency
    public func registerDevice(_ deviceToken: Data, completionHandler: @escaping Completion<String>) {
        complete(completionHandler) { try await self.registerDevice(deviceToken) }
    }

    /// The form of ``refreshDatasetMetadata()`` with a completion handler.
    @preconcurrency
    public func refreshDatasetMetadata(_ completionHandler: @escaping Completion<[AWSCognitoDatasetMetadata]>) {
        complete(completionHandler) { try await self.refreshDatasetMetadata() }
    }

    /// The form of ``subscribe(_:)`` with a completion handler.
    @preconcurrency
    public func subscribe(_ datasets: [String], completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        complete(completionHandler) { try await self.subscribe(datasets) }
    }

    /// The form of ``unsubscribe(_:)`` with a completion handler.
    @preconcurrency
    public func unsubscribe(_ datasets: [String], completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        complete(completionHandler) { try await self.unsubscribe(datasets) }
    }

    /// The form of ``subscribeAll()`` with a completion handler.
    @preconcurrency
    public func subscribeAll(_ completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        complete(completionHandler) { try await self.subscribeAll() }
    }

    /// The form of ``unsubscribeAll()`` with a completion handler.
    @preconcurrency
    public func unsubscribeAll(_ completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        complete(completionHandler) { try await self.unsubscribeAll() }
    }
}
