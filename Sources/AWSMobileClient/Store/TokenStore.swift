/// Where sessions outlive the process: texts under names, grouped by service (spec B.11 lists the names).
///
/// Several clients may use one store, in one process or in several. A store never calls the client that uses it: that
/// waits for the store.
public protocol TokenStore: Sendable {
    /// Everything that is kept for `service`. Empty where nothing is; throws where that cannot be told.
    func entries(of service: String) throws -> [String: String]

    /// Changes what is kept for `service` as a whole: nobody sees half a change, also where the process ends meanwhile.
    ///
    /// Throws where the change cannot be kept; then what was there before is still there.
    func change(_ service: String, _ body: (inout [String: String]) -> Void) throws
}

/// A store could not be read or written.
public struct TokenStoreError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What failed and why, without any secret.
    public var description: String

    init(_ description: String) { self.description = description }
}
