import AWSMobileClient
import Foundation

extension Guide {
    func begin() async throws {
        switch try await client.initialize() {
        case .signedIn: showHome()
        default: showSignIn()
        }
    }

    func listen(_ owner: EventLog) {
        client.addUserStateListener(owner) { state, info in
            switch state {
            case .signedIn: showHome()
            case .signedOut: showSignIn()
            case .signedOutUserPoolsTokenInvalid: showSignIn(info["username"])
            default: break
            }
        }
    }

    func stopListening(_ owner: EventLog) {
        client.removeUserStateListener(owner)
    }

    func authorize(_ headers: [String: String]) async throws -> [String: String] {
        var headers = headers
        let tokens = try await client.getTokens()
        headers["Authorization"] = "Bearer \(tokens.accessToken?.tokenString ?? "")"
        return headers
    }

    func readClaims() async throws {
        let claims = try await client.getTokens().idToken?.claims ?? [:]
        let groups = claims["cognito:groups"] as? [String] ?? []
        print("\(claims["sub"] as? String ?? "") is in \(groups.count) groups.")
    }

    func limitWaits() {
        client.signInWaitLimit = .seconds(60)
    }

    func giveUpWaiting() {
        client.releaseSignInWait()
        client.signOut()
    }

    func readAttributes() async throws {
        let attributes = try await client.getUserAttributes()
        print("Mail goes to \(attributes["email"] ?? "no address").")
    }

    func changeAttributes() async throws {
        let sent = try await client.updateUserAttributes(attributeMap: ["email": "jane@example.org"])
        for details in sent { print("A code went to \(details.destination ?? "the new address").") }
    }

    func confirmAttribute() async throws {
        try await client.confirmUpdateUserAttributes(attributeName: "email", code: code)
    }

    func verifyAttribute() async throws {
        try await client.verifyUserAttribute(attributeName: "email")
        try await client.confirmVerifyUserAttribute(attributeName: "email", code: code)
    }

    func explain() async throws {
        do {
            print("\(try await client.getUserAttributes().count) attributes")
        } catch let error as AWSMobileClientError {
            print(error.message)
        } catch let error as URLError {
            print("There is no way to the service: \(error.localizedDescription)")
        }
    }
}
