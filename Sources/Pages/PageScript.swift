/// A script inside a page, and its hash. The page's policy allows only this hash (CSP Level 3, section 2.3.1).
package struct PageScript: Sendable {
    /// The exact bytes between `<script>` and `</script>`.
    package let text: String
    /// `'sha256-…'`, a source expression.
    let source: String

    /// A script, which must not contain `</script`.
    package init(_ text: String) {
        self.text = text
        source = PageStyle.source(of: text)
    }
}
