import AWSMobileClient
import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Following the state, logging, and calling the app's own service.
extension Guide {
    func follow() async {
        for await state in client.userStates {
            if state == .signedIn { showHome() } else { showSignIn() }
        }
    }

    func listenWithHandle() -> UserStateListenerHandle {
        let handle = client.addUserStateListener { state, _ in
            if state == .signedOut { showSignIn() }
        }
        return handle
    }

    #if canImport(Observation)
        @MainActor func useModel() async {
            let session = SessionModel(client)
            await session.initialize()
            await session.perform { client in
                try await client.signIn(username: "jane", password: password)
            }
            if let error = session.lastError { print(error.localizedDescription) }
            print("\(session.state) \(session.username ?? "") \(session.claims?.email ?? "")")
        }
    #endif

    func refreshNow() async throws {
        let tokens = try await client.getTokens(forceRefresh: true)
        let groups = tokens.idToken?.typedClaims?.groups ?? []
        print("\(groups.count) groups")
    }

    func askWithoutWaiting() async throws {
        do {
            _ = try await client.getTokens(signInWait: .fail)
        } catch AWSMobileClientError.unableToSignIn {
            showSignIn()
        }
    }

    func readTypedClaims() async throws {
        let claims = try await client.getTokens().idToken?.typedClaims
        print("\(claims?.email ?? "") of \(claims?.custom("department") ?? "no department")")
        if let expiresAt = claims?.expiresAt { print("until \(expiresAt)") }
    }

    func writeLog() {
        client.log = { event in
            print("\(event)")
        }
    }

    func countErrors() {
        client.log = { event in
            guard let name = event.errorName else { return }
            print("\(event.operation ?? "") \(name) \(event.status ?? 0) \(event.requestID ?? "")")
        }
    }

    func nameError() async throws {
        do {
            try await client.signIn(username: "jane", password: password)
        } catch let error as AWSMobileClientError {
            print("\(error.serviceErrorName ?? "the client"): \(error.message)")
        }
    }

    func callService(_ url: URL) async throws {
        var request = URLRequest(url: url)
        request.httpMethod = "POST"
        request.httpBody = Data(#"{"name": "milk"}"#.utf8)
        let (data, response) = try await client.authorized(request)
        print("\(response.statusCode): \(data.count) bytes")
    }

    func callServiceWithIDToken(_ request: URLRequest, _ configuration: URLSessionConfiguration) async throws {
        let (data, response) = try await client.authorized(
            request, token: .id, signInWait: .upTo(.seconds(60)), transport: .urlSession(configuration))
        print("\(response.statusCode): \(data.count) bytes")
    }
}
