/// Arithmetic modulo the prime of one group.
///
/// Operands are numbers of any size with the most significant byte first; results are `group.byteCount` bytes long.
/// A server's implementation must take the same time for every exponent that is not called public.
public protocol ModularArithmetic: Sendable {
    /// The group whose prime everything is reduced by.
    var group: SRPGroup { get }

    /// g to the power of a secret `exponent`. Throws where the machine has no memory left.
    func generatorPower(_ exponent: [UInt8]) throws -> [UInt8]
    /// `base` to the power of a secret `exponent`. Throws where the machine has no memory left.
    func power(_ base: [UInt8], _ exponent: [UInt8]) throws -> [UInt8]
    /// `base` to the power of an exponent that everyone may know. Throws where the machine has no memory left.
    func power(_ base: [UInt8], publicExponent: [UInt8]) throws -> [UInt8]
    /// The product modulo N. Throws where the machine has no memory left.
    func product(_ one: [UInt8], _ other: [UInt8]) throws -> [UInt8]
    /// The sum modulo N. Throws where the machine has no memory left.
    func sum(_ one: [UInt8], _ other: [UInt8]) throws -> [UInt8]
    /// `one` minus `other`, brought back between zero and N. Throws where the machine has no memory left.
    func difference(_ one: [UInt8], _ other: [UInt8]) throws -> [UInt8]
}
