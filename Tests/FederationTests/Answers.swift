import Cryptography
import Directory
import Kernel
import Outbound
import TestKit

@testable import Federation

/// Answers of a provider's hosts, by the beginnings of their addresses, and the requests that they got.
final class Answers: Sendable {
    private let state: Locked<(answers: [String: HTTPCallResponse], calls: [HTTPCall])>

    init(_ answers: [String: Claims]) {
        state = Locked((answers.mapValues { TestProvider.json($0) }, []))
    }

    func set(_ url: String, _ answer: HTTPCallResponse) { state.change { $0.answers[url] = answer } }

    var calls: [HTTPCall] { state.read(\.calls) }

    var client: ProviderClient {
        ProviderClient(reach: .publicOnly) { [state] call throws(HTTPCallError) in
            let answer = state.change { state in
                state.calls.append(call)
                return state.answers.first { call.url.hasPrefix($0.key) }?.value
            }
            guard let answer else { throw HTTPCallError(reason: "no such host") }
            return answer
        }
    }
}

extension OAuthConnector {
    /// A connector of a provider of `kind` with these details.
    init(
        _ kind: ProviderKind, _ details: [String: String], secrets: [String: String] = ["client_secret": "s3cret"],
        mapping: [String: String] = [:], rules: [GroupRule] = [], _ client: ProviderClient, _ world: World
    ) {
        let provider = IdentityProvider(
            pool: UserPoolID(rawValue: "eu-test-1_abc"), name: kind.rawValue, kind: kind, details: details,
            attributeMapping: mapping,
            identifiers: [], groupRules: rules, createdAt: world.now(), modifiedAt: world.now())
        self.init(
            provider: provider, secrets: secrets, client: client, documents: ProviderDocuments(client, world: world),
            world: world)
    }
}

extension ProviderRequest {
    static let sample = ProviderRequest(
        redirectURI: "https://auth.example.com/oauth2/idpresponse", state: "s", nonce: "n", verifier: Secret("v"))
}
