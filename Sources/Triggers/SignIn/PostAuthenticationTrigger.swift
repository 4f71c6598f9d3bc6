package import Directory
package import WireRuntime

/// A user has signed in (UP-LPO-01).
package struct PostAuthenticationTrigger: Trigger {
    private let user: User
    private let pool: UserPool
    private let isNewDevice: Bool
    private let metadata: [String: String]?

    /// - Parameters:
    ///   - isNewDevice: Whether the sign-in used a device for the first time.
    ///   - metadata: The `ClientMetadata` of the answer to a challenge.
    package init(_ user: User, in pool: UserPool, isNewDevice: Bool = false, metadata: [String: String]?) {
        self.user = user
        self.pool = pool
        self.isNewDevice = isNewDevice
        self.metadata = metadata
    }

    package static let kind = TriggerKind.postAuthentication
    package var source: String { "PostAuthentication_Authentication" }
    package var request: JSONObject {
        JSONObject(
            about: EventUser(user, in: pool, hidesExistence: false),
            members: [.init("newDeviceUsed", .boolean(isNewDevice))],
            metadata: metadata)
    }
    package var emptyResponse: JSONObject { JSONObject() }

    /// The response is empty (UP-LPO-02).
    package func read(_: JSONObject) {}
}
