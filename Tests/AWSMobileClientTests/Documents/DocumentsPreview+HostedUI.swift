// swift-format-ignore-file
// Word for word as the document has it, whatever our own style would be.

import AWSMobileClient
import Foundation

#if canImport(UIKit)
    import UIKit
#elseif canImport(FakeUIKit)
    import FakeUIKit
#endif

/// The documentation of the preview: hosted and drop-in pages.
@available(*, deprecated)
@MainActor final class DocumentsPreviewHostedUI {
    var navigationController: UINavigationController? = UINavigationController()

    // Sample 5. The document forgets to unwrap the error.
    func dropIn() {
AWSMobileClient.sharedInstance().showSignInScreen(navigationController: self.navigationController!, { (signInState, error) in
    if let signInState = signInState {
        print("logged in!")
    } else {
        print("error logging in: \(error!.localizedDescription)")
    }
})
    }

    // Sample 6.
    func dropInWithOptions() {
AWSMobileClient.sharedInstance()
    .showSignInScreen(navigationController: self.navigationController!,
                      signInUIOptions: SignInUIOptions(
                            canCancel: false,
                            logoImage: UIImage(named: "MyCustomLogo"),
                            backgroundColor: UIColor.black)) { (result, err) in
                            //handle results and errors               
}
    }

    /// Runs every sample.
    func runAll() {
        dropIn()
        dropInWithOptions()
    }
}
