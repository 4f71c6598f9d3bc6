import Kernel
import Wire
import WireRuntime

/// Uploads the logo of a client's pages, or removes logo and sheet, after a review.
struct LogoPage: ConsolePage {
    let pattern = "/console/pools/{pool}/branding-logo"
    let methods = ["GET", "POST"]
    var maxUpload: Int? { 400_000 }

    private static let maxBytes = 100 * 1024

    func respond(to visit: ConsoleVisit) async throws -> ConsoleResponse {
        let texts = visit.texts.administration.branding
        let client = visit.query["client"] ?? CurrentLook.allClients
        let back = visit.poolAddress("branding", query: [("client", client)])
        guard visit.isForm else { return .redirect(back) }
        let look = try await CurrentLook(client, on: visit)
        let file = try await image(on: visit)
        let removes = visit.form["action"]
        guard file != nil || removes != nil else { throw ServiceError.invalidParameter(texts.noLogo) }
        let css = removes == "all" ? "" : look.css
        var fields = removes.map { [(name: "action", value: $0)] } ?? []
        if let file { fields.append((name: "image", value: Base64.encode(file))) }
        return try await visit.make(
            Change(
                calls: [look.call(css: css, logo: file, on: visit)],
                differences: [
                    Difference(
                        name: "ImageFile", before: look.logo, after: file.map { "\($0.count) bytes" })
                ] + (removes == "all" ? [Difference(name: "CSS", before: look.css, after: nil)] : []),
                effect: removes == "all" ? texts.removeEffect : texts.logoEffect, fields: fields, back: back),
            title: removes == "all" ? texts.remove : texts.logo,
            above: visit.abovePool + [(texts.title, back)])
    }

    /// The uploaded file, or that of the review.
    private func image(on visit: ConsoleVisit) async throws -> [UInt8]? {
        if let text = visit.form.anyText("image") { return Base64.decode(text) }
        guard let pieces = visit.file else { return nil }
        var bytes: [UInt8] = []
        while let piece = try await pieces() {
            bytes += piece
            guard bytes.count <= Self.maxBytes else {
                throw ServiceError.invalidParameter(visit.texts.administration.branding.logoLead)
            }
        }
        return bytes.isEmpty ? nil : bytes
    }
}
