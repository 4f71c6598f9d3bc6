import Kernel
import Wire
import WireRuntime

/// Uploads the logo of a client's pages, or removes the logo or the whole look, after a review.
struct LogoPage: ConsolePage {
    let pattern = "/console/pools/{pool}/branding-logo"
    let methods = ["GET", "POST"]
    /// The review sends the file in Base64, some of whose characters browsers percent-encode.
    var maxUpload: Int? { 400_000 }

    private static let maxBytes = 100 * 1024

    /// What a button removes.
    enum Removal: String, Sendable {
        case logo
        /// The logo and the style sheet.
        case look = "all"

        /// The field that names it.
        static let field = "action"
    }

    func respond(to visit: ConsoleVisit) async throws -> ConsoleResponse {
        let texts = visit.texts.administration.branding
        let client = visit.brandedClient
        let back = visit.poolAddress("branding", query: [("client", client)])
        guard visit.isForm else { return .redirect(back) }
        let look = try await CurrentLook.read(of: client, on: visit)
        let removal = visit.form[Removal.field].flatMap(Removal.init(rawValue:))
        let logo = removal == nil ? try await Self.logo(on: visit) : nil
        guard logo != nil || removal != nil else { throw ServiceError.invalidParameter(texts.noLogo) }
        return try await visit.make(
            Self.change(of: look, logo: logo, removal: removal, back: back, on: visit),
            title: removal == .look ? texts.remove : texts.logo, above: visit.abovePool + [(texts.title, back)])
    }

    private static func change(
        of look: CurrentLook, logo: [UInt8]?, removal: Removal?, back: String, on visit: ConsoleVisit
    ) -> Change {
        let texts = visit.texts.administration.branding
        let removesSheet = removal == .look
        var differences = [
            Difference(name: "ImageFile", before: look.logo, after: logo.map { "\($0.count) bytes" })
        ]
        if removesSheet { differences.append(Difference(name: "CSS", before: look.css, after: nil)) }
        let fields =
            (removal.map { [(name: Removal.field, value: $0.rawValue)] } ?? [])
            + (logo.map { [(name: "image", value: Base64.encode($0))] } ?? [])
        return Change(
            calls: [look.writing(css: removesSheet ? "" : look.css, logo: logo, on: visit)], differences: differences,
            effect: removesSheet ? texts.removeEffect : texts.logoEffect, fields: fields, back: back)
    }

    /// The uploaded file, or the file that the review sends again; nil if there is none.
    private static func logo(on visit: ConsoleVisit) async throws -> [UInt8]? {
        if let text = visit.form.anyText("image") { return Base64.decode(text) }
        guard let pieces = visit.file else { return nil }
        var bytes: [UInt8] = []
        while let piece = try await pieces() {
            bytes += piece
            guard bytes.count <= maxBytes else {
                throw ServiceError.invalidParameter(visit.texts.administration.branding.logoLead)
            }
        }
        return bytes.isEmpty ? nil : bytes
    }
}
