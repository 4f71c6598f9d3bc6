#if !canImport(Network)
    import Foundation

    extension NetworkAccess {
        static let isCellularOnlyNow: @Sendable () -> Bool = { DefaultRoutes().areCellular }

        /// Linux reports network changes only through a socket that the program opens, so this only waits.
        static let waitForNetwork: @Sendable (Int) async throws -> Void = { attempt in
            try await Task.sleep(for: pause(before: attempt))
        }
    }
#endif
