#if canImport(SwiftUI) && (canImport(UIKit) || canImport(AppKit)) && !os(watchOS) && !os(tvOS)
    import Foundation
    import SwiftUI

    #if canImport(Accessibility)
        import Accessibility
    #endif

    /// The contents of the form.
    extension SignInModel {
        var client: AWSMobileClient { flow.client }
        var isSignedIn: Bool { client.currentUserState == .signedIn }
        var fields: [SignInField] { flow.fields.filter { $0 != .factor } }
        var choices: [SignInFlow.Step] { flow.choices }
        var explanations: [String] { texts.explanations(step, destination: flow.destination) }
        var factors: [SignInFactor] { flow.factors }

        /// The providers for buttons: those in the configuration, if hosted pages can lead to them.
        var providers: [LoginProvider] {
            guard step == .enterName, client.driver.hostedUI.configuration != nil else { return [] }
            return client.configuredProviders.map(\.provider)
        }

        /// The link that opens an authenticator app on this device with the secret.
        var appLink: URL? {
            guard case .challenge(.setUpAuthenticatorApp(let setup)) = step else { return nil }
            return URL(string: setup.uri())
        }

        /// The text of an error. It is read out, because nothing else on the screen changes. The user's own
        /// cancellation has no text.
        func report(_ error: any Error) -> String? {
            if case .userCancelledSignIn? = error as? AWSMobileClientError { return nil }
            guard !(error is CancellationError) else { return nil }
            let text = texts.message(error)
            #if canImport(Accessibility)
                AccessibilityNotification.Announcement(text).post()
            #endif
            return text
        }
    }
#endif
