import CArgon2
import Kernel

/// Argon2id and Argon2i (RFC 9106) in PHC's form, which Django prefixes with a name.
struct Argon2Hash {
    private let type: Argon2_type
    private let version: UInt32
    private let passes: UInt32
    private let kibibytes: UInt32
    private let lanes: UInt32
    private let salt: [UInt8]
    let tag: [UInt8]

    var isArgon2id: Bool { type == Argon2_id }

    /// As many hashes run at once as there are cores, each with up to this much memory.
    private static let maxKibibytes = 131_072
    /// The limit on memory times passes.
    private static let maxWork = 1_048_576

    init(_ fields: HashFields) throws(ForeignHashRefusal) {
        let phc = fields.name == "argon2" ? HashFields("$" + fields.all.dropFirst().joined(separator: "$")) : fields
        var parts = Array(phc.all.dropFirst(2))
        // Hashes of the algorithm's first version do not contain a version number.
        let hasVersion = parts.first?.utf8.starts(with: "v=".utf8) ?? false
        let version = hasVersion ? HashFields.number(String(parts.removeFirst().dropFirst(2))) : 16
        guard let type = Self.types[phc.name], version == 16 || version == 19, let version, parts.count == 3,
            let parameters = HashFields.parameters(of: parts[0]), let memory = HashFields.number(parameters["m"]),
            let passes = HashFields.number(parameters["t"]), let lanes = HashFields.number(parameters["p"]),
            let salt = HashFields.bytes(parts[1]), let tag = HashFields.bytes(parts[2]), passes >= 1, lanes >= 1,
            (8...64).contains(salt.count), (16...64).contains(tag.count)
        else { throw .malformed("Argon2") }
        guard memory <= Self.maxKibibytes, passes <= Self.maxWork / max(memory, 1), lanes <= 16 else {
            throw .tooCostly(
                "Argon2 takes at most \(Self.maxKibibytes) KiB, 16 lanes, and \(Self.maxWork) KiB in all its passes")
        }
        guard memory >= 8 * lanes else { throw .malformed("Argon2") }
        (self.type, self.version, self.salt, self.tag) = (type, UInt32(version), salt, tag)
        (self.passes, kibibytes, self.lanes) = (UInt32(passes), UInt32(memory), UInt32(lanes))
    }

    private static let types = ["$argon2id": Argon2_id, "$argon2i": Argon2_i]

    func derived(from password: [UInt8]) throws -> [UInt8] {
        var (output, phrase, salt) = ([UInt8](repeating: 0, count: tag.count), password, salt)
        let result = output.withUnsafeMutableBufferPointer { output in
            phrase.withUnsafeMutableBufferPointer { phrase in
                salt.withUnsafeMutableBufferPointer { compute(into: output, of: phrase, salted: $0) }
            }
        }
        guard result == ARGON2_OK.rawValue else { throw LibraryError(result: result) }
        return output
    }

    private func compute(
        into output: UnsafeMutableBufferPointer<UInt8>, of password: UnsafeMutableBufferPointer<UInt8>,
        salted salt: UnsafeMutableBufferPointer<UInt8>
    ) -> Int32 {
        var context = argon2_context()
        (context.out, context.outlen) = (output.baseAddress, UInt32(output.count))
        (context.pwd, context.pwdlen) = (password.baseAddress, UInt32(password.count))
        (context.salt, context.saltlen) = (salt.baseAddress, UInt32(salt.count))
        (context.t_cost, context.m_cost, context.lanes) = (passes, kibibytes, lanes)
        // All lanes run on this thread: the queue decides how much runs at once.
        context.threads = 1
        context.version = version
        return argon2_ctx(&context, type)
    }

    /// The library could not allocate memory.
    struct LibraryError: Error {
        let result: Int32
    }
}
