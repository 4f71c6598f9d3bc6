// swift-format-ignore-file
// Word for word as the document has it, whatever our own style would be.

import AWSMobileClient
import Foundation

/// The documentation of 2.9: federation, credentials and the identity id.
@available(*, deprecated)
extension Documents29 {
    // Sample 18.
    func cachedProperties() {
AWSMobileClient.sharedInstance().username       //String
AWSMobileClient.sharedInstance().isSignedIn     //Boolean
AWSMobileClient.sharedInstance().identityId     //String
    }

    // Sample 20.
    func getAWSCredentials() {
AWSMobileClient.sharedInstance().getAWSCredentials { (credentials, error) in
    if let error = error {
        print("\(error.localizedDescription)")
    } else if let credentials = credentials {
        print(credentials.accessKey)
    }
}
    }

    // Sample 21.
    func federatedSignIn() {
AWSMobileClient.sharedInstance().federatedSignIn(providerName: IdentityProvider.facebook.rawValue, token: "FACEBOOK_TOKEN_HERE") { (userState, error)  in
    if let error = error {
        print("Federated Sign In failed: \(error.localizedDescription)")
    }
}
    }

    // Sample 22.
    func federateSAML() {
// Perform SAML token federation
AWSMobileClient.sharedInstance().federatedSignIn(providerName: "YOUR_SAML_PROVIDER_NAME",
                                                    token: "YOUR_SAML_TOKEN") { (userState, error) in
    if let error = error as? AWSMobileClientError {
        print(error.localizedDescription)
    }
    if let userState = userState {
        print("Status: \(userState.rawValue)")
    }
}
    }

    // Sample 23.
    func federateDeveloperIdentity() {
let identityId: String? = "us-east-1:1"
AWSMobileClient.sharedInstance().federatedSignIn(providerName: IdentityProvider.developer.rawValue,
                                                        token: "YOUR_TOKEN",
                                       federatedSignInOptions: FederatedSignInOptions(cognitoIdentityId: identityId!)) { (userState, error) in
    if let error = error as? AWSMobileClientError {
        print(error.localizedDescription)
    }
    if let userState = userState {
        print("Status: \(userState.rawValue)")
    }
}
    }

    /// Runs every sample.
    func runAllWithFederation() {
        cachedProperties()
        getAWSCredentials()
        federatedSignIn()
        federateSAML()
        federateDeveloperIdentity()
    }
}
