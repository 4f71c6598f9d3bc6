import Federation
import Outbound

extension ProviderClient {
    /// A client with workers of its own: a slow provider keeps a few of them at most.
    init(_ configuration: Configuration) {
        let caller = HTTPCaller(workers: Self.maxAtOnce, depth: 1024)
        self.init(reach: configuration.domains.allowsPrivateProviders ? .any : .publicOnly, send: caller.send)
    }
}
