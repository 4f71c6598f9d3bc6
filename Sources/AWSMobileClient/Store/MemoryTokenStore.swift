import Kernel

/// A store in memory, for servers and tests.
public final class MemoryTokenStore: TokenStore {
    private let services = Locked<[String: [String: String]]>([:])

    /// Makes an empty store.
    public init() {}

    /// The entries of `service`.
    public func entries(of service: String) -> [String: String] { services.read { $0[service] ?? [:] } }

    /// Changes the entries of `service`.
    public func change(_ service: String, _ body: (inout [String: String]) -> Void) {
        services.change { body(&$0[service, default: [:]]) }
    }
}
