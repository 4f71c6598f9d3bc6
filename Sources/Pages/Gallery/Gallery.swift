import Directory
import Kernel
import Mustache
package import Wire

/// Every screen of the hosted pages with sample data: `/gallery` lists them. In development everyone can open it;
/// otherwise a pool may show its own look, so that an operator can check it before users see it.
///
/// The query chooses: `lang` a language, `brand=sample` a brand, `client_id` the look of a client, `state=error` the
/// screens' errors.
package struct Gallery: Sendable {
    private let frame: RequestFrame
    private let isOpen: Bool
    private let preview: @Sendable (WireRequest) async -> Brand?

    /// - Parameters:
    ///   - isOpen: Whether it is available without a client.
    ///   - preview: The look of the client that a request names; nil if it may not be shown.
    package init(
        frame: RequestFrame, isOpen: Bool, preview: @escaping @Sendable (WireRequest) async -> Brand?
    ) {
        (self.frame, self.isOpen, self.preview) = (frame, isOpen, preview)
    }

    package var routes: [PathRoute] {
        [
            PathRoute("GET", pattern: "/gallery") { request, _ in
                guard await brand(request) != nil else { return nil }
                return await respond(to: request) {
                    .page(try GalleryPage.html(request.query), style: GalleryPage.style)
                }
            },
            PathRoute("GET", pattern: "/gallery/{screen}") { request, parameters in
                guard let sample = Self.sample(parameters), let brand = await brand(request) else { return nil }
                return await respond(to: request) { try Self.page(of: sample, for: request, in: brand) }
            },
        ]
    }

    /// Nil if the request may not see the gallery.
    private func brand(_ request: WireRequest) async -> Brand? {
        if let own = await preview(request) { return own }
        guard isOpen else { return nil }
        return QueryParameters(request.query)["brand"] == "sample" ? .sample : .plain
    }

    private func respond(
        to request: WireRequest, show: @Sendable () throws -> WireResponse
    ) async -> WireResponse {
        await frame.run(request, as: .reading("GetGallery")) { _ in try show() }.response(elseRefusing: request)
    }

    private static func sample(_ parameters: PathParameters) -> GallerySample? {
        parameters["screen"].flatMap { name in GallerySample.all.first { $0.name.hasSameBytes(as: name) } }
    }

    /// The sample's page. Its status is 200, even for the page of an error.
    static func page(of sample: GallerySample, for request: WireRequest, in brand: Brand = .plain) throws
        -> WireResponse
    {
        let view = sample.view(GalleryProblems(isShown: QueryParameters(request.query)["state"] == "error"))
        var response = try HostedPages.response(
            view, brand: brand, language: Language(of: request),
            others: LanguageSwitch("/gallery/\(sample.name)", of: request))
        response.status = 200
        return response
    }
}

extension Brand {
    /// The pages' default look, with the name of a pool.
    static let plain = Brand(name: "Shop", app: "Shop web")

    /// A look that shows every class in use.
    fileprivate static let sample = Brand(
        css: """
            .background-customizable { background-color: #f3efe6; }
            .banner-customizable { padding: 24px 0; background-color: #14342b; }
            .logo-customizable { max-width: 60%; max-height: 30%; }
            .label-customizable { font-weight: 400; }
            .textDescription-customizable { padding-top: 4px; display: block; font-size: 22px; }
            .inputField-customizable { width: 100%; height: 44px; color: #222; background-color: #fbfaf7;
              border: 2px solid #8a8577; }
            .inputField-customizable:focus { border-color: #14342b; outline: 0; }
            .submitButton-customizable { font-size: 17px; font-weight: bold; height: 50px; width: 100%;
              color: #fff; background-color: #14342b; }
            .submitButton-customizable:hover { color: #fff; background-color: #24584a; }
            .idpButton-customizable { height: 48px; width: 100%; text-align: center; color: #fff;
              background-color: #5a3d1e; border-color: #5a3d1e; }
            .errorMessage-customizable { padding: 8px; font-size: 15px; width: 100%; background: #fff7f5;
              border: 2px solid #a32014; color: #a32014; box-sizing: border-box; }
            .passwordCheck-valid-customizable { color: #1d6b3a; }
            .passwordCheck-notValid-customizable { color: #a32014; }
            """, name: "Sample brand")
}
