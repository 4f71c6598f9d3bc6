/// A caller's input only for the functions of a sign-up or an invitation. It is not stored with the user.
package struct SignUpTriggerInput: Sendable {
    /// The values that the function before the sign-up validates (UP-LPS-03).
    var validationData: [String: String]?
    /// Any input that the functions may need.
    var clientMetadata: [String: String]?

    /// The caller's input; empty by default.
    package init(validationData: [String: String]? = nil, clientMetadata: [String: String]? = nil) {
        self.validationData = validationData
        self.clientMetadata = clientMetadata
    }
}
