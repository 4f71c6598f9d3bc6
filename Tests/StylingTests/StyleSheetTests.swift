import Kernel
import Styling
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

    // UP-UI-07, UP-UI-22, GUIDE-13
    @Test(arguments: classes)
    func `every customizable class takes any property`(_ name: String) throws {
        for property in ["color: red", "text-transform: uppercase", "margin-top: -3px"] {
            let sheet = try StyleSheet(".\(name) { \(property); }")
            #expect(sheet.text == ".\(name){\(property.split(separator: ": ").joined(separator: ":"))}")
        }
    }

    /// The guide's groups of properties, each with the class of its element.
    private static let groups: [(String, String)] = [
        // UP-UI-23
        ("label-customizable", "font-weight:100;font-weight:900"),
        // UP-UI-24
        (
            "inputField-customizable",
            "width:100%;height:34px;color:#555;background-color:#fff;border:100px solid #ccc;border:1px none red"
        ),
        // UP-UI-25
        (
            "textDescription-customizable",
            "padding-top:10px;padding-bottom:10px;display:block;display:inline;font-size:16px"
        ),
        // UP-UI-26
        (
            "submitButton-customizable",
            "font-size:14px;font-weight:bold;font-weight:italic;font-weight:normal;margin:20px 0px 10px 0px;width:100%;"
                + "height:40px;color:#fff;background-color:#337ab7"
        ),
        // UP-UI-27
        ("banner-customizable", "padding:25px 0px 25px 10px;background-color:#D3D3D3"),
        // UP-UI-28
        ("submitButton-customizable:hover", "color:#fff;background-color:#286090"),
        // UP-UI-29
        ("idpButton-customizable:hover", "color:#fff;background-color:#31b0d5"),
        // UP-UI-30
        ("passwordCheck-notValid-customizable", "color:#DF3312"),
        // UP-UI-31
        ("background-customizable", "background-color:#faf"),
        // UP-UI-32
        (
            "errorMessage-customizable",
            "margin:5px 0px 5px 0px;padding:5px;font-size:14px;width:100%;background:#F5F5F5;"
                + "border:2px solid #D64958;color:#D64958;box-sizing:border-box"
        ),
        // UP-UI-33
        (
            "idpButton-customizable",
            "height:40px;width:100%;text-align:left;text-align:right;text-align:center;margin-bottom:15px;color:#fff;"
                + "background-color:#5bc0de;border-color:#46b8da"
        ),
        // UP-UI-34
        (
            "idpDescription-customizable",
            "padding-top:10px;padding-bottom:10px;display:block;display:inline;font-size:16px"
        ),
        // UP-UI-35
        ("legalText-customizable", "color:#747474;font-size:11px"),
        // UP-UI-36
        ("logo-customizable", "max-width:60%;max-height:30%"),
        // UP-UI-37
        ("inputField-customizable:focus", "border-color:#66afe9;outline:0px"),
        // UP-UI-38
        ("socialButton-customizable", "height:40px;text-align:left;width:100%;margin-bottom:15px"),
        // UP-UI-39
        ("passwordCheck-valid-customizable", "color:#19BF00"),
    ]

    @Test(arguments: groups)
    func `the properties of the guide are kept`(_ name: String, _ declarations: String) throws {
        let spaced = declarations.split(separator: ";").map { "  \($0) ;\n" }.joined()
        #expect(
            try StyleSheet(".\(name) {\n\(spaced)}").text == ".\(name){\(declarations)}")
    }

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

    @Test func `variables and rules for dark pages are kept, and decide whether pages stay dark`() throws {
        let css = """
            :root { --mark: #135; --radius: 4px; --font: "Inter", sans-serif; }
            @media ( prefers-color-scheme : dark ) { :root { --mark: #ace }
              .label-customizable { color: #fff } }
            """
        let sheet = try StyleSheet(css)
        #expect(
            sheet.text == """
                :root{--mark:#135;--radius:4px;--font:"Inter", sans-serif}
                @media (prefers-color-scheme:dark){:root{--mark:#ace}}
                @media (prefers-color-scheme:dark){.label-customizable{color:#fff}}
                """)
        #expect(sheet.keepsDark)
        #expect(try StyleSheet(sheet.text) == sheet)
        #expect(try StyleSheet(":root { --radius: 0 } .logo-customizable { max-width: 50% }").keepsDark)
        for light in [":root { --mark: #135 }", ".label-customizable { color: red }"] {
            #expect(try !StyleSheet(light).keepsDark, "\(light)")
        }
    }

    @Test(arguments: [
        ":root { color: red }", ":root { --other: 1px }", ":root, .label-customizable { --mark: red }",
        ":root { --mark: var(--x) }", ":root { --font: url(x) }", "@media (prefers-color-scheme: dark) { body { } }",
        "@media (prefers-color-scheme: dark) { @media print { } }", "@media (prefers-color-scheme: dark) { ",
        "@media (prefers-color-scheme: dark), print { }", "@media (prefers-color-scheme: light) { }",
    ])
    func `other variables, and other queries, are refused`(_ css: String) { #expect(refusal(css) != nil) }

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
