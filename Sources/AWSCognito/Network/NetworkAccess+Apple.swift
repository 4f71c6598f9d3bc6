#if canImport(Network)
    import Dispatch
    import Kernel
    import Network

    extension NetworkAccess {
        private static let monitor = PathMonitor()

        static let isCellularOnlyNow: @Sendable () -> Bool = { monitor.isCellularOnly }

        static let waitForNetwork: @Sendable (Int) async throws -> Void = { attempt in
            try await Task.sleep(for: pause(before: attempt))
            while !monitor.isSatisfied { try await Task.sleep(for: .seconds(1)) }
        }
    }

    /// Follows the device's network.
    private final class PathMonitor: Sendable {
        private let path = Locked<NWPath?>(nil)
        private let monitor = NWPathMonitor()

        init() {
            monitor.pathUpdateHandler = { [path] new in path.change { $0 = new } }
            monitor.start(queue: DispatchQueue(label: "AWSCognito.network"))
        }

        /// Whether there is a network; also before the system has said so.
        var isSatisfied: Bool { path.read { $0?.status ?? .satisfied } == .satisfied }

        var isCellularOnly: Bool {
            path.read { path in
                guard let path, path.status == .satisfied else { return false }
                return path.usesInterfaceType(.cellular) && !path.usesInterfaceType(.wifi)
                    && !path.usesInterfaceType(.wiredEthernet)
            }
        }
    }
#endif
