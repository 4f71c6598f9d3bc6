import Crypto
import Foundation

/// How the pages of a client look: a style sheet that was checked, and a logo.
package struct Brand: Sendable {
    /// Rules for the classes that brands may style. The pages' own rules are in a layer, so these win over them.
    package let css: String?
    /// The path of the logo on this host.
    package let logo: String?
    /// The name of the pool or company, for the logo's alternative text.
    package let name: String?
    /// The hash by which a page's policy allows the style sheet.
    let cssSource: String?

    /// - Parameter css: Checked rules. A sheet with a `<` is left out, because it could end the style element.
    package init(css: String? = nil, logo: String? = nil, name: String? = nil) {
        let isSafe = css.map { !$0.isEmpty && !$0.utf8.contains(UInt8(ascii: "<")) } ?? false
        self.css = isSafe ? css : nil
        (self.logo, self.name) = (logo, name)
        cssSource = self.css.map { "'sha256-\(Data(SHA256.hash(data: Data($0.utf8))).base64EncodedString())'" }
    }
}
