extension HTTPLimits {
    /// The limits of the port that everyone may reach.
    static func ofPublicPort(_ configuration: Configuration) -> HTTPLimits {
        var limits = HTTPLimits()
        limits.connections = OpenFiles.connections(atMost: limits.connections)
        limits.connectionsPerAddress = configuration.connectionsPerAddress
        limits.heldBodies = configuration.requestMemory
        return limits
    }

    /// The limits of the port for health, metrics and the command line. They are counted apart, so that a crowd on the
    /// public port leaves it room.
    static var ofAdminPort: HTTPLimits {
        var limits = HTTPLimits()
        limits.connections = OpenFiles.forAdminPort
        limits.heldBodies = 16 << 20
        return limits
    }
}
