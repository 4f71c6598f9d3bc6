// swift-format-ignore-file
// Word for word as the document has it, whatever our own style would be.

import AWSMobileClient
import Foundation

/// The documentation of 2.12: federation, credentials and the identity id.
extension Documents212 {
    // Sample 18.
    func cachedProperties() {
AWSMobileClient.default().username       //String
AWSMobileClient.default().isSignedIn     //Boolean
AWSMobileClient.default().identityId     //String
    }

    // Sample 20.
    func getAWSCredentials() {
AWSMobileClient.default().getAWSCredentials { (credentials, error) in
    if let error = error {
        print("\(error.localizedDescription)")
    } else if let credentials = credentials {
        print(credentials.accessKey)
    }
}
    }

    // Sample 21.
    func federatedSignIn() {
AWSMobileClient.default().federatedSignIn(providerName: IdentityProvider.facebook.rawValue, token: "FACEBOOK_TOKEN_HERE") { (userState, error)  in
    if let error = error {
        print("Federated Sign In failed: \(error.localizedDescription)")
    }
}
    }

    // Sample 22.
    func federateSAML() {
// Perform SAML token federation
AWSMobileClient.default().federatedSignIn(providerName: "YOUR_SAML_PROVIDER_NAME",
                                                    token: "YOUR_SAML_TOKEN") { (userState, error) in
    if let error = error as? AWSMobileClientError {
        print(error.localizedDescription)
    }
    if let userState = userState {
        print("Status: \(userState.rawValue)")
    }
}
    }

    // Sample 23. The document lacks a comma after the token, and writes `val`.
    func federateSAMLWithRole() {
// Choose one of the roles available in the token
let options = FederatedSignInOptions(customRoleARN: "choose-one")

// Perform SAML token federation
AWSMobileClient.default().federatedSignIn(providerName: "YOUR_SAML_PROVIDER_NAME",
                                                        token: "YOUR_SAML_TOKEN",
                                       federatedSignInOptions: options) { (userState, error) in
    if let error = error as? AWSMobileClientError {
        print(error.localizedDescription)
    }
    if let userState = userState {
        print("Status: \(userState.rawValue)")
    }
}
    }

    // Sample 24.
    func federateDeveloperIdentity() {
let identityId: String? = "us-east-1:1"
AWSMobileClient.default().federatedSignIn(providerName: IdentityProvider.developer.rawValue,
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
        federateSAMLWithRole()
        federateDeveloperIdentity()
    }
}
