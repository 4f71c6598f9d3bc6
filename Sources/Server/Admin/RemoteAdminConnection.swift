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
        (limits.total, limits.body) = (20, 16 << 20)
        caller = HTTPCaller(workers: 1, limits: limits)
    }

    private struct Refused: Decodable { var message: String }

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
            let words = (try? JSONDecoder().decode(Refused.self, from: body))?.message ?? "status \(status)"
            throw ConfigurationError("the running server refuses: \(words)")
        }
        return try JSONDecoder().decode(Command.Output.self, from: body)
    }

    private func send(_ request: WireRequest) async throws -> (status: Int, body: Data) {
        let call = HTTPCall(request.method, url: address + request.path, headers: request.headers, body: request.body)
        do throws(HTTPCallError) {
            let response = try await caller.send(call)
            return (response.status, Data(response.body))
        } catch {
            throw ConfigurationError("the running server does not answer at \(address)")
        }
    }

    func close() async { await caller.close() }
}
