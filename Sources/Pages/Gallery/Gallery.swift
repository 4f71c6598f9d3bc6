import Kernel
import Mustache
package import Wire

/// Every screen of the hosted pages with sample data, in development: `/gallery` lists them.
///
/// The query chooses: `lang` a language, `brand=sample` a brand, `state=error` the screens' errors.
package struct Gallery: Sendable {
    private let frame: RequestFrame

    package init(frame: RequestFrame) { self.frame = frame }

    package var routes: [PathRoute] {
        [
            PathRoute("GET", pattern: "/gallery") { request, _ in
                await answer(request) { .page(try GalleryPage.html(request.query), style: GalleryPage.style) }
            },
            PathRoute("GET", pattern: "/gallery/{screen}") { request, parameters in
                guard let sample = Self.sample(parameters) else { return nil }
                return await answer(request) { try Self.page(of: sample, request) }
            },
        ]
    }

    private func answer(
        _ request: WireRequest, _ show: @Sendable () throws -> WireResponse
    ) async -> WireResponse {
        await frame.run(request, as: .reading("GetGallery")) { _ in try show() }.response(elseRefusing: request)
    }

    private static func sample(_ parameters: PathParameters) -> GallerySample? {
        parameters["screen"].flatMap { name in GallerySample.all.first { $0.name.hasSameBytes(as: name) } }
    }

    /// The sample's page. Its status is 200, also for the page of an error.
    static func page(of sample: GallerySample, _ request: WireRequest) throws -> WireResponse {
        let query = QueryParameters(request.query)
        let view = sample.view(GalleryProblems(isShown: query["state"] == "error"))
        var response = try HostedPages.response(
            view, brand: query["brand"] == "sample" ? .sample : Brand(), language: PageLanguage(of: request))
        response.status = 200
        return response
    }
}

extension Brand {
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
