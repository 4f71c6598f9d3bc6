/// The page for a browser that is signed in. The buttons' values are `continue` and `other`.
package struct SignedInView: PageView {
    package var form: PageForm
    /// The name that is shown.
    package var name: String
    /// The page of the user's account; nil if there is none.
    package var account: String?
    /// What the app is called; nil if the page does not name it.
    package var app: String?

    package init(form: PageForm, name: String, account: String? = nil, app: String? = nil) {
        (self.form, self.name, self.account, self.app) = (form, name, account, app)
    }
}

/// The page for a browser that has a session of one user, and gets another one's sign-in that a provider has begun. The
/// buttons' values are `continue` and `other`.
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

/// The page after a sign-out that leads nowhere else.
package struct SignedOutView: PageView {
    package var signIn: String?

    package init(signIn: String? = nil) { self.signIn = signIn }
}

/// The page that leads back to the app: at once by a refresh, and by a link.
///
/// Browsers apply a page's `form-action` to every redirect after a form, also to the redirects of the app. This page
/// ends that chain, so an app may redirect as it likes.
package struct ReturnToAppView: PageView {
    package var canBeShownAgain: Bool { false }
    /// The callback's address with its parameters.
    package var address: String
    /// False if the app is told of an error.
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

/// The page that takes a message to another provider: at once by the script, and by a button.
package struct ProviderFormView: PageView {
    package var canBeShownAgain: Bool { false }
    /// The form of the message; its action is the provider's address.
    package var form: PageForm
    /// The name that is shown.
    package var name: String
    package var formTarget: String? { form.action }

    package init(form: PageForm, name: String) { (self.form, self.name) = (form, name) }
}

/// The page that takes the answer to the app's request to its callback: at once by the script, and by a button.
package struct PostToAppView: PageView {
    package var canBeShownAgain: Bool { false }
    /// The form of the answer; its action is the callback.
    package var form: PageForm
    package var formTarget: String? { form.action }

    package init(form: PageForm) { self.form = form }
}

/// The page that sends a form on which has come from another site: at once by the script, and by a button.
package struct ForwardView: PageView {
    package var canBeShownAgain: Bool { false }
    package var form: PageForm

    package init(form: PageForm) { self.form = form }
}

/// The page for what cannot go on.
package struct ErrorView: PageView {
    package enum Kind: Sendable, CaseIterable {
        /// The link or the request is not complete, or not correct.
        case badRequest
        /// The app is not known, or not set up for sign-ins.
        case unknownApp
        /// The form was open too long, was sent from elsewhere, or cookies are off.
        case expiredForm
        /// There is no such page.
        case notFound
        /// Too many requests.
        case tooManyRequests
        /// The server cannot answer just now.
        case unavailable
        /// Another provider does not answer as it should.
        case provider
    }

    package var kind: Kind
    package var status: Int
    /// The details for developers, such as an OAuth error and its description.
    package var detail: String?
    package var requestID: String?
    /// Where the user may begin again.
    package var back: String?

    package init(
        _ kind: Kind, status: Int, detail: String? = nil, requestID: String? = nil, back: String? = nil
    ) {
        (self.kind, self.status, self.detail) = (kind, status, detail)
        (self.requestID, self.back) = (requestID, back)
    }
}
