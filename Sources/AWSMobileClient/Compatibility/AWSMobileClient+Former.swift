extension AWSMobileClient {
    /// What `default()` was called before 2.11.
    @available(*, deprecated, renamed: "default")
    public class func sharedInstance() -> AWSMobileClient { `default`() }

    /// What `addUserStateListener` was called in the preview.
    @available(*, deprecated, renamed: "addUserStateListener")
    public func addListener(_ object: AnyObject, _ callback: @escaping UserStateChangeCallback) {
        addUserStateListener(object, callback)
    }

    /// What `confirmSignIn(challengeResponse:)` was called in the preview.
    @available(*, deprecated, renamed: "confirmSignIn(challengeResponse:completionHandler:)")
    public func confirmSignIn(code: String, completionHandler: @escaping Completion<SignInResult>) {
        confirmSignIn(challengeResponse: code, completionHandler: completionHandler)
    }
}
