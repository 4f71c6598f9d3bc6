import AccessControl
import Foundation
import Kernel
import Outbound
import SigV4
import Wire

/// Sends commands to the admin port of a running server.
struct RemoteAdminConnection: AdminConnection {
    let address: String
    let credentials: CredentialsFile
    let region: String
    let world: World
    private let caller: HTTPCaller

    init(address: String, credentials: CredentialsFile, region: String, world: World) {
        self.address = address
        self.credentials = credentials
        self.region = region
        self.world = world
        var limits = HTTPCallLimits()
        // Seconds, for a command that waits for a mail server or a provider; bytes, for a page of a snapshot.
        (limits.total, limits.body) = (20, 16 << 20)
        caller = HTTPCaller(workers: 1, limits: limits)
    }

    /// The body of an error response.
    private struct ErrorBody: Decodable { var message: String }

    func perform<Command: AdminCommand>(_ command: Command) async throws -> Command.Output {
        let request = WireRequest(
            headers: [
                ("Host", address.drop { $0 != "/" }.dropFirst(2).description),
                ("Content-Type", "application/x-amz-json-1.1"),
                ("X-Amz-Target", AdminProtocol.targetPrefix + Command.name),
            ], body: Array(try JSONEncoder().encode(command)))
        let signer = Signer(
            accessKeyID: credentials.accessKeyID, secret: credentials.secret, region: region,
            service: AdminProtocol.signingName)
        let (status, body) = try await send(signer.sign(request, at: world.now()))
        guard status == 200 else {
            let message = (try? JSONDecoder().decode(ErrorBody.self, from: body))?.message ?? "status \(status)"
            throw ConfigurationError("the running server refuses: \(message)")
        }
        return try JSONDecoder().decode(Command.Output.self, from: body)
    }

    private func send(_ request: WireRequest) async throws -> (status: Int, body: Data) {
        let call = HTTPCall(request.method, url: address + request.path, headers: request.headers, body: request.body)
        do throws(HTTPCallError) {
            let response = try await caller.send(call)
            return (response.status, Data(response.body))
        } catch {
            throw ConfigurationError("the running server does not respond at \(address): \(error.reason)")
        }
    }

    func close() async { await caller.close() }
}
