package import Directory
package import WireRuntime

/// A sign-in begins: the function may refuse it (UP-LPA-01).
package struct PreAuthenticationTrigger: Trigger {
    private let user: EventUser
    private let validationData: [String: String]?

    /// - Parameter validationData: The `ClientMetadata` of the request.
    package init(_ user: EventUser, validationData: [String: String]?) {
        self.user = user
        self.validationData = validationData
    }

    package static let kind = TriggerKind.preAuthentication
    package var source: String { "PreAuthentication_Authentication" }
    package var request: JSONObject {
        JSONObject(about: user, members: [.init("validationData", .texts(validationData))])
    }
    package var emptyResponse: JSONObject { JSONObject() }

    /// The response is empty (UP-LPA-02).
    package func read(_: JSONObject) {}
}
