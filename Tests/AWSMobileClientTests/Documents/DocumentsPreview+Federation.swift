// swift-format-ignore-file
// Word for word as the document has it, whatever our own style would be.

import AWSMobileClient
import Foundation

/// The documentation of the preview: federation, credentials and the identity id.
@available(*, deprecated)
extension DocumentsPreview {
    // Sample 14.
    func cachedProperties() {
AWSMobileClient.sharedInstance().username       //String
AWSMobileClient.sharedInstance().isSignedIn     //Boolean
AWSMobileClient.sharedInstance().identityId     //String
    }

    // Sample 16.
    func getAWSCredentials() {
AWSMobileClient.sharedInstance().getAWSCredentials { (credentials, error) in
    if let error = error {
        print("\(error.localizedDescription)")
    } else if let credentials = credentials {
        print(credentials.accessKey)
    }
}
    }

    // Sample 17. The document calls the error `err` and then `error`.
    func federatedSignIn() {
AWSMobileClient.sharedInstance().federatedSignIn(providerName: "graph.facebook.com", token: "FACEBOOK_TOKEN_HERE") { (userState, error)  in
    if let error = error {
        print("Federated Sign In failed: \(error.localizedDescription)")
    }
}
    }

    /// Runs every sample.
    func runAllWithFederation() {
        cachedProperties()
        getAWSCredentials()
        federatedSignIn()
    }
}
