extension AWSMobileClient {
    /// Called with a value or an error, never both.
    public typealias Completion<Value> = @Sendable (_ value: Value?, _ error: (any Error)?) -> Void

    /// Does `work` in the background and hands `completion` what came of it.
    func hand<Value: Sendable>(
        _ completion: @escaping Completion<Value>, _ work: @escaping @Sendable () async throws -> Value
    ) {
        Task {
            do {
                let value = try await work()
                driver.complete { completion(value, nil) }
            } catch { driver.complete { completion(nil, error) } }
        }
    }

    /// The same for calls that give nothing.
    func hand(
        _ completion: @escaping @Sendable ((any Error)?) -> Void, _ work: @escaping @Sendable () async throws -> Void
    ) {
        hand({ (_: Void?, error) in completion(error) }, work)
    }

    /// Hands `completion` what `read` finds in the machine's answer.
    func reading<Value>(
        _ completion: @escaping Completion<Value>, _ read: @escaping @Sendable (Outcome) throws -> Value
    ) -> PendingCalls.Completion {
        { outcome in
            if case .failed(let error) = outcome { return completion(nil, error) }
            do { completion(try read(outcome), nil) } catch { completion(nil, error) }
        }
    }
}
