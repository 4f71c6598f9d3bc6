import Federation
import Outbound

extension ProviderClient {
    /// A client with its own workers, so that a slow provider can occupy only a few of them.
    init(_ configuration: Configuration) {
        let caller = HTTPCaller(workers: Self.maxAtOnce, depth: 1024)
        self.init(reach: configuration.domains.allowsPrivateProviders ? .any : .publicOnly, send: caller.send)
    }
}
