import Mustache

/// The templates of the hosted pages. A page is the layout with its parts, each drawn by the template of its kind.
enum PageTemplates {
    /// Nil if a template is not valid, which a test rules out.
    static let library: MustacheLibrary? = {
        let sources = parts.merging(["layout": layout, "form": form, "field": field]) { part, _ in part }
        let templates = try? sources.mapValues { try MustacheTemplate(string: $0) }
        return templates.map { MustacheLibrary(templates: $0) }
    }()

    private static let layout = """
        <!doctype html>
        <html lang="{{{pageLanguage}}}" dir="{{{pageDirection}}}"{{#onlyLight}} class="branded"{{/onlyLight}}>
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="robots" content="noindex">
        {{#refresh}}<meta http-equiv="refresh" content="0; url={{{refresh}}}">{{/refresh}}
        <title>{{{windowTitle}}}</title>
        <link rel="icon" href="{{{icon}}}">
        {{#css}}<link rel="stylesheet" href="{{{css}}}">{{/css}}\
        {{#frameStyle}}<style>{{{frameStyle}}}</style>{{/frameStyle}}
        {{#brandStyle}}<style>{{{brandStyle}}}</style>{{/brandStyle}}
        {{#script}}<script src="{{{script}}}" defer></script>{{/script}}
        </head>
        <body class="background-customizable">
        <main class="card">
        <div class="banner banner-customizable">
        {{#logo}}<img class="logo logo-customizable" src="{{{logo}}}" alt="{{{brandName}}}">{{/logo}}\
        {{#mark}}<span class="mark" aria-hidden="true">{{{.}}}</span>{{/mark}}
        </div>
        <div class="content">
        <h1 class="title textDescription-customizable">{{{heading}}}</h1>
        {{#lead}}<p class="lead">{{{lead}}}</p>{{/lead}}
        {{#notice}}<p class="notice" role="status">{{{notice}}}</p>{{/notice}}
        {{#alert}}<p class="alert errorMessage-customizable" role="alert" id="alert">{{{alert}}}</p>{{/alert}}
        {{#parts}}{{>*kind}}
        {{/parts}}
        </div>
        {{#foot}}<div class="foot">{{#languages}}<details class="languages"><summary>{{{.language}}}: {{{.current}}}\
        </summary><ul>{{#.links}}<li><a href="{{{.address}}}" lang="{{{.tag}}}" hreflang="{{{.tag}}}" rel="nofollow"\
        {{#.isCurrent}} aria-current="true"{{/.isCurrent}}>{{{.name}}}</a></li>{{/.links}}</ul></details>{{/languages}}
        {{#legalLinks}}<a href="{{{.to}}}" target="_blank" rel="noopener noreferrer">{{{.label}}}</a>{{/legalLinks}}
        </div>{{/foot}}
        </main>
        </body>
        </html>
        """

