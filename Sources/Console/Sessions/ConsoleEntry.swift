import Kernel
import Wire

/// The presigned address by which a browser enters the console. It can be used once, within a minute.
package enum ConsoleEntry {
    /// The path of the address.
    package static let path = "/console/enter"
    /// The service's name in the scope of the signature.
    package static let service = "martlet-console"
    /// How many seconds an address may be used.
    package static let lifetime = 60
    /// For how many seconds the store remembers a used address. An address that a clock ahead of this one has signed is
    /// valid for longer than a minute, so this is longer than the tolerance of clocks.
    static let remembered: Int64 = .minutes(10)

    /// The signature in the query of an address, and for how many seconds it is valid; nil if there is none.
    static func signature(in query: String) -> (text: String, seconds: Int)? {
        let parameters = QueryParameters(query)
        guard let signature = parameters["X-Amz-Signature"], signature.utf8.count == 64,
            let seconds = parameters["X-Amz-Expires"].flatMap({ Int(asciiDigits: $0.utf8) })
        else { return nil }
        return (signature, seconds)
    }

    /// The session token in the query of an address; nil for a long-term access key.
    static func token(in query: String) -> String? { QueryParameters(query)["X-Amz-Security-Token"] }
}
