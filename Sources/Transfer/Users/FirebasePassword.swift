import Kernel
import WireRuntime

/// A password of `firebase auth:export`, with the parameters of the project, which the console shows.
enum FirebasePassword {
    /// The text of the hash, for `ForeignPasswordHash`.
    static func text(_ json: JSON) throws(UserLineError) -> String {
        let members = try LineMembers(
            json, named: "password.firebase",
            names: ["passwordHash", "salt", "signerKey", "saltSeparator", "rounds", "memCost"])
        let (rounds, cost) = (try members.number("rounds"), try members.number("memCost"))
        let separator = standard(try members.text("saltSeparator") ?? "")
        let signer = standard(try members.requiredText("signerKey"))
        let salt = standard(try members.requiredText("salt"))
        let hash = standard(try members.requiredText("passwordHash"))
        return "$fbscrypt$v=1,n=\(cost),r=\(rounds),p=1,ss=\(separator),sk=\(signer)$\(salt)$\(hash)"
    }

    /// Exports have the letters of either Base64.
    private static func standard(_ text: String) -> String {
        String(
            decoding: text.utf8.map {
                switch $0 {
                case UInt8(ascii: "-"): UInt8(ascii: "+")
                case UInt8(ascii: "_"): UInt8(ascii: "/")
                default: $0
                }
            }, as: UTF8.self)
    }
}
