import Kernel
import Testing

@testable import Styling

/// Logos as SVG, which are cleaned.
@Suite struct SVGImageTests {
    private static let open = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 8 8\">"

    private func cleaned(_ svg: String) throws -> String {
        String(decoding: try LogoImage(Array(svg.utf8)).bytes, as: UTF8.self)
    }

    @Test func `what draws is written anew, and all else left out`() throws {
        let svg = """
            <?xml version="1.0"?>
            <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
            <!-- a drawing program -->
            <svg xmlns="http://www.w3.org/2000/svg" xmlns:x="http://x.example/" width="8px" height='8'
             onload="alert(1)">
              <title>Logo</title><metadata><x:a><rect/></x:a></metadata><script>alert(1)</script>
              <defs><linearGradient id="a"><stop offset="0" style="stop-color:#fff;-x-y:url(#b)"/></linearGradient>
              <linearGradient id="b" xlink:href="#a"/></defs>
              <g class="c" style="fill : url(#b); stroke:none" onclick="alert(1)"><path d="M0 0h8v8z" fill="#123"/></g>
            </svg>
            """
        #expect(
            try cleaned(svg) == """
                <svg xmlns="http://www.w3.org/2000/svg" width="8px" height="8" viewBox="0 0 8 8"><defs>\
                <linearGradient id="a"><stop offset="0" stop-color="#fff"/></linearGradient>\
                <linearGradient id="b" href="#a"/></defs><g fill="url(#b)" stroke="none">\
                <path d="M0 0h8v8z" fill="#123"/></g></svg>
                """)
        let logo = try LogoImage(Array(svg.utf8))
        #expect(logo.format.mediaType == "image/svg+xml")
        #expect(try LogoImage(logo.bytes).bytes == logo.bytes, "a cleaned image stays as it is")
    }

    @Test(arguments: [
        "<rect fill=\"url(https://evil.example/x)\"/>", "<rect fill=\"url(data:x)\"/>", "<rect onclick=\"alert(1)\"/>",
        "<rect style=\"fill:url(//evil.example)\"/>", "<linearGradient href=\"https://evil.example/x#a\"/>",
        "<rect fill=\"rgb(url(#a))\"/>", "<rect xml:base=\"https://evil.example\"/>", "<rect href=\"#a\"/>",
        "<animate attributeName=\"href\" to=\"javascript:alert(1)\"/>", "<set/>", "<x:script>alert(1)</x:script>",
        "<script><rect/></script>", "<script/>", "<foreignObject><body onload=\"alert(1)\"/></foreignObject>",
        "<clipPath><rect clip-path=\"url(#a)\"/></clipPath>", "<!-- <script> -->", "&lt;script&gt;", "&x;",
        "<rect fill=\"&quot;onload=&quot;\"/>", "<rect fill='\"onload=\"'/>",
    ])
    func `nothing runs, loads or repeats itself`(_ content: String) throws {
        let text = try cleaned("\(Self.open)\(content)</svg>")
        let words = ["evil", "alert", "script", "onclick", "onload", "data:", "&", "clip-path", "foreign", "set"]
        for word in words { #expect(!text.contains(word), "\(text)") }
    }

    @Test(arguments: [
        "<svg/>", "<svg viewBox='0 0 0 1'/>", "<svg viewBox='0 0 nan 1'/>", "<g/>", "<svg", "<svg viewBox='0 0 1 1'>",
        "<svg viewBox='0 0 1 1'><g></svg>", "<svg viewBox='0 0 1 1'/><svg viewBox='0 0 1 1'/>", "<html></html>",
        "<svg viewBox='0 0 1 1'><style>rect{}</style></svg>", "<svg viewBox='0 0 1 1'><image/></svg>",
        "<svg viewBox='0 0 1 1'><use href='#a'/></svg>", "<svg viewBox='0 0 1 1'><text>a</text></svg>",
        "<svg viewBox='0 0 1 1'><svg/></svg>", "<svg viewBox='0 0 1 1'><mask/></svg>", "<svg viewBox=0/>",
        "<!DOCTYPE svg [<!ENTITY a \"b\">]><svg viewBox='0 0 1 1'/>", "<svg viewBox='0 0 1 1'><![CDATA[a]]></svg>",
        "<!-- ", "<?xml", "<svg viewBox='0 0 1 1' a='<'/>", "</svg>", "<svg viewBox='0 0 1 1'/></svg>",
    ])
    func `what is not whole, or draws by other means, is refused`(_ svg: String) {
        #expect(throws: InvalidInput.self) { try cleaned(svg) }
    }

    @Test func `depth has a limit, and bytes that are not UTF-8 are refused`() {
        let deep = Self.open + String(repeating: "<g>", count: 40) + String(repeating: "</g>", count: 40) + "</svg>"
        #expect(throws: InvalidInput.self) { try cleaned(deep) }
        #expect(throws: InvalidInput.self) { try LogoImage(Array(Self.open.utf8) + [0xFF] + Array("</svg>".utf8)) }
    }
}
