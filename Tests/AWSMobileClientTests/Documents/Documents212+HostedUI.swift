// swift-format-ignore-file
// Word for word as the document has it, whatever our own style would be.

import AWSMobileClient
import Foundation

#if canImport(UIKit)
    import UIKit
#elseif canImport(FakeUIKit)
    import FakeUIKit
#endif

/// The documentation of 2.12: hosted and drop-in pages.
@MainActor final class Documents212HostedUI {
    var navigationController: UINavigationController? = UINavigationController()

    // Sample 5.
    func dropIn() {
AWSMobileClient.default().showSignIn(navigationController: self.navigationController!, { (signInState, error) in
    if let signInState = signInState {
        print("Sign in flow completed: \(signInState)")
    } else if let error = error {
        print("error logging in: \(error.localizedDescription)")
    }
})
    }

    // Sample 6.
    func dropInWithOptions() {
AWSMobileClient.default()
    .showSignIn(navigationController: self.navigationController!,
                     signInUIOptions: SignInUIOptions(
                           canCancel: false,
                           logoImage: UIImage(named: "MyCustomLogo"),
                            backgroundColor: UIColor.black)) { (result, err) in
                            //handle results and errors               
}
    }

    // Sample 25.
    func showHostedUI() {
// Optionally override the scopes based on the usecase.
let hostedUIOptions = HostedUIOptions(scopes: ["openid", "email"])

// Present the Hosted UI sign in.
AWSMobileClient.default().showSignIn(navigationController: self.navigationController!, hostedUIOptions: hostedUIOptions) { (userState, error) in
    if let error = error as? AWSMobileClientError {
        print(error.localizedDescription)
    }
    if let userState = userState {
        print("Status: \(userState.rawValue)")
    }
}
    }

    // Sample 27. The document declares the options twice; the second has another name here.
    func showHostedUIOfOneProvider() {
// Option to launch Google sign in directly
let hostedUIOptions = HostedUIOptions(scopes: ["openid", "email"], identityProvider: "Google")
//  OR
// Option to launch Facebook sign in directly
let facebookOptions = HostedUIOptions(scopes: ["openid", "email"], identityProvider: "Facebook")

// Present the Hosted UI sign in.
AWSMobileClient.default().showSignIn(navigationController: self.navigationController!, hostedUIOptions: hostedUIOptions) { (userState, error) in
    if let error = error as? AWSMobileClientError {
        print(error.localizedDescription)
    }
    if let userState = userState {
        print("Status: \(userState.rawValue)")
    }
}
    }

    // Sample 30.
    func showHostedUIOfAuth0() {
// Specify the scopes and federation provider name.
 let hostedUIOptions = HostedUIOptions(scopes: ["openid", "email"], federationProviderName: "YOUR_AUTH0_DOMAIN.auth0.com")

// Present the Hosted UI sign in.
AWSMobileClient.default().showSignIn(navigationController: self.navigationController!, hostedUIOptions: hostedUIOptions) { (userState, error) in
    if let error = error as? AWSMobileClientError {
        print(error.localizedDescription)
    }
    if let userState = userState {
        print("Status: \(userState.rawValue)")
    }
}

// Present the Hosted UI sign in.
AWSMobileClient.default().showSignIn(navigationController: self.navigationController!, hostedUIOptions: hostedUIOptions) { (userState, error) in
    if let error = error as? AWSMobileClientError {
        print(error.localizedDescription)
    }
    if let userState = userState {
        print("Status: \(userState.rawValue)")
    }
}
    }

    /// Runs every sample.
    func runAll() {
        dropIn()
        dropInWithOptions()
        showHostedUI()
        showHostedUIOfOneProvider()
        showHostedUIOfAuth0()
    }
}

/// Sample 26: a method of the app's delegate.
@MainActor final class Documents212Delegate26 {
func application(_ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any) -> Bool {
    AWSMobileClient.default().handleAuthResponse(application, open: url, sourceApplication: sourceApplication, annotation: annotation)
    return true
}
}

/// Sample 31: a method of the app's delegate.
@MainActor final class Documents212Delegate31 {
func application(_ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any) -> Bool {
    return AWSMobileClient.default().handleAuthResponse(application, open: url, sourceApplication: sourceApplication, annotation: annotation)
}
}
