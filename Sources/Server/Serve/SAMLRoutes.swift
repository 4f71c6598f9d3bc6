import Directory
import Federation
import Kernel
import Storage
import Tokens
import UserPoolAPI
import Wire
import WireRuntime

extension MartletServer {
    /// GET `/{pool}/saml2/metadata`: the metadata that administrators give to SAML providers.
    func samlRoutes(_ configuration: Configuration) -> [PathRoute] {
        ["GET", "HEAD"].map { method in
            PathRoute(method, pattern: "/{pool}/saml2/metadata") { request, parameters in
                guard let pool = parameters.userPool else { return nil }
                let result = await frame.run(request, as: .reading("GetSAMLMetadata")) { _ in
                    try await samlMetadata(of: pool, configuration)
                }
                return switch result {
                case .success(let text): Self.document(text)
                case .failure(let error) where error.code == .resourceNotFound: nil
                case .failure: .plain(503, message: "Service Unavailable", requestID: request.requestID)
                }
            }
        }
    }

    private func samlMetadata(of pool: UserPoolID, _ configuration: Configuration) async throws -> String {
        let certificate = try await poolServices.samlKeys.certificate(of: pool)
        let domains = try await store.database.read { try PoolDomainTable($0).all(of: pool) }
        return SAMLConnector.metadata(
            of: pool, at: configuration.publicURL.url(in: pool.region),
            domains: domains.compactMap(configuration.domainHosts.origin), certificate,
            for: try await settings.providers(of: pool))
    }

    private static func document(_ text: String) -> WireResponse {
        WireResponse(
            status: 200,
            headers: [
                ("Content-Type", "application/samlmetadata+xml"), ("Cache-Control", "public, max-age=300"),
                ("X-Content-Type-Options", "nosniff"),
            ], body: Array(text.utf8))
    }
}