    /// The template of each kind of part. A name with a point before it is looked up in the innermost values only.
    private static let parts: [String: String] = [
        "provider": """
        <a class="button plain provider {{{.class}}}" href="{{{.link}}}">\
        {{#.brandLogo}}{{{.}}}{{/.brandLogo}}{{^.brandLogo}}<span class="initial" aria-hidden="true">{{{.initial}}}\
        </span>{{/.brandLogo}}<span>{{{.label}}}</span></a>
        """,
        "divider": "<div class=\"divider\"><span>{{{.label}}}</span></div>",
        "paragraph": "<p class=\"{{{.class}}}\">{{{.text}}}</p>",
        "list": """
        <div class="list"><p>{{{.title}}}</p><ul>{{#.items}}<li>{{{.text}}}</li>{{/.items}}</ul></div>
        """,
        "section": """
        <section class="section" aria-labelledby="{{{.id}}}"><h2 class="heading" id="{{{.id}}}">{{{.title}}}</h2>\
        {{#.lead}}<p class="paragraph">{{{.}}}</p>{{/.lead}}{{#.forms}}<form id="{{{.id}}}" method="post"\
         action="{{{.action}}}">{{#.hidden}}<input type="hidden" name="{{{.name}}}" value="{{{.value}}}">\
        {{/.hidden}}</form>{{/.forms}}{{#.list}}<ul class="entries">{{#.entries}}
        <li><div class="about"><p class="name" id="{{{.id}}}">{{{.title}}}{{#.badge}}\
         <span class="badge">{{{.}}}</span>{{/.badge}}</p>{{#.details}}<p class="detail">{{{.text}}}</p>{{/.details}}\
        {{#.time}}<p class="detail">{{{.label}}} <time datetime="{{{.datetime}}}" dir="auto">{{{.text}}}</time></p>\
        {{/.time}}</div><div class="actions">{{#.actions}}{{#.isLink}}<a class="button plain small"\
         href="{{{.to}}}" aria-describedby="{{{.about}}}">{{{.label}}}</a>{{/.isLink}}{{^.isLink}}\
        <button class="button plain small" form="{{{.form}}}" name="\(FieldName.choice)" value="{{{.value}}}"\
         aria-describedby="{{{.about}}}">{{{.label}}}</button>{{/.isLink}}{{/.actions}}</div></li>{{/.entries}}
        </ul>{{/.list}}</section>
        """,
        "link": """
        <p class="link">{{#.before}}{{{.}}} {{/.before}}<a class="redirect-customizable" href="{{{.to}}}">\
        {{{.label}}}</a></p>
        """,
        "button": "<a class=\"button main submitButton-customizable\" href=\"{{{.to}}}\">{{{.label}}}</a>",
        "fact": "<p class=\"fact legalText-customizable\"><span>{{{.label}}}</span> <code>{{{.text}}}</code></p>",
        "key": """
        <div class="key" data-copy="{{{.copy}}}" data-copied="{{{.copied}}}"><p>{{{.label}}}</p>\
        <code dir="ltr">{{{.text}}}</code></div>
        """,
        "qrCode": """
        <svg class="qr" role="img" aria-label="{{{.label}}}" viewBox="0 0 {{{.size}}} {{{.size}}}"\
         shape-rendering="crispEdges"><path fill="#fff" d="M0 0h{{{.size}}}v{{{.size}}}H0z"/>\
        <path fill="#000" d="{{{.path}}}"/></svg>
        """,
    ]

    private static let form = """
        <form class="{{{.class}}}" method="post" action="{{{.action}}}">
        {{#.hidden}}<input type="hidden" name="{{{.name}}}" value="{{{.value}}}">
        {{/.hidden}}{{#.managedName}}<input class="unseen" type="text" autocomplete="username" value="{{{.}}}"\
         readonly tabindex="-1" aria-hidden="true">
        {{/.managedName}}{{{.fields}}}
        <div class="buttons">{{#.buttons}}
        <button class="{{{.class}}}"{{#.value}} name="\(FieldName.choice)" value="{{{.}}}"{{/.value}}\
        {{#.wait}} data-wait="{{{.}}}"{{/.wait}}><span>{{{.label}}}</span>\
        {{#.detail}}<span class="detail">{{{.}}}</span>{{/.detail}}</button>{{/.buttons}}
        </div>
        </form>
        """

    /// A name without a point is also looked up outside the section.
    private static let field = """
        <div class="field">
        <label class="label-customizable" for="{{{.id}}}">{{{.label}}}{{#.optional}} \
        <span class="optional">({{{.}}})</span>{{/.optional}}</label>
        <div class="box"><input class="input {{{.kind}}} inputField-customizable" id="{{{.id}}}" name="{{{.name}}}"\
         type="{{{.type}}}"{{#.value}} value="{{{.}}}"{{/.value}} autocomplete="{{{.autocomplete}}}"\
        {{#.mode}} inputmode="{{{.}}}"{{/.mode}}{{#.plainText}} autocapitalize="none" autocorrect="off"\
         spellcheck="false"{{/.plainText}}{{#.direction}} dir="{{{.}}}"{{/.direction}}\
        {{#.show}} data-show="{{{.}}}" data-hide="{{{hide}}}" data-caps="{{{capsLock}}}"{{/.show}}\
        {{#.required}} required{{/.required}}{{#.focus}} autofocus{{/.focus}}{{#.problem}}\
         aria-invalid="true"{{/.problem}}\
        {{#.described}} aria-describedby="{{{.}}}"{{/.described}}></div>
        {{#.problem}}<p class="problem" id="{{{id}}}-problem" role="alert">{{{.}}}</p>{{/.problem}}
        {{#.hint}}<p class="hint" id="{{{id}}}-hint">{{{.}}}</p>{{/.hint}}
        {{#.rules}}<div class="rules" id="{{{id}}}-rules"><p>{{{.title}}}</p><ul>{{#.items}}<li data-rule="{{{.kind}}}"\
         data-count="{{{.count}}}">{{{.text}}}</li>{{/.items}}</ul></div>{{/.rules}}
        </div>
        """
}
