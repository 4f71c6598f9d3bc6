import Directory
import Kernel

/// A stream behind the API of Amazon Kinesis, at AWS or at a compatible server.
package struct KinesisTarget: Codable, Sendable, Equatable {
    /// Scheme, host and port.
    package var endpoint: String
    /// The region in the signature.
    package var region: String
    /// The access key's id.
    package var accessKeyID: String
    /// Whether the endpoint may be in a private network.
    package var isPrivate: Bool

    package init(endpoint: String, region: String, accessKeyID: String, isPrivate: Bool = false) {
        (self.endpoint, self.region, self.accessKeyID, self.isPrivate) = (endpoint, region, accessKeyID, isPrivate)
    }

    func check(_ stream: FunctionARN) throws(InvalidInput) {
        guard stream.isStream else { throw InvalidInput("\(stream) is not an ARN of a Kinesis stream.") }
        try TargetURL(endpoint).checkOrigin()
        try TargetWords.check([region, accessKeyID], maxLength: 128, called: "A region or access key id")
    }
}

extension FunctionARN {
    /// Whether it names a stream of Kinesis, which no trigger can call.
    package var isStream: Bool { isPlausible && streamName != nil }

    /// The name in the ARN of a stream; nil for other ARNs.
    package var streamName: String? {
        let parts = rawValue.utf8.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
        let kind = "stream/"
        guard parts.count == 6, parts[2].elementsEqual("kinesis".utf8), parts[5].starts(with: kind.utf8) else {
            return nil
        }
        return String(decoding: Array(parts[5].dropFirst(kind.utf8.count)), as: UTF8.self)
    }
}
