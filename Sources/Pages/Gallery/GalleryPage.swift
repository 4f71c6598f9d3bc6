import Directory
import Kernel
import Mustache
import Wire

/// The list of the gallery's screens, with the choice of a language, a brand and errors.
enum GalleryPage {
    private static let page = DeveloperPage(title: "Gallery", content: content)

    /// The list; its links keep the choice in `query`.
    ///
    /// - Throws: `Unavailable` if the template is invalid, which a test rules out.
    static func html(_ query: String) throws -> String {
        let query = QueryParameters(query)
        let language = query["lang"].flatMap(Language.init(tag:)) ?? .english
        let client = query.anyText("client_id")
        let (brand, state) = (query["brand"] == "sample", query["state"] == "error")
        let choice =
            "lang=\(language.rawValue)" + (brand ? "&brand=sample" : "") + (state ? "&state=error" : "")
            + (client.map { "&client_id=\(PercentEncoding.encode($0.utf8))" } ?? "")
        var values = PageValues([("choice", choice), ("client", client)], flags: ["brand": brand, "state": state])
        values.set("style", toStyle: style.text)
        values.set(
            "languages",
            to: Language.allCases.map { PageValues([("tag", $0.rawValue)], flags: ["chosen": $0 == language]) })
        values.set("screens", to: GallerySample.all.map { PageValues([("name", $0.name), ("title", $0.title)]) })
        return try page.render(values)
    }

    static let style = PageStyle(
        """
        main { max-width: 46rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
        h1 { font-size: 1.5rem; margin: 0 0 1rem; }
        form { display: flex; flex-wrap: wrap; gap: 1rem; align-items: center; margin-bottom: 1.5rem; }
        select, button { font: inherit; color: inherit; padding: .4rem .7rem; border: 1px solid var(--line);
          border-radius: .4rem; background: var(--card); }
        ul { list-style: none; margin: 0; padding: 0; display: grid; gap: .6rem;
          grid-template-columns: repeat(auto-fill, minmax(14rem, 1fr)); }
        li a { display: block; padding: .8rem 1rem; color: var(--ink); text-decoration: none; background: var(--card);
          border: 1px solid var(--line); border-radius: .6rem; }
        li a:hover { border-color: var(--mark); }
        """)

    private static let content = """
        <h1>Gallery</h1>
        <form method="get" action="/gallery">
        <label>Language <select name="lang">{{#languages}}
        <option{{#chosen}} selected{{/chosen}}>{{{tag}}}</option>{{/languages}}
        </select></label>
        {{#client}}<input type="hidden" name="client_id" value="{{{.}}}">{{/client}}
        {{^client}}<label><input type="checkbox" name="brand" value="sample"{{#brand}} checked{{/brand}}> Sample brand\
        </label>{{/client}}
        <label><input type="checkbox" name="state" value="error"{{#state}} checked{{/state}}> Errors</label>
        <button>Show</button>
        </form>
        <ul>{{#screens}}
        <li><a href="/gallery/{{{name}}}?{{{choice}}}">{{{title}}}</a></li>{{/screens}}
        </ul>
        """
}
