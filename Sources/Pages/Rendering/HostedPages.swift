package import Directory
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
    ///   - others: The links to the page in other languages; nil if it cannot be shown again.
    ///   - redirectURI: The app's callback, if the page's form may lead to it.
    /// - Throws: `Unavailable` if a template is invalid, which a test rules out.
    package static func response(
        _ view: some PageView, brand: Brand = Brand(), language: Language, others: LanguageSwitch? = nil,
        redirectURI: String? = nil
    ) throws -> WireResponse {
        let texts = brand.texts.texts(in: language)
        let others = view.canBeShownAgain ? others : nil
        let html = try html(view.screen(in: texts), in: texts, brand: brand, language: language, others: others)
        var response = WireResponse.hosted(html, brand: brand, redirectURI: view.formTarget ?? redirectURI)
        response.status = view.status
        return response
    }

    /// The same for a frame: its style is in the page, and nothing is loaded or run.
    static func framed(
        _ view: some PageView, brand: Brand, language: Language, style: PageFrameStyle
    ) throws -> WireResponse {
        let texts = brand.texts.texts(in: language)
        let html = try html(
            view.screen(in: texts), in: texts, brand: brand, language: language, others: nil, style: style)
        return .frame(html, styles: [style.source, brand.cssSource].compactMap(\.self))
    }

    private static func html(
        _ screen: Screen, in texts: PageTexts, brand: Brand, language: Language, others: LanguageSwitch?,
        style: PageFrameStyle? = nil
    ) throws -> String {
        guard let library = PageTemplates.library else { throw Unavailable("The page cannot be drawn.") }
        let title = BidiText.unmarked(screen.title)
        var values = PageValues(
            [
                ("pageLanguage", language.rawValue), ("pageDirection", language.direction),
                ("windowTitle", brand.name.map { "\(title) · \($0)" } ?? title), ("refresh", screen.refresh),
                ("css", style == nil ? PageAsset.style.path : nil),
                ("script", style == nil ? PageAsset.script.path : nil), ("icon", brand.icon),
                ("logo", brand.logo), ("brandName", brand.name ?? ""),
                ("mark", brand.logo == nil ? brand.initial : nil),
            ],
            sentences: [
                ("heading", screen.title), ("lead", screen.lead), ("notice", screen.notice), ("alert", screen.alert),
            ], flags: ["onlyLight": !brand.keepsDark])
        if let style { values.set("frameStyle", toStyle: style.text) }
        if let css = brand.css { values.set("brandStyle", toStyle: css) }
        // A frame takes no focus from the page around it.
        let focus = style == nil ? screen.focusedForm : nil
        values.set("parts", to: screen.parts.enumerated().flatMap { $1.values(texts, hasFocus: $0 == focus) })
        if let foot = foot(texts, of: brand, in: language, others: others) { values.set("foot", to: foot) }
        guard let html = library.render(values, withTemplate: "layout") else {
            throw Unavailable("The page cannot be drawn.")
        }
        return html
    }

    /// The line at the end of the card; nil if it is empty.
    private static func foot(
        _ texts: PageTexts, of brand: Brand, in language: Language, others: LanguageSwitch?
    )
        -> PageValues?
    {
        let links = [(brand.terms, texts.common.terms), (brand.privacy, texts.common.privacy)].compactMap { link in
            link.0.map { PageValues([("to", $0)], sentences: [("label", link.1)]) }
        }
        guard others != nil || !links.isEmpty else { return nil }
        var foot = PageValues()
        if let others { foot.set("languages", to: others.values(current: language, in: texts)) }
        foot.set("legalLinks", to: links)
        return foot
    }
}
