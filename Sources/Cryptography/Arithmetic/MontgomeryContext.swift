import COpenSSL

/// What multiplication modulo one odd number is prepared with.
///
/// Nothing changes after `init`, so threads may share it.
final class MontgomeryContext: @unchecked Sendable {
    let context: OpaquePointer
    let modulus: BigNumber
    let byteCount: Int

    init(modulus: [UInt8]) throws(OpenSSLError) {
        byteCount = modulus.count
        self.modulus = try BigNumber(modulus)
        context = try OpenSSLError.check(BN_MONT_CTX_new(), "BN_MONT_CTX_new")
        try set(Scratch())
    }

    private func set(_ scratch: Scratch) throws(OpenSSLError) {
        try OpenSSLError.check(BN_MONT_CTX_set(context, modulus.pointer, scratch.pointer), "BN_MONT_CTX_set")
    }

    deinit { BN_MONT_CTX_free(context) }

    /// Brings `number`, which is below the modulus, into the form that `multiply` works on.
    func enter(_ number: BigNumber, _ scratch: Scratch) throws(OpenSSLError) {
        try OpenSSLError.check(
            BN_to_montgomery(number.pointer, number.pointer, context, scratch.pointer), "BN_to_montgomery")
    }

    /// Brings `number` back from that form.
    func leave(_ number: BigNumber, _ scratch: Scratch) throws(OpenSSLError) {
        try OpenSSLError.check(
            BN_from_montgomery(number.pointer, number.pointer, context, scratch.pointer), "BN_from_montgomery")
    }

    /// `product` becomes `product` times `factor`, all in that form.
    func multiply(_ product: BigNumber, by factor: BigNumber, _ scratch: Scratch) throws(OpenSSLError) {
        try OpenSSLError.check(
            BN_mod_mul_montgomery(product.pointer, product.pointer, factor.pointer, context, scratch.pointer),
            "BN_mod_mul_montgomery")
    }

    /// `result` becomes `base` to the power of `exponent`, which everyone may know: it shows in the time this takes.
    func power(
        _ result: BigNumber, _ base: BigNumber, publicExponent exponent: BigNumber, _ scratch: Scratch
    ) throws(OpenSSLError) {
        try OpenSSLError.check(
            BN_mod_exp_mont(
                result.pointer, base.pointer, exponent.pointer, modulus.pointer, scratch.pointer, context),
            "BN_mod_exp_mont")
    }

    /// `result` becomes `base` to the power of `exponent`, of which only the length in words shows in the time.
    func power(
        _ result: BigNumber, _ base: BigNumber, secretExponent exponent: BigNumber, _ scratch: Scratch
    ) throws(OpenSSLError) {
        BN_set_flags(exponent.pointer, BN_FLG_CONSTTIME)
        try OpenSSLError.check(
            BN_mod_exp_mont_consttime(
                result.pointer, base.pointer, exponent.pointer, modulus.pointer, scratch.pointer, context),
            "BN_mod_exp_mont_consttime")
    }

    /// `number` becomes one divided by it.
    func invert(_ number: BigNumber, _ scratch: Scratch) throws(OpenSSLError) {
        _ = try OpenSSLError.check(
            BN_mod_inverse(number.pointer, number.pointer, modulus.pointer, scratch.pointer), "BN_mod_inverse")
    }
}
