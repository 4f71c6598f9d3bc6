import Dispatch

extension AWSCognito {
    /// A completion handler, called once, with a value or an error, never both.
    public typealias Completion<Value> = @Sendable (_ value: Value?, _ error: (any Error)?) -> Void

    /// Runs `work` in a task and calls `completionHandler` with its result.
    func complete<Value: Sendable>(
        _ completionHandler: Completion<Value>?, _ work: @escaping @Sendable () async throws -> Value
    ) {
        Task {
            let result: (Value?, (any Error)?)
            do { result = (try await work(), nil) } catch { result = (nil, error) }
            // Not on a thread of Swift's concurrency: the handler may block.
            if let completionHandler { DispatchQueue.global().async { completionHandler(result.0, result.1) } }
        }
    }

    /// Runs `work`, which returns nothing, in a task and calls `completionHandler` with its error.
    func complete(
        _ completionHandler: (@Sendable ((any Error)?) -> Void)?, _ work: @escaping @Sendable () async throws -> Void
    ) {
        complete({ (_: Void?, error) in completionHandler?(error) }, work)
    }
}
