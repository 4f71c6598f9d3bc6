/// One call of the app that waits for its answer. A sign-in is named after the call that began it.
struct CallID: Hashable, Sendable {
    var number: UInt64
}

/// One refresh of the tokens.
struct RefreshID: Hashable, Sendable {
    var number: UInt64
}
