// swift-format-ignore-file
// Word for word as the document has it, whatever our own style would be.

import AWSMobileClient
import Foundation

/// The article "How To Do Authentication using AWS Amplify in iOS": what stands outside its view controllers.
@available(*, deprecated)
final class DocumentsArticle {
    func signOut() {
    AWSMobileClient.sharedInstance().signOut()
    }

    func signOutGlobally() {
    AWSMobileClient.sharedInstance().signOut(options: SignOutOptions(signOutGlobally: true)) { (error) in
        print("Error: \(error.debugDescription)")
    }
    }

    /// Runs every sample.
    func runAll() {
        signOut()
        signOutGlobally()
    }
}
