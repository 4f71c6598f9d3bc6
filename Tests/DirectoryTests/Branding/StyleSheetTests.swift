import Directory
import Kernel
import Testing

/// The style sheets of administrators.
@Suite struct StyleSheetTests {
    private func refusal(_ css: String) -> StyleSheetRefusal? {
        do throws(StyleSheetRefusal) {
            _ = try StyleSheet(css)
            return nil
        } catch { return error }
    }

    private static let classes = [
        "background-customizable", "banner-customizable", "errorMessage-customizable", "idpButton-customizable",
        "idpButton-customizable:hover", "inputField-customizable", "inputField-customizable:focus",
        "label-customizable", "legalText-customizable", "logo-customizable", "submitButton-customizable",
        "submitButton-customizable:hover", "textDescription-customizable", "idpDescription-customizable",
        "socialButton-customizable", "passwordCheck-valid-customizable", "passwordCheck-notValid-customizable",
        "redirect-customizable",
    ]

    // UP-UI-07, UP-UI-22, D13
    @Test(arguments: classes)
    func `every customizable class takes any property`(_ name: String) throws {
        for property in ["color: red", "text-transform: uppercase", "margin-top: -3px"] {
            let sheet = try StyleSheet(".\(name) { \(property); }")
            #expect(sheet.text == ".\(name){\(property.split(separator: ": ").joined(separator: ":"))}")
        }
    }

    // UP-UI-23 to UP-UI-39: values as the guide describes them.
    @Test(arguments: [
        "font-weight:900", "width:100%", "height:34px", "color:#fff", "background-color:rgb(0, 0, 0)",
        "border:1px solid #ccc", "padding-top:10px", "display:block", "font-size:16px", "margin:20px 0px 10px 0px",
        "box-sizing:border-box", "text-align:center", "border-color:#337ab7", "max-width:60%", "outline:0px",
        "background:#F5F5F5", "font-family:\"Helvetica Neue\", Arial, sans-serif", "font:12px/1.5 serif",
        "width:calc(100% - (2 * 10px))", "background:linear-gradient(90deg, #fff, hsla(0, 50%, 50%, 0.5))",
        "color:red !important",
    ])
    func `a value is kept`(_ declaration: String) throws {
        #expect(try StyleSheet(".label-customizable{\(declaration)}").text == ".label-customizable{\(declaration)}")
    }

    @Test func `rules, selectors, comments and spaces are written anew`() throws {
        let sheet = try StyleSheet(
            """
            /* Our brand: ünïts */
            .banner-customizable, .logo-customizable
            { PADDING:  1px\t2px ; ; /* */ color:red }
            .label-customizable {}
            """)
        #expect(
            sheet.text == ".banner-customizable,.logo-customizable{padding:1px 2px;color:red}\n.label-customizable{}")
        #expect(try StyleSheet(sheet.text) == sheet)
        #expect(try StyleSheet(" \n ").text.isEmpty)
    }

    // UP-UI-07, UI-09
    @Test(arguments: [
        "body", "*", ".label", ".label-customizable:hover", ".label-customizable:focus", ".label-customizable a",
        ".label-customizable > a", ".label-customizable::after", "#label-customizable", "input[type=password]",
        ".LABEL-customizable", ".label-customizable.x", "a.label-customizable", ":root", ".label-customizable,",
    ])
    func `another selector is refused`(_ selector: String) {
        #expect(refusal("\(selector) { color: red }") != nil)
    }

    // UP-UI-08, UI-09
    @Test(arguments: [
        "</style><script>alert(1)</script>", "@import url(//evil.example/x.css);", "@import '//evil.example';",
        "@supports (color: red) { .label-customizable { color: red } }", "@page { margin: 0 }",
        "@media print { .label-customizable { color: red } }", "@font-face { src: url(x) }", "@charset \"utf-8\";",
        "@\\69mport url(x);", "<!-- .label-customizable { color: red } -->", "{}", "}", "/* open", "/",
        ".label-customizable { color: red", ".label-customizable { color }", ".label-customizable { : red }",
        ".label-customizable { color: }", ".label-customizable", "\u{0}", ".label-customizable { color: red }}",
        ".label-customizable { .label-customizable { color: red } }",
    ])
    func `HTML, at-rules and broken text are refused`(_ css: String) { #expect(refusal(css) != nil) }

    // UI-09
    @Test(arguments: [
        "background: url(https://evil.example/x.png)", "background: url(data:image/png;base64,AAAA)",
        "background: URL( javascript:alert(1) )", "background: u\\72l(//evil.example)", "background: url\\28 x)",
        "background: ur/**/l(//evil.example)", "background: url/**/(x)", "width: expression(alert(1))",
        "width: exp/**/ression(alert(1))", "width: \\65xpression(alert(1))", "background: image-set('x.png' 1x)",
        "background: -webkit-image-set(url(x) 1x)", "background: cross-fade(url(x), url(y))",
        "background: image(ltr 'x.png')", "background: element(#x)", "background: src('x')", "color: var(--x)",
        "color: env(x)", "width: attr(x)", "background: paint(x)", "--x: red", "behavior: none", "BEHAVIOR: none",
        "-moz-binding: none", "content: \"Your account is closed\"", "src: local(x)",
        "filter: progid:DXImageTransform.Microsoft.AlphaImageLoader(src='x')", "color: red; @import 'x'",
        "font-family: \"</style>\"", "font-family: \"a\\\"b\"", "font-family: 'a", "font-family: \"a\nb\"",
        "color: rеd", "color: red}body{color: blue", "color: rgb(0, 0, 0", "color: rgb 0)", "color: (red)",
        "color: red !weak", "color: red < blue", "color: {}", "color: [x]", "color: $x", "color: a=b", "color: `x`",
        "color: javascript:alert(1)", "width: calc(((((((((1px)))))))))", "color: \u{202E}red",
    ])
    func `what could load, run or disguise something is refused`(_ declaration: String) {
        #expect(refusal(".label-customizable { \(declaration) }") != nil)
    }

    @Test func `a refusal names its line`() {
        let css = ".label-customizable {\n  color: red;\n  background: url(x)\n}"
        #expect(refusal(css) == .function("url", line: 3))
        #expect(refusal(".a {}")?.message == "Invalid CSS: the selector .a in line 1 is not customizable.")
        #expect(refusal(".label-customizable { src: x }") == .property("src", line: 1))
    }
}
