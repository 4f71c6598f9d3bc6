import Crypto
import Foundation

/// A style sheet inside a page, and its hash. The page's policy allows only this hash (CSP Level 3, section 2.3.1).
package struct PageStyle: Sendable {
    /// The exact bytes between `<style>` and `</style>`.
    package let text: String
    /// `'sha256-…'`, a source expression.
    let source: String

    /// Creates a style with the colours that all pages share, and `rules`.
    package init(_ rules: String) {
        text = Self.shared + "\n" + rules
        source = Self.source(of: text)
    }

    /// The source expression that allows exactly `text`.
    static func source(of text: String) -> String {
        "'sha256-\(Data(SHA256.hash(data: Data(text.utf8))).base64EncodedString())'"
    }

    private static let shared = """
        :root { color-scheme: light dark; --ink: #1c2330; --soft: #5b6576; --line: #dfe3ea; --back: #f5f6f8;
          --card: #fff; --mark: #1f5fbf; --tint: #e9f0fb; --on-mark: #fff; }
        @media (prefers-color-scheme: dark) { :root { --ink: #e8ebf0; --soft: #9aa5b5; --line: #2c3442; --back: #12161d;
          --card: #1a202a; --mark: #8ab4f8; --tint: #1d2a40; --on-mark: #10203a; } }
        * { box-sizing: border-box; }
        body { margin: 0; background: var(--back); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
        :focus-visible { outline: 3px solid var(--mark); outline-offset: 2px; }
        """
}
