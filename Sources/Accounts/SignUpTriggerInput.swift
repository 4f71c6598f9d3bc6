/// A caller's input for the functions of a sign-up or an invitation alone. It is never stored with the user.
package struct SignUpTriggerInput: Sendable {
    /// The values that the function before the sign-up validates (UP-LPS-03).
    var validationData: [String: String]?
    /// Anything the functions may need.
    var clientMetadata: [String: String]?

    /// The caller's input; by default nothing.
    package init(validationData: [String: String]? = nil, clientMetadata: [String: String]? = nil) {
        self.validationData = validationData
        self.clientMetadata = clientMetadata
    }
}
