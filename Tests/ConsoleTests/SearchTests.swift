import Testing

@testable import Console

/// What a text in the search field finds by names.
struct SearchTests {
    @Test(arguments: [
        ("web", "My Web App", true), ("WEB", "my web app", true), ("web", "we b", false), ("é", "É", false),
        ("e\u{301}", "\u{E9}", false),
    ])
    func `a name is searched by bytes, and ASCII letters match in either case`(
        _ text: String, _ name: String, _ isFound: Bool
    ) {
        #expect(SearchText(text).isContained(in: name) == isFound)
    }
}
