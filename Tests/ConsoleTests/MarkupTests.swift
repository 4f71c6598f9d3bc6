import Testing

@testable import Console

struct MarkupTests {
    @Test func `texts and values of attributes are escaped`() {
        let shown = element("a", with: [.href("/?a=\"><script>'"), Attribute("hidden", isSet: true)]) {
            "<b>\u{301}&"
            code("'")
        }
        let link = #"<a href="/?a=&quot;&gt;&lt;script&gt;&#39;" hidden>&lt;b&gt;"#
        #expect(shown.html == link + "\u{301}&amp;<code>&#39;</code></a>")
    }
}
