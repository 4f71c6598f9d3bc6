import COpenSSL
package import Kernel

/// An X.509 certificate that a key signs for itself (RFC 5280), which identifies the key to others.
package struct SelfSignedCertificate: Sendable {
    package let der: [UInt8]

    /// Wraps a stored certificate.
    package init(der: [UInt8]) { self.der = der }

    /// Base64 of DER without lines and without the marks of PEM.
    package var text: String { Base64.encode(der) }

    /// Signs a new certificate with `key`.
    ///
    /// - Parameters:
    ///   - name: The common name of subject and issuer.
    ///   - serial: Random bytes, at most 19.
    /// - Throws: Only if the library fails.
    package init(
        of key: RSAKey, named name: String, serial: [UInt8], from start: Instant, until end: Instant
    ) throws {
        let certificate = try OpenSSLError.check(X509_new(), doing: "X509_new")
        defer { X509_free(certificate) }
        // X.509 numbers its versions from 0: 2 is version 3.
        try OpenSSLError.check(X509_set_version(certificate, 2), doing: "X509_set_version")
        try Self.set(serial: serial, of: certificate)
        try Self.set(X509_getm_notBefore(certificate), to: start)
        try Self.set(X509_getm_notAfter(certificate), to: end)
        let subject = try OpenSSLError.check(X509_get_subject_name(certificate), doing: "X509_get_subject_name")
        let text = Array(name.utf8)
        try OpenSSLError.check(
            X509_NAME_add_entry_by_txt(subject, "CN", MBSTRING_UTF8, text, Int32(text.count), -1, 0),
            doing: "X509_NAME_add_entry_by_txt")
        try OpenSSLError.check(X509_set_issuer_name(certificate, subject), doing: "X509_set_issuer_name")
        try key.sign(certificate)
        der = try Self.encoded(certificate)
    }

    private static func set(serial: [UInt8], of certificate: OpaquePointer) throws {
        // The first byte keeps the number positive and above zero.
        let number = try BigNumber([1] + serial.prefix(19))
        let target = try OpenSSLError.check(X509_get_serialNumber(certificate), doing: "X509_get_serialNumber")
        _ = try OpenSSLError.check(BN_to_ASN1_INTEGER(number.pointer, target), doing: "BN_to_ASN1_INTEGER")
    }

    private static func set(_ time: UnsafeMutablePointer<ASN1_TIME>?, to instant: Instant) throws {
        _ = try OpenSSLError.check(ASN1_TIME_set(time, Int(instant.seconds)), doing: "ASN1_TIME_set")
    }

    private static func encoded(_ certificate: OpaquePointer) throws -> [UInt8] {
        var encoded: UnsafeMutablePointer<UInt8>?
        let count = Int(i2d_X509(certificate, &encoded))
        guard count > 0, let encoded else { throw OpenSSLError("i2d_X509") }
        defer { CRYPTO_free(encoded, #file, #line) }
        return Array(UnsafeBufferPointer(start: encoded, count: count))
    }
}
