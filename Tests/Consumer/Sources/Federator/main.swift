import AWSMobileClient
import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

// Federator CONFIGURATION PROVIDER ROLE OPERATION…
//
// Signs a user in with the provider's token, which it reads from standard input, and sends each operation of user pools
// with a signature by the identity's keys. Prints the states, the status of each response, and the identity. ROLE is
// the custom role, or empty.

/// Prints lines at once.
func say(_ text: String) { FileHandle.standardOutput.write(Data("\(text)\n".utf8)) }

/// The status of the response to `operation`.
func status(of operation: String, at endpoint: URL, signedWith client: AWSMobileClient) async throws -> Int {
    var request = URLRequest(url: endpoint)
    request.httpMethod = "POST"
    request.httpBody = Data(#"{"MaxResults":1}"#.utf8)
    request.setValue("application/x-amz-json-1.1", forHTTPHeaderField: "Content-Type")
    request.setValue("AWSCognitoIdentityProviderService.\(operation)", forHTTPHeaderField: "X-Amz-Target")
    let signed = try await request.signed(with: client, service: "cognito-idp", region: "us-east-1")
    let (_, response) = try await URLSession.shared.data(for: signed)
    return (response as? HTTPURLResponse)?.statusCode ?? 0
}

let words = Array(CommandLine.arguments.dropFirst())
guard words.count > 3, let endpoint = ProcessInfo.processInfo.environment["ENDPOINT"].flatMap(URL.init(string:)),
    let token = readLine()
else { exit(2) }
let client = AWSMobileClient(configurationFile: words[0], store: MemoryTokenStore())
client.signInWaitLimit = .seconds(1)
let listener = client.addUserStateListener { state, info in say("\(state.rawValue) \(info["provider"] ?? "")") }
do {
    try await client.initialize()
    let options = FederatedSignInOptions(customRoleARN: words[2].isEmpty ? nil : words[2])
    try await client.federatedSignIn(providerName: words[1], token: token, federatedSignInOptions: options)
    for operation in words[3...] {
        say("\(operation) \(try await status(of: operation, at: endpoint, signedWith: client))")
    }
    say("identity \(client.identityId ?? "")")
} catch {
    say("error \((error as? AWSMobileClientError)?.message ?? "\(error)")")
    exit(1)
}
