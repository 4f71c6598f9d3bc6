import Kernel

/// Reads a resource: `*`, or an ARN whose last segments may have wildcards and variables.
enum ResourceReader {
    /// How the resources of IAM begin.
    static let iamPaths = [
        "user/", "federated-user/", "role/", "group/", "instance-profile/", "mfa/", "server-certificate/", "policy/",
        "sms-mfa/", "saml-provider/", "oidc-provider/", "report/", "access-report/",
    ]
    private static let partitions = [
        "*", "aws", "aws-cn", "aws-us-gov", "aws-eusc", "aws-iso", "aws-iso-b", "aws-iso-e", "aws-iso-f",
    ]

    /// - Throws: `PolicyRefusal`.
    static func read(_ text: String, hasVariables: Bool) throws(PolicyRefusal) -> ValuePattern {
        let isAny = text.hasSameBytes(as: "*")
        if !isAny { try check(text) }
        return try ValuePattern(
            text, syntax: PatternSyntax(wildcards: isAny ? .everywhere : .resource, hasVariables: hasVariables))
    }

    private static func check(_ text: String) throws(PolicyRefusal) {
        let segments = Array(text.utf8).split(
            separator: WildcardToken.colon, maxSplits: 5, omittingEmptySubsequences: false)
        guard segments.count > 1, segments[0].elementsEqual("arn".utf8) else { throw .resource(text) }
        let partition = String(decoding: segments[1], as: UTF8.self)
        guard partitions.contains(where: partition.hasSameBytes) else {
            throw .partition(partition, resource: text)
        }
        guard segments.count > 2, !segments[2].contains(where: { "*?".utf8.contains($0) }) else {
            throw .resourceVendor
        }
        guard !segments[2].isEmpty else { throw .legacyParsing("A resource names no service") }
        // Without its last segments it can match only if a `*` matches them.
        guard segments.count == 6 || segments.last?.last == UInt8(ascii: "*") else { throw .resource(text) }
        try checkService(String(decoding: segments[2], as: UTF8.self), segments: segments, text: text)
    }

    private static func checkService(
        _ service: String, segments: [ArraySlice<UInt8>], text: String
    ) throws(PolicyRefusal) {
        guard segments.count == 6, !segments[3].isEmpty || service.hasSameBytes(as: "iam") else { return }
        let path = segments[5]
        if service.hasSameBytes(as: "iam") {
            guard segments[3].isEmpty else { throw .iamRegion(text) }
            guard path.elementsEqual("*".utf8) || iamPaths.contains(where: { path.starts(with: $0.utf8) }) else {
                throw .iamPath
            }
        }
        if service.hasSameBytes(as: "s3"), !path.starts(with: "accesspoint/".utf8) {
            throw .region(text)
        }
    }
}
