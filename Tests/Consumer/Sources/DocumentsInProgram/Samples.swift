/// The samples of the documents that run without a screen, by the name of their function.
@MainActor enum Samples {
    typealias Run = @MainActor () -> Void

    /// The samples of a document.
    ///
    /// - Parameter document: The name of its class.
    /// - Returns: The samples; none if there is no such document.
    static func of(_ document: String) -> [String: Run] {
        switch document {
        case "Documents212": version212(Documents212(), Documents212HostedUI())
        case "Documents29": version29(Documents29(), Documents29HostedUI())
        case "DocumentsPreview": preview(DocumentsPreview(), DocumentsPreviewHostedUI())
        case "DocumentsArticle": article(DocumentsArticle())
        default: [:]
        }
    }

    private static func version212(
        _ samples: Documents212, _ pages: Documents212HostedUI
    ) -> [String: Run] {
        [
            "listen": samples.listen, "listenAndSignIn": samples.listenAndSignIn, "signUp": samples.signUp,
            "signUpWithOwnAttributes": samples.signUpWithOwnAttributes, "confirmSignUp": samples.confirmSignUp,
            "resend": samples.resend, "signIn": samples.signIn, "confirmSignIn": samples.confirmSignIn,
            "forceChangePassword": samples.forceChangePassword, "signOut": samples.signOut,
            "signOutGlobally": samples.signOutGlobally, "forgotPassword": samples.forgotPassword,
            "confirmForgotPassword": samples.confirmForgotPassword, "getTokens": samples.getTokens,
            "signOutOfHostedUI": samples.signOutOfHostedUI, "signOutLocally": samples.signOutLocally,
            "customChallenge": samples.customChallenge, "cachedProperties": samples.cachedProperties,
            "getAWSCredentials": samples.getAWSCredentials, "federatedSignIn": samples.federatedSignIn,
            "federateSAML": samples.federateSAML, "federateSAMLWithRole": samples.federateSAMLWithRole,
            "federateDeveloperIdentity": samples.federateDeveloperIdentity,
            "rememberDevice": samples.rememberDevice, "dontRememberDevice": samples.dontRememberDevice,
            "forgetDevice": samples.forgetDevice, "getDevice": samples.getDevice,
            "listDevices": samples.listDevices, "dropIn": pages.dropIn, "dropInWithOptions": pages.dropInWithOptions,
            "showHostedUI": pages.showHostedUI, "showHostedUIOfOneProvider": pages.showHostedUIOfOneProvider,
            "showHostedUIOfAuth0": pages.showHostedUIOfAuth0,
        ]
    }

    private static func version29(
        _ samples: Documents29, _ pages: Documents29HostedUI
    ) -> [String: Run] {
        [
            "listen": samples.listen, "listenAndSignIn": samples.listenAndSignIn, "signUp": samples.signUp,
            "signUpWithOwnAttributes": samples.signUpWithOwnAttributes, "confirmSignUp": samples.confirmSignUp,
            "resend": samples.resend, "signIn": samples.signIn, "confirmSignIn": samples.confirmSignIn,
            "forceChangePassword": samples.forceChangePassword, "signOut": samples.signOut,
            "signOutGlobally": samples.signOutGlobally, "forgotPassword": samples.forgotPassword,
            "confirmForgotPassword": samples.confirmForgotPassword, "getTokens": samples.getTokens,
            "signOutOfHostedUI": samples.signOutOfHostedUI, "signOutLocally": samples.signOutLocally,
            "cachedProperties": samples.cachedProperties, "getAWSCredentials": samples.getAWSCredentials,
            "federatedSignIn": samples.federatedSignIn, "federateSAML": samples.federateSAML,
            "federateDeveloperIdentity": samples.federateDeveloperIdentity,
            "rememberDevice": samples.rememberDevice, "dontRememberDevice": samples.dontRememberDevice,
            "forgetDevice": samples.forgetDevice, "getDevice": samples.getDevice,
            "listDevices": samples.listDevices, "dropIn": pages.dropIn, "dropInWithOptions": pages.dropInWithOptions,
            "showHostedUI": pages.showHostedUI, "showHostedUIOfOneProvider": pages.showHostedUIOfOneProvider,
            "showHostedUIOfAuth0": pages.showHostedUIOfAuth0,
        ]
    }

    private static func preview(
        _ samples: DocumentsPreview, _ pages: DocumentsPreviewHostedUI
    ) -> [String: Run] {
        [
            "listen": samples.listen, "listenAndSignIn": samples.listenAndSignIn, "signUp": samples.signUp,
            "signUpWithOwnAttributes": samples.signUpWithOwnAttributes, "confirmSignUp": samples.confirmSignUp,
            "resend": samples.resend, "signIn": samples.signIn, "confirmSignIn": samples.confirmSignIn,
            "signOut": samples.signOut, "getTokens": samples.getTokens,
            "cachedProperties": samples.cachedProperties, "getAWSCredentials": samples.getAWSCredentials,
            "federatedSignIn": samples.federatedSignIn, "dropIn": pages.dropIn,
            "dropInWithOptions": pages.dropInWithOptions,
        ]
    }

    private static func article(_ samples: DocumentsArticle) -> [String: Run] {
        ["signOut": samples.signOut, "signOutGlobally": samples.signOutGlobally]
    }
}
