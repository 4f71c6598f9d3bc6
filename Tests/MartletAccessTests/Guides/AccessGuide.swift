import MartletAccess

// The samples of docs/access.md, and a server's own types in the place of a framework's.

struct ReceivedRequest: Sendable {
    var method: String
    var uri: String
    var host: String
    var fields: [(name: String, value: String)]
    var body: [UInt8]
    var remoteAddress: String?
}

struct Answer: Sendable {
    var status: Int
    var headers: [(name: String, value: String)] = []
    var text = ""
}

enum AccessSetting {
    static func access() throws -> MartletAccess {
        let access = try MartletAccess(
            issuers: [
                AcceptedIssuer("https://id.example.com/eu-west-1_a1B2c3D4e", clients: ["6mobile", "6web"])
            ],
            gateway: "https://id.example.com/verify")
        return access
    }

    static func accessDuringMove() throws -> MartletAccess {
        let issuers = [
            AcceptedIssuer("https://id.example.com/eu-north-1_a1B2c3D4e", clients: ["6app"]),
            AcceptedIssuer("https://cognito-idp.eu-north-1.amazonaws.com/eu-north-1_a1B2c3D4e", clients: ["6app"]),
        ]
        let access = try MartletAccess(issuers: issuers)
        return access
    }
}

struct FileServer: Sendable {
    let access: MartletAccess

    func respond(to request: ReceivedRequest) async -> Answer {
        let described = CallerRequest(
            method: request.method, target: request.uri, host: request.host, headers: request.fields,
            body: .bytes(request.body), clientAddress: request.remoteAddress, isEncrypted: true)
        do {
            switch try await access.verify(described, scopes: ["files/read"]) {
            case .user(let user): return files(of: user.subject)
            case .client(let client): return files(of: client.id)
            case .signer(let signer): return files(of: signer.arn)
            }
        } catch {
            let headers = error.challenge.map { [(name: "WWW-Authenticate", value: $0)] } ?? []
            return Answer(status: error.status, headers: headers, text: error.message)
        }
    }

    private func files(of owner: String) -> Answer { Answer(status: 200, text: "The files of \(owner).") }
}
