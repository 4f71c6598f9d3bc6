import COpenSSL

/// An OpenSSL `BIGNUM`. Its memory is overwritten before it is freed.
final class BigNumber {
    let pointer: OpaquePointer

    init() throws(OpenSSLError) { pointer = try OpenSSLError.check(BN_new(), doing: "BN_new") }

    /// The big-endian number in `bytes`.
    convenience init(_ bytes: [UInt8]) throws(OpenSSLError) {
        try self.init()
        guard let count = Int32(exactly: bytes.count), BN_bin2bn(bytes, count, pointer) != nil else {
            throw OpenSSLError("BN_bin2bn")
        }
    }

    deinit { BN_clear_free(pointer) }

    /// The number of bits without leading zeros.
    var bitCount: Int { Int(BN_num_bits(pointer)) }
    var isOdd: Bool { BN_is_odd(pointer) == 1 }

    /// The number in big-endian order, padded to the given length.
    func bytes(count: Int) throws(OpenSSLError) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: count)
        guard BN_bn2binpad(pointer, &bytes, Int32(count)) == Int32(count) else { throw OpenSSLError("BN_bn2binpad") }
        return bytes
    }
}

/// An OpenSSL `BN_CTX`: scratch memory for one calculation.
final class Scratch {
    let pointer: OpaquePointer

    init() throws(OpenSSLError) { pointer = try OpenSSLError.check(BN_CTX_new(), doing: "BN_CTX_new") }
    deinit { BN_CTX_free(pointer) }
}
