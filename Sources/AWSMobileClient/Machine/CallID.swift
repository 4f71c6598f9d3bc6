/// A call of the app that waits for its answer. A sign-in has the id of the call that began it.
struct CallID: Hashable, Sendable {
    var number: UInt64
}

/// A refresh of the tokens.
struct RefreshID: Hashable, Sendable {
    var number: UInt64
}
