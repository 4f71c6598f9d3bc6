import Crypto
import Kernel
package import Wire

/// A file of the hosted pages. Its name has the hash of its content, so that browsers may keep it for a year.
struct PageAsset: Sendable {
    let path: String
    let type: String
    let content: [UInt8]

    init(_ name: String, suffix: String, type: String, text: String) {
        content = Array(text.utf8)
        path = "/assets/\(name)-\(Hex.encode(Array(SHA256.hash(data: content).prefix(8)))).\(suffix)"
        self.type = type
    }

    static let style = PageAsset(
        "pages", suffix: "css", type: "text/css; charset=utf-8",
        text: HostedStyle.rules([
            HostedStyle.page, HostedStyle.fields, HostedStyle.buttons, HostedStyle.parts, HostedStyle.sections,
        ]))
    static let script = PageAsset(
        "pages", suffix: "js", type: "text/javascript; charset=utf-8", text: HostedScript.text)

    var response: WireResponse {
        WireResponse(
            status: 200,
            headers: [
                ("Content-Type", type), ("Cache-Control", "public, max-age=31536000, immutable"),
                ("X-Content-Type-Options", "nosniff"), ("Cross-Origin-Resource-Policy", "same-origin"),
            ], body: content)
    }
}

/// The files of the hosted pages at their paths. Only these are served: a path cannot reach other files of the machine
/// (UI-17).
package struct PageAssets: Sendable {
    private let frame: RequestFrame

    package init(frame: RequestFrame) { self.frame = frame }

    package var routes: [PathRoute] {
        [PageAsset.style, .script].flatMap { asset in
            ["GET", "HEAD"].map { method in
                PathRoute(method, pattern: asset.path) { request, _ in
                    let result = await frame.run(request, as: .reading("GetPageAsset")) { _ in asset.response }
                    return result.response(elseRefusing: request)
                }
            }
        }
    }
}
