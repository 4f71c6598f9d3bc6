import Kernel
import WireRuntime

/// A user's recovery codes in a line.
enum LineRecoveryCodes: Sendable {
    /// In plain text.
    case codes([Secret<String>])
    /// The stored value, sealed for one user.
    case sealed([UInt8])

    init(_ json: JSON) throws(UserLineError) {
        let members = try LineMembers(json, named: "recovery-codes", names: ["codes", "sealed"])
        let codes = try members.texts("codes", limit: 100)
        guard let sealed = try members.bytes("sealed") else {
            self = .codes(codes.map { Secret($0) })
            return
        }
        guard codes.isEmpty else { throw .invalid("recovery-codes", "It has codes or sealed") }
        self = .sealed(sealed)
    }
}
