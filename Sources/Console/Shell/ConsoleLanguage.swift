import Kernel
import Pages
import Wire

/// The language of a page: what was chosen, which a cookie keeps, or else what the browser accepts.
extension ConsoleSite {
    private static let field = "lang"
    private static let secondsKept = 31_536_000

    /// The language that the browser has chosen; nil if it has not.
    func chosenLanguage(of request: WireRequest) -> PageLanguage? {
        PageLanguage(askedBy: request) ?? request.cookie(languageCookie).flatMap(PageLanguage.init(tag:))
    }

    func language(for request: WireRequest) -> PageLanguage {
        chosenLanguage(of: request) ?? PageLanguage(of: request)
    }

    func texts(for request: WireRequest) -> ConsoleTexts { .of(language(for: request)) }

    func document(for request: WireRequest) -> ConsoleDocument {
        let language = language(for: request)
        return ConsoleDocument(language: language, choice: languageChoice(on: request, now: language))
    }

    private var languageCookie: String { SetCookie.name("console-language", isSecure: place.isSecure) }

    /// The same route, which keeps a language that the address names, and leads to the address without it.
    func choosingLanguage(_ route: PathRoute) -> PathRoute {
        guard route.method == "GET" else { return route }
        var choosing = route
        choosing.respond = { request, parameters in
            if let response = chosen(by: request) { return response }
            return await route.respond(request, parameters)
        }
        return choosing
    }

    private func chosen(by request: WireRequest) -> WireResponse? {
        guard let language = PageLanguage(askedBy: request) else { return nil }
        let fields = LanguageSwitch.fields(inAnyLanguage: request.query).joined(separator: "&")
        // A name that is percent-encoded stays: the page is shown, and is not led to without end.
        guard !fields.hasSameBytes(as: request.query) else { return nil }
        let address = fields.isEmpty ? request.path : "\(request.path)?\(fields)"
        let cookie = SetCookie(
            languageCookie, value: language.tag, seconds: Self.secondsKept, isSecure: place.isSecure)
        return WireResponse(
            status: 303,
            headers: [
                ("Location", address), ConsoleResponse.notStored, ("Referrer-Policy", "no-referrer"), cookie.header,
            ])
    }

    /// The form that shows the page of `request` in another language. A page that a form has led to has none: what
    /// was sent would be lost.
    private func languageChoice(on request: WireRequest, now: PageLanguage) -> Markup {
        guard request.method == "GET" else { return .empty }
        let texts = ConsoleTexts.of(now)
        let fields = LanguageSwitch.fields(inAnyLanguage: request.query).joined(separator: "&")
        let form = [
            Attribute("method", value: "get"), Attribute("action", value: request.path), Attribute.class("language"),
        ]
        return element("aside", with: [.label(texts.shell.language)]) {
            element("form", with: form) {
                for field in QueryParameters.named(in: fields) {
                    emptyElement(
                        "input",
                        with: [.type("hidden"), Attribute("name", value: field.name), .value(field.value)])
                }
                element("label", with: [Attribute("for", value: "language-choice")]) { texts.shell.language }
                element("select", with: [Attribute("name", value: Self.field), .id("language-choice")]) {
                    for language in PageLanguage.allCases {
                        element(
                            "option",
                            with: [
                                .value(language.tag), Attribute("lang", value: language.tag),
                                Attribute("selected", isSet: language == now),
                            ]
                        ) { language.ownName }
                    }
                }
                element("button") { texts.administration.messages.show }
            }
        }
    }
}

extension QueryParameters {
    /// The fields of a query, decoded. A field that cannot be decoded is left out.
    fileprivate static func named(in query: String) -> [(name: String, value: String)] {
        query.utf8.split(separator: UInt8(ascii: "&")).compactMap { field in
            let plain = field.map { $0 == UInt8(ascii: "+") ? UInt8(ascii: " ") : $0 }
            let cut = plain.firstIndex(of: UInt8(ascii: "=")) ?? plain.endIndex
            guard let name = PercentEncoding.decode(plain[..<cut]).flatMap({ String(validUTF8: $0[...]) }),
                let value = PercentEncoding.decode(plain[cut...].dropFirst()).flatMap({ String(validUTF8: $0[...]) })
            else { return nil }
            return (name, value)
        }
    }
}
