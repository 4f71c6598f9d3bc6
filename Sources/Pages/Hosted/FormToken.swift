package import Cryptography
import Kernel

/// A token against forged forms: the keyed hash of the browser's cookie and of the address that the form is sent to.
///
/// The address has the whole authorization request, so a request that was changed between the page and its form is
/// refused too (OA-05).
package struct FormToken: Sendable {
    private let hash: [UInt8]

    init(_ browser: BrowserCookie, action: String, cipher: SecretCipher) {
        self.init(browser.text, action: action, cipher: cipher)
    }

    /// The token for a text of the browser's cookie.
    package init(_ browser: String, action: String, cipher: SecretCipher) {
        hash = cipher.digest(browser, .cookie, "form", action)
    }

    package var text: String { Base64.encodeURL(hash) }

    package func matches(_ text: String) -> Bool {
        guard text.utf8.count <= 128, let given = Base64.decodeURL(text) else { return false }
        return ConstantTime.equals(given, hash)
    }
}

/// The form was sent from elsewhere, or its page was shown to another browser or for another request.
struct ForgedForm: Error {}
