public import Kernel

/// What came of many doing the same at once.
public struct Race<Value: Sendable>: Sendable {
    /// What those who succeeded got.
    public let winners: [Value]
    /// Why the others did not.
    public let losers: [any Error]

    /// Runs `work` in so many tasks at once and waits for all.
    public init(_ count: Int = 32, _ work: @escaping @Sendable (Int) async throws -> Value) async {
        let results = await withTaskGroup(of: Result<Value, any Error>.self) { group in
            for number in 0..<count {
                group.addTask { do { return .success(try await work(number)) } catch { return .failure(error) } }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        winners = results.compactMap { try? $0.get() }
        losers = results.compactMap { if case .failure(let error) = $0 { error } else { nil } }
    }

    /// The reasons of those who were refused. Whoever failed otherwise is not among them.
    public var reasons: [Refusal.Reason] { losers.compactMap { ($0 as? Refusal)?.reason } }
}

/// Why `work` was refused; nil where it was not. Throws where it failed otherwise.
public func refusal<Value>(of work: () async throws -> Value) async throws -> Refusal? {
    do {
        _ = try await work()
        return nil
    } catch let refusal as Refusal { return refusal }
}
