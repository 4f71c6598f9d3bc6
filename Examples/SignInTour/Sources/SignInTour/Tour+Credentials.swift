import AWSMobileClient
import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension Tour {
    /// Gets AWS credentials, a guest's if no user is signed in, and asks the service whose they are.
    func showCredentials() async throws {
        let credentials = try await client.getAWSCredentials()
        terminal.say("Identity: \(client.identityId ?? "none")")
        if let end = credentials.expiration { terminal.say("Good until \(end.formatted(.iso8601)).") }
        guard let service = configuration.identityService else { return }
        terminal.say("The service knows you as \(try await caller(at: service)).")
    }

    /// The name of the credentials in policies, by a call that they sign.
    private func caller(at service: URL) async throws -> String {
        var request = URLRequest(url: service)
        request.httpMethod = "POST"
        request.setValue("application/x-www-form-urlencoded", forHTTPHeaderField: "Content-Type")
        request.httpBody = Data("Action=GetCallerIdentity&Version=2011-06-15".utf8)
        let signed = try await request.signed(with: client, service: "sts", region: configuration.region)
        let (data, response) = try await URLSession.shared.data(for: signed)
        let answer = String(decoding: data, as: UTF8.self)
        guard (response as? HTTPURLResponse)?.statusCode == 200,
            let name = answer.components(separatedBy: "<Arn>").last?.components(separatedBy: "</Arn>").first
        else { throw CallRefused(answer: answer) }
        return name
    }
}

/// The service refused a signed call.
struct CallRefused: Error, CustomStringConvertible {
    var answer: String
    var description: String { "The service refused the call: \(answer)" }
}
