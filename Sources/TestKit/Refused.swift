package import Kernel

/// The refusal of `work`; nil if it succeeded. Rethrows other errors.
package func refusal<Value>(of work: () async throws -> Value) async throws -> (any Refusal)? {
    do {
        _ = try await work()
        return nil
    } catch let refusal as any Refusal { return refusal }
}

/// Whether both are the same case of the same domain, or both are nil.
package func == (one: (any Refusal)?, other: (any Refusal)?) -> Bool {
    switch (one, other) {
    case (nil, nil): true
    case (let one?, let other?): one.isSame(as: other)
    default: false
    }
}

extension Refusal {
    fileprivate func isSame(as other: any Refusal) -> Bool {
        guard let other = other as? Self else { return false }
        return areEqual(self, and: other)
    }
}

/// `Value`'s own comparison. For refusals `==` in this file would be the function above.
private func areEqual<Value: Equatable>(_ one: Value, and other: Value) -> Bool { one == other }
