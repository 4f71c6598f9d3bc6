extension AWSMobileClient {
    /// The name of `default()` before 2.11.
    @available(*, deprecated, renamed: "default")
    public class func sharedInstance() -> AWSMobileClient { `default`() }

    /// Another name of `isSignedIn`, which the iOS SDK's documentation uses.
    @available(*, deprecated, renamed: "isSignedIn")
    public var isLoggedIn: Bool { isSignedIn }

    /// The name of `addUserStateListener` in the preview.
    @available(*, deprecated, renamed: "addUserStateListener")
    @preconcurrency
    public func addListener(_ object: AnyObject, _ callback: @escaping UserStateChangeCallback) {
        addUserStateListener(object, callback)
    }

    /// The name of `confirmSignIn(challengeResponse:)` in the preview.
    @available(*, deprecated, renamed: "confirmSignIn(challengeResponse:completionHandler:)")
    @preconcurrency
    public func confirmSignIn(code: String, completionHandler: @escaping Completion<SignInResult>) {
        confirmSignIn(challengeResponse: code, completionHandler: completionHandler)
    }
}
