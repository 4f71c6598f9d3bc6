import Kernel
import Wire

/// The address by which a browser enters the console: presigned, good once, for a minute.
package enum ConsoleEntry {
    /// The path of the address.
    package static let path = "/console/enter"
    /// The service's name in the scope of the signature.
    package static let service = "martlet-console"
    /// How many seconds an address may be used.
    package static let lifetime = 60
    /// How long a used address is remembered: longer than a clock ahead of this one lets it be good.
    static let remembered: Int64 = .minutes(10)

    /// The signature of an address and for how many seconds it asks to be good; nil if it has none.
    static func signature(in query: String) -> (text: String, seconds: Int)? {
        let parameters = QueryParameters(query)
        guard let signature = parameters["X-Amz-Signature"], signature.utf8.count == 64,
            let seconds = parameters["X-Amz-Expires"].flatMap({ Int(asciiDigits: $0.utf8) })
        else { return nil }
        return (signature, seconds)
    }

    /// The session token in an address.
    static func token(in query: String) -> String? { QueryParameters(query)["X-Amz-Security-Token"] }
}
