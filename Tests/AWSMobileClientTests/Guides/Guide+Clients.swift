import AWSMobileClient
import Foundation

extension Guide {
    static func ofFile() -> AWSMobileClient {
        let client = AWSMobileClient(configurationFile: "data/awsconfiguration.json")
        return client
    }

    static func ofDictionary() -> AWSMobileClient {
        let client = AWSMobileClient(configuration: [
            "CognitoUserPool": [
                "Default": [
                    "PoolId": "us-east-1_AbCdEf123", "AppClientId": "3n4b5urk1ft4fl3mg5e62d9ado",
                    "Endpoint": "id.example.com",
                ]
            ]
        ])
        return client
    }

    static func ofFolder() -> AWSMobileClient {
        let client = AWSMobileClient(
            configurationFile: "data/awsconfiguration.json",
            store: FileTokenStore(folder: URL(fileURLWithPath: "/var/lib/example/session")))
        return client
    }

    #if os(Linux)
        static func ofKeyring() -> AWSMobileClient {
            let client = AWSMobileClient(
                configurationFile: "data/awsconfiguration.json",
                store: SecretServiceTokenStore(promptLimit: .seconds(60)))
            return client
        }
    #endif

    static func ofOneUser(_ configuration: [String: Any]) -> AWSMobileClient {
        let client = AWSMobileClient(configuration: configuration, store: MemoryTokenStore())
        client.signInWaitLimit = .zero
        return client
    }

    static func thatRefuses(_ configuration: [String: Any]) -> AWSMobileClient {
        let client = AWSMobileClient(
            configuration: configuration, store: MemoryTokenStore(),
            transport: Transport { _ in
                let refusal = #"{"__type": "NotAuthorizedException", "message": "Incorrect username or password."}"#
                return ClientResponse(status: 400, body: Array(refusal.utf8))
            })
        return client
    }

    func withCompletionHandlers() {
        client.initialize { state, error in
            guard let state else { return print(error?.localizedDescription ?? "") }
            if state == .signedOut { showSignIn() }
        }
        client.signIn(username: "jane", password: password) { result, error in
            if let result { print(result.signInState.rawValue) }
            if let error { print(error.localizedDescription) }
        }
    }
}
