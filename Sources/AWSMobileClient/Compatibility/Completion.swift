extension AWSMobileClient {
    /// A completion handler, called with a value or an error, never both.
    public typealias Completion<Value> = @Sendable (_ value: Value?, _ error: (any Error)?) -> Void

    /// Runs `work` in a task and calls `completionHandler` with its result.
    func complete<Value: Sendable>(
        _ completionHandler: @escaping Completion<Value>, with work: @escaping @Sendable () async throws -> Value
    ) {
        driver.complete(completionHandler, with: work)
    }

    /// Runs `work`, which returns nothing, in a task and calls `completionHandler` with its error.
    func complete(
        _ completionHandler: @escaping @Sendable ((any Error)?) -> Void,
        after work: @escaping @Sendable () async throws -> Void
    ) {
        driver.complete(completionHandler, after: work)
    }

    /// A completion of the driver that calls `completionHandler` with the value that `read` takes from the result.
    func reading<Value>(
        _ completionHandler: @escaping Completion<Value>, by read: @escaping @Sendable (CallResult) throws -> Value
    ) -> PendingCalls.Completion {
        { result in
            if case .failed(let error) = result { return completionHandler(nil, error) }
            do { completionHandler(try read(result), nil) } catch { completionHandler(nil, error) }
        }
    }
}

extension SessionDriver {
    /// Runs `work` in a task and calls `completionHandler` with its result.
    func complete<Value: Sendable>(
        _ completionHandler: @escaping AWSMobileClient.Completion<Value>,
        with work: @escaping @Sendable () async throws -> Value
    ) {
        Task {
            do {
                let value = try await work()
                runCompletion { completionHandler(value, nil) }
            } catch { runCompletion { completionHandler(nil, error) } }
        }
    }

    /// Runs `work`, which returns nothing, in a task and calls `completionHandler` with its error.
    func complete(
        _ completionHandler: @escaping @Sendable ((any Error)?) -> Void,
        after work: @escaping @Sendable () async throws -> Void
    ) {
        complete({ (_: Void?, error) in completionHandler(error) }, with: work)
    }
}
