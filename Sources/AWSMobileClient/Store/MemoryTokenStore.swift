import Kernel

/// A store that ends with the process, for servers and tests.
public final class MemoryTokenStore: TokenStore {
    private let services = Locked<[String: [String: String]]>([:])

    /// An empty store.
    public init() {}

    /// What is kept for `service`.
    public func entries(of service: String) -> [String: String] { services.read { $0[service] ?? [:] } }

    /// Changes what is kept for `service`.
    public func change(_ service: String, _ body: (inout [String: String]) -> Void) {
        services.change { body(&$0[service, default: [:]]) }
    }
}
