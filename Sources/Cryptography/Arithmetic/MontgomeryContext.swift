import COpenSSL

/// The Montgomery parameters of one odd modulus. They are immutable after `init`, so threads may share them.
final class MontgomeryContext: @unchecked Sendable {
    let context: OpaquePointer
    let modulus: BigNumber
    let byteCount: Int

    init(modulus: [UInt8]) throws(OpenSSLError) {
        byteCount = modulus.count
        self.modulus = try BigNumber(modulus)
        context = try OpenSSLError.check(BN_MONT_CTX_new(), doing: "BN_MONT_CTX_new")
        try computeParameters(using: Scratch())
    }

    /// A function, so that `scratch` is not released before the call ends.
    private func computeParameters(using scratch: Scratch) throws(OpenSSLError) {
        try OpenSSLError.check(BN_MONT_CTX_set(context, modulus.pointer, scratch.pointer), doing: "BN_MONT_CTX_set")
    }

    deinit { BN_MONT_CTX_free(context) }

    /// Converts `number`, which is below the modulus, to Montgomery form.
    func enter(_ number: BigNumber, using scratch: Scratch) throws(OpenSSLError) {
        try OpenSSLError.check(
            BN_to_montgomery(number.pointer, number.pointer, context, scratch.pointer), doing: "BN_to_montgomery")
    }

    /// Converts `number` back from Montgomery form.
    func leave(_ number: BigNumber, using scratch: Scratch) throws(OpenSSLError) {
        try OpenSSLError.check(
            BN_from_montgomery(number.pointer, number.pointer, context, scratch.pointer), doing: "BN_from_montgomery")
    }

    /// Sets `product` to `product` times `factor`, all in Montgomery form.
    func multiply(_ product: BigNumber, by factor: BigNumber, using scratch: Scratch) throws(OpenSSLError) {
        try OpenSSLError.check(
            BN_mod_mul_montgomery(product.pointer, product.pointer, factor.pointer, context, scratch.pointer),
            doing: "BN_mod_mul_montgomery")
    }

    /// Sets `result` to `base` to the power of a public `exponent`, which affects the duration.
    func power(
        _ result: BigNumber, base: BigNumber, publicExponent exponent: BigNumber, using scratch: Scratch
    ) throws(OpenSSLError) {
        try OpenSSLError.check(
            BN_mod_exp_mont(
                result.pointer, base.pointer, exponent.pointer, modulus.pointer, scratch.pointer, context),
            doing: "BN_mod_exp_mont")
    }

    /// Sets `result` to `base` to the power of a secret `exponent`; only its length in words affects the duration.
    func power(
        _ result: BigNumber, base: BigNumber, secretExponent exponent: BigNumber, using scratch: Scratch
    ) throws(OpenSSLError) {
        BN_set_flags(exponent.pointer, BN_FLG_CONSTTIME)
        try OpenSSLError.check(
            BN_mod_exp_mont_consttime(
                result.pointer, base.pointer, exponent.pointer, modulus.pointer, scratch.pointer, context),
            doing: "BN_mod_exp_mont_consttime")
    }

    /// Replaces `number` by its inverse.
    func invert(_ number: BigNumber, using scratch: Scratch) throws(OpenSSLError) {
        _ = try OpenSSLError.check(
            BN_mod_inverse(number.pointer, number.pointer, modulus.pointer, scratch.pointer), doing: "BN_mod_inverse")
    }
}
