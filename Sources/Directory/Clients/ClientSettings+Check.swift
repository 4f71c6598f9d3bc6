import Kernel

extension ClientSettings {
    /// Whether the client is being created or updated; messages contain the word.
    package enum Occasion: String, Sendable {
        case creating, updating
    }

    /// Checks the settings of a client of `pool`.
    ///
    /// - Parameter known: The parts of the pool that the settings may name.
    /// - Throws: `InvalidInput` or `ClientRefusal` if they are not permitted.
    package func check(in pool: UserPool, hasSecret: Bool, known: ClientReferences, when occasion: Occasion) throws {
        try checkFlows()
        try tokenValidity.check()
        try checkAttributes(pool.schema, occasion: occasion)
        try oauth.check(in: pool.id, hasSecret: hasSecret, known: known)
        try analytics?.check()
        guard (3...15).contains(authSessionValidity) else {
            throw InvalidInput("AuthSessionValidity is 3 to 15 minutes.")
        }
        guard (0...60).contains(refreshTokenRotation?.retryGracePeriod ?? 0) else {
            throw InvalidInput("RetryGracePeriodSeconds is 0 to 60.")
        }
        guard !propagatesUserContext || hasSecret else {
            throw InvalidInput(
                "Client Secret is required to set EnablePropagateAdditionalUserContextData as true")
        }
    }

    private func checkFlows() throws {
        let flows = explicitAuthFlows ?? []
        guard flows.allSatisfy(\.isLegacy) || !flows.contains(where: \.isLegacy) else {
            throw InvalidInput("Auth flow name with prefix 'ALLOW' cannot be used with legacy auth flow names.")
        }
        guard refreshTokenRotation?.enabled != true || !flows.contains(.allowRefreshToken) else {
            throw InvalidInput("ALLOW_REFRESH_TOKEN_AUTH cannot be used when refresh token rotation is enabled.")
        }
    }

    /// UP-PERM-06, UP-PERM-07: attributes that sign-up requires must be writable, and attributes that the server sets
    /// must not.
    private func checkAttributes(_ schema: AttributeSchema, occasion: Occasion) throws {
        // Each name is looked up at every sign-in; without the limit, a list of repetitions would slow down each of
        // them.
        let maximum = schema.definitions.count
        guard (readAttributes ?? []).count <= maximum, (readAttributes ?? []).allSatisfy({ schema[$0] != nil }) else {
            throw InvalidInput("Invalid read attributes specified while \(occasion.rawValue) a client")
        }
        guard let writeAttributes else { return }
        let isPermitted = writeAttributes.allSatisfy { name in
            schema[name].map { !$0.developerOnly } ?? false && !StandardAttributes.closedToApplications.contains(name)
        }
        guard writeAttributes.count <= maximum, isPermitted, Set(schema.required).isSubset(of: writeAttributes) else {
            throw InvalidInput("Invalid write attributes specified while \(occasion.rawValue) a client")
        }
    }
}
