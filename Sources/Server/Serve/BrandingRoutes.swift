import Directory
import Kernel
import Styling
import Wire
import WireRuntime

/// The logos of pages, under addresses that change with the file (UP-UI-04).
struct BrandingRoutes {
    let frame: RequestFrame
    let brandings: Brandings

    var routes: [PathRoute] {
        ["GET", "HEAD"].map { method in
            PathRoute(method, pattern: "/{pool}/branding/{client}/{file}") { request, parameters in
                guard let pool = parameters.userPool, let client = parameters["client"], let file = parameters["file"]
                else { return nil }
                return await respond(to: request, file: file, of: ClientID(rawValue: client), in: pool)
            }
        }
    }

    private func respond(
        to request: WireRequest, file: String, of client: ClientID, in pool: UserPoolID
    ) async -> WireResponse {
        let result = await frame.run(request, as: .reading("GetLogo")) { _ in
            guard let logo = try await brandings.logo(file, of: client, in: pool) else {
                throw MissingResource("Logo", id: file)
            }
            return logo
        }
        return switch result {
        case .success(let logo): Self.response(logo.bytes, format: logo.format)
        case .failure(let error) where error.code == .resourceNotFound:
            .plain(404, message: "Not Found", requestID: request.requestID)
        case .failure: .plain(503, message: "Service Unavailable", requestID: request.requestID)
        }
    }

    /// The file, with headers that make browsers treat it only as an image.
    private static func response(_ bytes: [UInt8], format: LogoImage.Format) -> WireResponse {
        WireResponse(
            status: 200,
            headers: [
                ("Content-Type", format.mediaType), ("X-Content-Type-Options", "nosniff"),
                ("Content-Security-Policy", "default-src 'none'; sandbox"),
                ("Cross-Origin-Resource-Policy", "cross-origin"),
                ("Cache-Control", "public, max-age=31536000, immutable"),
            ], body: bytes)
    }
}
