import Crypto
import CryptoExtras
import Cryptography
import Foundation
import Kernel
import Testing

@testable import SAML

/// Encrypts assertions, also badly, by a library that does not decrypt them in the server.
struct TestEncryptor {
    static let xenc = "http://www.w3.org/2001/04/xmlenc#"
    static let xenc11 = "http://www.w3.org/2009/xmlenc11#"

    var method = xenc11 + "aes256-gcm"
    var keyMethod = "<xenc:EncryptionMethod Algorithm=\"\(xenc)rsa-oaep-mgf1p\"/>"
    var padding: _RSA.Encryption.Padding = .PKCS1_OAEP
    /// Whether the key stands beside the data, not in it.
    var isKeyBeside = false
    /// Changes the bytes that are encrypted already.
    var change: (inout [UInt8]) -> Void = { _ in }
    /// Changes the key that is encrypted already.
    var changeKey: (inout [UInt8]) -> Void = { _ in }
    /// Replaces the last block's padding length.
    var paddingLength: UInt8?

    /// Our key. The other party has only its public part.
    static let key = try? RSAKey.generate()

    func encrypt(_ assertion: String, for key: RSAKey? = key) throws -> String {
        let secret = SymmetricKey(size: method.contains("256") ? .bits256 : .bits128)
        var content = method.contains("gcm") ? try gcm(assertion, secret) : try cbc(assertion, secret)
        change(&content)
        let pkcs8 = try #require(key).pkcs8().exposed
        let publicKey = try _RSA.Encryption.PrivateKey(derRepresentation: Data(pkcs8)).publicKey
        var wrapped = [UInt8](
            try publicKey.encrypt(secret.withUnsafeBytes { Data($0) }, padding: padding))
        changeKey(&wrapped)
        let encryptedKey = """
            <xenc:EncryptedKey xmlns:xenc="\(Self.xenc)" xmlns:ds="http://www.w3.org/2000/09/xmldsig#">\(keyMethod)\
            <xenc:CipherData><xenc:CipherValue>\(Base64.encode(wrapped))</xenc:CipherValue></xenc:CipherData>\
            </xenc:EncryptedKey>
            """
        let key = isKeyBeside ? "" : encryptedKey
        let info = "<ds:KeyInfo xmlns:ds=\"http://www.w3.org/2000/09/xmldsig#\">\(key)</ds:KeyInfo>"
        return """
            <saml:EncryptedAssertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion">\
            <xenc:EncryptedData xmlns:xenc="\(Self.xenc)" Type="\(Self.xenc)Element">\
            <xenc:EncryptionMethod Algorithm="\(method)"/>\(info)\
            <xenc:CipherData><xenc:CipherValue>\(Base64.encode(content))</xenc:CipherValue></xenc:CipherData>\
            </xenc:EncryptedData>\(isKeyBeside ? encryptedKey : "")</saml:EncryptedAssertion>
            """
    }

    private func gcm(_ text: String, _ key: SymmetricKey) throws -> [UInt8] {
        [UInt8](try #require(try AES.GCM.seal(Data(text.utf8), using: key).combined))
    }

    private func cbc(_ text: String, _ key: SymmetricKey) throws -> [UInt8] {
        var plain = Array(text.utf8)
        let count = 16 - plain.count % 16
        // XML Encryption leaves the other bytes of the padding open.
        plain += [UInt8](repeating: 0xA5, count: count - 1) + [paddingLength ?? UInt8(count)]
        let vector = [UInt8](repeating: 3, count: 16)
        return vector
            + [UInt8](
                try AES._CBC.encrypt(plain, using: key, iv: try AES._CBC.IV(ivBytes: vector), noPadding: true))
    }
}
