import Cryptography
import Foundation
import Kernel
import SRP

/// A calculation that the protocol requires of a server.
enum CryptoStep: Sendable {
    /// g to the power of a secret of 256 bits.
    case generatorPower
    /// v to the power of u, which is public.
    case publicPower
    /// A number of full size to the power of a secret of 256 bits.
    case secretPower
    /// An RS256 signature.
    case signature
    /// The check of an RS256 signature.
    case verification
    /// A decryption by RSA-OAEP.
    case decryption
}

/// The processor time of the calculations alone, done by OpenSSL on every core at once, because the server also uses
/// all cores and two threads that share a core slow each other down.
///
/// The server computes powers of g faster, by a table; `isOwn` measures that.
struct CryptoBaseline {
    private let arithmetic: OpenSSLArithmetic
    private let key: RSAKey
    private let number: [UInt8]
    private let exponents: [[UInt8]]
    /// About as long as the signed part of a token.
    private let message: [UInt8]
    private let signature: [UInt8]

    init(_ arithmetic: OpenSSLArithmetic, world: World) throws {
        self.arithmetic = arithmetic
        key = try RSAKey.generate()
        number = try arithmetic.generatorPower(world.bytes(32))
        exponents = (0..<64).map { _ in world.bytes(32) }
        message = world.bytes(900)
        signature = try key.sign(message)
    }

    /// Microseconds of processor time for `steps`, measured for `seconds`.
    func measure(_ steps: [CryptoStep], isOwn: Bool = false, for seconds: Double) throws -> Double {
        let cores = ProcessInfo.processInfo.activeProcessorCount
        let results = Locked<[Result<Double, any Error>]>([])
        DispatchQueue.concurrentPerform(iterations: cores) { _ in
            let result = Result { try measureHere(steps, isOwn: isOwn, for: seconds) }
            results.change { $0.append(result) }
        }
        return try results.read { try $0.reduce(0) { try $0 + $1.get() } } / Double(cores)
    }

    private func measureHere(_ steps: [CryptoStep], isOwn: Bool, for seconds: Double) throws -> Double {
        try run(steps, isOwn: isOwn, until: Clock.threadCPU + 50_000_000)
        let began = Clock.threadCPU
        let rounds = try run(steps, isOwn: isOwn, until: began + UInt64(seconds * 1e9))
        return Double(Clock.threadCPU - began) / 1000 / Double(max(rounds, 1))
    }

    @discardableResult
    private func run(_ steps: [CryptoStep], isOwn: Bool, until end: UInt64) throws -> Int {
        var rounds = 0
        while Clock.threadCPU < end {
            for step in steps { try perform(step, isOwn: isOwn, exponent: exponents[rounds % exponents.count]) }
            rounds += 1
        }
        return rounds
    }

    private func perform(_ step: CryptoStep, isOwn: Bool, exponent: [UInt8]) throws {
        switch step {
        case .generatorPower where isOwn: _ = try arithmetic.generatorPower(exponent)
        case .generatorPower: _ = try arithmetic.power(arithmetic.group.generator, to: exponent)
        case .publicPower: _ = try arithmetic.power(number, publicExponent: exponent)
        case .secretPower: _ = try arithmetic.power(number, to: exponent)
        case .signature: _ = try key.sign(message)
        case .verification: _ = key.publicKey.accepts(signature, of: message)
        // A signature is a number of the right size. That its padding is another is seen after the arithmetic.
        case .decryption: _ = key.decryptOAEP(signature, digest: .sha1, mask: .sha1)
        }
    }
}
