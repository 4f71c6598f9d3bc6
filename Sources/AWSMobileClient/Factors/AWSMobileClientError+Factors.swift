/// The errors of the client itself about factors and devices.
extension AWSMobileClientError {
    static let noSecret = unknown(message: "The service returned no secret for the authenticator app.")
    static let wrongFirstCode = codeMismatch(message: "The code is not one of the authenticator app.")
    static let deviceUnknown = unknown(
        message: "The service asks for the proof of a device whose keys are not on this device.")
    static let thisDeviceNotRemembered = deviceNotRemembered(
        message: "This device is not remembered: it was never tracked, or it was forgotten.")

    static func factorNotOffered(_ offered: [SignInFactor]) -> Self {
        invalidParameter(
            message: "The answer must be one of \(offered.map(\.rawValue).joined(separator: ", ")).")
    }
}
