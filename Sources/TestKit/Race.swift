package import Kernel

/// The results of concurrent tasks.
package struct Race<Value: Sendable>: Sendable {
    /// The values of the tasks that succeeded.
    package let winners: [Value]
    /// The errors of the others.
    package let losers: [any Error]

    /// Runs `work` in parallel tasks and waits for all.
    package init(_ count: Int = 32, doing work: @escaping @Sendable (Int) async throws -> Value) async {
        let results = await withTaskGroup(of: Result<Value, any Error>.self) { group in
            for number in 0..<count {
                group.addTask { do { return .success(try await work(number)) } catch { return .failure(error) } }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        winners = results.compactMap { try? $0.get() }
        losers = results.compactMap { if case .failure(let error) = $0 { error } else { nil } }
    }

    /// The refusals among the errors.
    package var refusals: [any Refusal] { losers.compactMap { $0 as? any Refusal } }
}
