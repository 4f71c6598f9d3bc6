import HTTPServer

extension HTTPLimits {
    /// The limits of the public port. Its connections leave enough files for the rest of the process.
    static func ofPublicPort(_ configuration: Configuration) -> HTTPLimits {
        var limits = HTTPLimits()
        limits.connections = OpenFiles.connections(atMost: limits.connections)
        limits.connectionsPerAddress = configuration.clients.connectionsPerAddress
        limits.heldBodies = configuration.requestMemory
        return limits
    }

    /// The limits of the management address, which other machines reach.
    static var ofManagementAddress: HTTPLimits {
        var limits = HTTPLimits()
        limits.connections = OpenFiles.forAdminPort / 2
        limits.connectionsPerAddress = OpenFiles.forAdminPort / 8
        (limits.heldBodies, limits.body) = (1 << 20, 1024)
        return limits
    }

    /// The limits of the admin port. Its connections are counted separately, so that load on the public port does not
    /// block it.
    static var ofAdminPort: HTTPLimits {
        var limits = HTTPLimits()
        limits.connections = OpenFiles.forAdminPort
        limits.heldBodies = 16 << 20
        // The records of a dataset, which `martlet sync import` sends at once.
        limits.body = 4 << 20
        return limits
    }
}
