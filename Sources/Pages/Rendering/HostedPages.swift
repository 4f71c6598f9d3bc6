import Kernel
import Mustache
package import Wire

/// The hosted pages as HTML.
package enum HostedPages {
    /// The page that `view` describes.
    ///
    /// - Parameters:
    ///   - brand: How the pages of the client look.
    ///   - language: The language of the texts.
    ///   - redirectURI: Where the app expects the user, if the page's form may end there.
    /// - Throws: `Unavailable` if a template is invalid, which a test rules out.
    package static func response(
        _ view: some PageView, brand: Brand = Brand(), language: PageLanguage, redirectURI: String? = nil
    ) throws -> WireResponse {
        let texts = PageTexts.of(language)
        let html = try html(view.screen(in: texts), texts, brand: brand, language: language)
        var response = WireResponse.hosted(html, brand: brand, redirectURI: view.formTarget ?? redirectURI)
        response.status = view.status
        return response
    }

    private static func html(
        _ screen: Screen, _ texts: PageTexts, brand: Brand, language: PageLanguage
    ) throws -> String {
        guard let library = PageTemplates.library else { throw Unavailable("The page cannot be drawn.") }
        var values = PageValues([
            ("pageLanguage", language.rawValue), ("pageDirection", language.direction), ("heading", screen.title),
            ("lead", screen.lead), ("notice", screen.notice), ("alert", screen.alert), ("refresh", screen.refresh),
            ("css", PageAsset.style.path), ("script", PageAsset.script.path), ("logo", brand.logo),
            ("brandName", brand.name ?? ""),
        ])
        if let css = brand.css { values.set("brandStyle", toStyle: css) }
        let focus = screen.focusedForm
        values.set("parts", to: screen.parts.enumerated().flatMap { $1.values(texts, hasFocus: $0 == focus) })
        guard let html = library.render(values, withTemplate: "layout") else {
            throw Unavailable("The page cannot be drawn.")
        }
        return html
    }
}
