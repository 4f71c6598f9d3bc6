/// The program that sent the current request, as it names itself, and the address it sent it from. Events of functions
/// name its SDK (UP-LAM-18); tracked sessions show both.
package struct CallerAgent: Sendable {
    /// The agent of the request that the current task executes; nil outside of requests.
    @TaskLocal package static var current: CallerAgent?

    /// The header fields that name the program.
    package let names: [String]
    /// The address of the client; empty if it is not known.
    package private(set) var address: String
    /// Whether the address was given by a server that calls on a client's behalf; otherwise it would be that server's
    /// own.
    package private(set) var isAddressStated = false
    /// The names of the user's program, if a server calls on the user's behalf.
    package private(set) var userNames: [String]?
    /// The endpoint that the app names for its analytics; nil if it names none.
    package private(set) var analyticsEndpoint: String?

    private static let prefix = "aws-sdk-"
    private static let maxNameLength = 1024
    private static let maxWordLength = 64

    /// The program that these header fields name.
    ///
    /// - Parameters:
    ///   - names: The header fields that name the program. The first one with an SDK is used.
    ///   - address: The address of the client.
    package init(_ names: String?..., address: String = "") {
        self.names = names.compactMap { $0 }
        self.address = address
    }

    /// This agent, with the address and the names of the user on whose behalf it calls.
    package func speaking(forUserAt address: String?, named names: [String]?) -> CallerAgent {
        var stated = self
        if let address { (stated.address, stated.isAddressStated) = (address, true) }
        if let names { stated.userNames = names }
        return stated
    }

    /// This agent on the endpoint that the app names for its analytics.
    package func speaking(onEndpoint endpoint: String) -> CallerAgent {
        var stated = self
        stated.analyticsEndpoint = endpoint
        return stated
    }

    /// The SDK and its version, such as `aws-sdk-js-3.45.0`; nil if no SDK is named.
    package var sdkVersion: String? {
        for name in names {
            for word in name.utf8.prefix(Self.maxNameLength).split(separator: UInt8(ascii: " ")) {
                if let version = Self.version(in: word) { return version }
            }
        }
        return nil
    }

    /// Reads `aws-sdk-js/3.45.0`.
    private static func version(in word: some Collection<UInt8>) -> String? {
        guard word.count <= maxWordLength, word.starts(with: prefix.utf8) else { return nil }
        let parts = word.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(isOfVersion) }) else { return nil }
        return String(decoding: parts.joined(separator: [UInt8(ascii: "-")]).map(\.asciiLowercased), as: UTF8.self)
    }

    /// Whether a name or version of an SDK may contain `byte`.
    private static func isOfVersion(_ byte: UInt8) -> Bool {
        byte.isASCIIAlphanumeric || [UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_")].contains(byte)
    }
}
