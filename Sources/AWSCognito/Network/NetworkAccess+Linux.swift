#if !canImport(Network)
    import Foundation

    extension NetworkAccess {
        static let isCellularOnlyNow: @Sendable () -> Bool = { DefaultRoutes().areCellular }

        /// Linux tells programs of no change without a socket of their own, so that this only waits.
        static let waitForNetwork: @Sendable (Int) async throws -> Void = { try await Task.sleep(for: pause($0)) }
    }
#endif
