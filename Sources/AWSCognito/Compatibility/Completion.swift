import Dispatch

extension AWSCognito {
    /// A completion handler, called once, with a value or an error, never both.
    public typealias Completion<Value> = @Sendable (_ value: Value?, _ error: (any Error)?) -> Void

    /// Runs `work` in a task and calls `completionHandler` with its result.
    func complete<Value: Sendable>(
        _ completionHandler: Completion<Value>?, with work: @escaping @Sendable () async throws -> Value
    ) {
        Task {
            let (value, failure): (Value?, (any Error)?)
            do { (value, failure) = (try await work(), nil) } catch { (value, failure) = (nil, error) }
            // Not on a thread of Swift's concurrency: the handler may block.
            if let completionHandler { DispatchQueue.global().async { completionHandler(value, failure) } }
        }
    }

    /// Runs `work`, which returns nothing, in a task and calls `completionHandler` with its error.
    func complete(
        _ completionHandler: (@Sendable ((any Error)?) -> Void)?,
        after work: @escaping @Sendable () async throws -> Void
    ) {
        complete({ (_: Void?, error) in completionHandler?(error) }, with: work)
    }
}
