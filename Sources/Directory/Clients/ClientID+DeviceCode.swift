import Crypto
package import Kernel

extension ClientID {
    /// The code with which an app of this client signs what it says of its device: an HMAC-SHA256 under the id. The id
    /// is public, so the code shows only that the text is whole.
    package func deviceCode(of text: [UInt8]) -> [UInt8] {
        Array(HMAC<SHA256>.authenticationCode(for: text, using: SymmetricKey(data: Array(rawValue.utf8))))
    }
}
