/// Arithmetic modulo the prime of one group.
///
/// Operands are big-endian numbers of any size; results have `group.byteCount` bytes. A server's implementation must be
/// constant-time in every exponent that is not public. Operations throw if memory runs out.
package protocol ModularArithmetic: Sendable {
    /// The group whose prime is the modulus.
    var group: SRPGroup { get }

    /// g to the power of a secret `exponent`.
    func generatorPower(_ exponent: [UInt8]) throws -> [UInt8]
    /// `base` to the power of a secret `exponent`.
    func power(_ base: [UInt8], to exponent: [UInt8]) throws -> [UInt8]
    /// `base` to the power of a public exponent.
    func power(_ base: [UInt8], publicExponent: [UInt8]) throws -> [UInt8]
    /// The product modulo N.
    func product(_ one: [UInt8], by other: [UInt8]) throws -> [UInt8]
    /// The sum modulo N.
    func sum(_ one: [UInt8], plus other: [UInt8]) throws -> [UInt8]
    /// `one` minus `other`, modulo N and not negative.
    func difference(_ one: [UInt8], minus other: [UInt8]) throws -> [UInt8]
}
