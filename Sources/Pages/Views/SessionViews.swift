/// The page for a browser that is signed in. The buttons' values are `continue` and `other`.
package struct SignedInView: PageView {
    package var form: PageForm
    /// The name that is shown.
    package var name: String
    /// The page of the user's account; nil if there is none.
    package var account: String?
    /// The app's name; nil if the page does not show it.
    package var app: String?

    package init(form: PageForm, name: String, account: String? = nil, app: String? = nil) {
        (self.form, self.name, self.account, self.app) = (form, name, account, app)
    }
}

/// The page for a browser with the session of one user that receives the sign-in of another user, started by a
/// provider. The buttons' values are `continue` and `other`.
package struct OtherSessionView: PageView {
    package var canBeShownAgain: Bool { false }
    package var form: PageForm
    /// The name of the user who is signed in.
    package var name: String
    /// The provider's name.
    package var provider: String

    package init(form: PageForm, name: String, provider: String) {
        (self.form, self.name, self.provider) = (form, name, provider)
    }
}

/// The page after a sign-out without another destination.
package struct SignedOutView: PageView {
    package var signIn: String?

    package init(signIn: String? = nil) { self.signIn = signIn }
}

/// The page after a provider's response to a test.
package struct ProviderTestEndView: PageView {
    package var canBeShownAgain: Bool { false }

    package init() {}
}

/// The page that leads back to the app: at once by a refresh, and by a link.
///
/// Browsers apply a page's `form-action` to every redirect after a form, including those of the app. This page ends
/// that chain, so an app may redirect anywhere.
package struct ReturnToAppView: PageView {
    package var canBeShownAgain: Bool { false }
    /// The callback's address with its parameters.
    package var address: String
    /// False if the app gets an error.
    package var isSignedIn: Bool

    package init(address: String, isSignedIn: Bool = true) { (self.address, self.isSignedIn) = (address, isSignedIn) }
}

/// The page that leads to another provider: at once by a refresh, and by a link. It ends the chain of redirects that a
/// form begins, as `ReturnToAppView` does.
package struct ProviderView: PageView {
    package var canBeShownAgain: Bool { false }
    /// The name that is shown.
    package var name: String
    /// Where the user signs in.
    package var address: String

    package init(name: String, address: String) { (self.name, self.address) = (name, address) }
}

/// The page that sends a message to another provider: at once by the script, and by a button.
package struct ProviderFormView: PageView {
    package var canBeShownAgain: Bool { false }
    /// The form of the message; its action is the provider's address.
    package var form: PageForm
    /// The name that is shown.
    package var name: String
    package var formTarget: String? { form.action }

    package init(form: PageForm, name: String) { (self.form, self.name) = (form, name) }
}

/// The page that sends the response to the app's request to its callback: at once by the script, and by a button.
package struct PostToAppView: PageView {
    package var canBeShownAgain: Bool { false }
    /// The form of the response; its action is the callback.
    package var form: PageForm
    package var formTarget: String? { form.action }

    package init(form: PageForm) { self.form = form }
}

/// The page that forwards a form from another site: at once by the script, and by a button.
package struct ForwardView: PageView {
    package var canBeShownAgain: Bool { false }
    package var form: PageForm

    package init(form: PageForm) { self.form = form }
}

/// The page for a failed request.
package struct ErrorView: PageView {
    package enum Kind: Sendable, CaseIterable {
        /// The link or the request is incomplete or incorrect.
        case badRequest
        /// The app is unknown, or not set up for sign-ins.
        case unknownApp
        /// The form was open too long, was sent from elsewhere, or cookies are off.
        case expiredForm
        /// The page does not exist.
        case notFound
        /// Too many requests.
        case tooManyRequests
        /// The server cannot respond at present.
        case unavailable
        /// Another provider's response is wrong or missing.
        case provider
    }

    package var kind: Kind
    package var status: Int
    /// The details for developers, such as an OAuth error and its description.
    package var detail: String?
    package var requestID: String?
    /// Where the user may start again.
    package var back: String?

    package init(
        _ kind: Kind, status: Int, detail: String? = nil, requestID: String? = nil, back: String? = nil
    ) {
        (self.kind, self.status, self.detail) = (kind, status, detail)
        (self.requestID, self.back) = (requestID, back)
    }
}
