import AWSMobileClient

/// Signs jane in unless she is signed in, and returns a greeting.
func greeting(_ client: AWSMobileClient, password: String) async throws -> String {
    if try await client.initialize() == .signedOut {
        try await client.signIn(username: "jane", password: password)
    }
    let attributes = try await client.getUserAttributes()
    return "Hello, \(attributes["nickname"] ?? client.username ?? "stranger")."
}
