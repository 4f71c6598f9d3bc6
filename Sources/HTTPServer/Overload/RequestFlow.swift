import NIOHTTP1

/// Assigns requests to the flows of the `FairQueue`: by user pool, app client or access token's key.
///
/// A name has two flows, and a request takes the shorter one: it waits behind an overloaded pool only if that pool has
/// both of them ("the power of two choices").
///
/// It searches the body for the first such name without parsing it, because it runs before the request is admitted. A
/// caller who writes another pool's name takes turns with that pool, as a real request to it does.
struct RequestFlow: Sendable {
    /// The number of flows. Names map to them by a hash with a random seed.
    static let count = 256
    /// How long names keep their flow: two pools that share one must not share it permanently.
    static let period = Duration.seconds(10)
    private static let start = ContinuousClock.now
    /// The SDKs put these names near the start of a request.
    private static let searched = 4096
    private static let longestName = 128

    /// The numbers of both flows; rarely they are the same.
    let numbers: (Int, Int)

    init(_ head: HTTPRequestHead, _ body: [UInt8], receivedAt: ContinuousClock.Instant) {
        var hasher = Hasher()
        hasher.combine(Int((receivedAt - Self.start) / Self.period))
        let isNamed = body.withUnsafeBufferPointer { body in
            Self.feedName(in: UnsafeBufferPointer(rebasing: body.prefix(Self.searched)), to: &hasher)
        }
        if !isNamed { Self.feedName(in: head.uri, to: &hasher) }
        let (rest, first) = UInt(bitPattern: hasher.finalize()).quotientAndRemainder(dividingBy: UInt(Self.count))
        numbers = (Int(first), Int(rest % UInt(Self.count)))
    }

    /// Feeds the first name in `body`.
    ///
    /// - Returns: False if there is none.
    private static func feedName(in body: UnsafeBufferPointer<UInt8>, to hasher: inout Hasher) -> Bool {
        for (member, end) in members {
            guard let value = value(of: member, in: body) else { continue }
            let name = value.prefix(longestName).prefix { $0 != end && $0 != UInt8(ascii: "\"") }
            hasher.combine(bytes: UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: name)))
            return true
        }
        return false
    }

    /// Feeds the text between the first two slashes of a path: the pool in `/<pool>/.well-known/jwks.json`.
    private static func feedName(in uri: String, to hasher: inout Hasher) {
        var uri = uri
        uri.withUTF8 { bytes in
            let path = bytes.dropFirst().prefix(longestName)
            let name = path.prefix { $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "?") }
            hasher.combine(bytes: UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: name)))
        }
    }

    /// The members that name a pool, each with the character that ends the pool's part of the value: the header of an
    /// access token names the key, which belongs to one pool.
    private static let members: [(name: [UInt8], end: UInt8)] = [
        (Array("\"ClientId\"".utf8), UInt8(ascii: "\"")), (Array("\"UserPoolId\"".utf8), UInt8(ascii: "\"")),
        (Array("\"AccessToken\"".utf8), UInt8(ascii: ".")),
    ]

    /// The text after `"member": "`.
    private static func value(of member: [UInt8], in bytes: UnsafeBufferPointer<UInt8>) -> Slice<
        UnsafeBufferPointer<UInt8>
    >? {
        var rest = bytes[...]
        while let quote = rest.firstIndex(of: UInt8(ascii: "\"")) {
            rest = rest[quote...]
            guard rest.starts(with: member) else {
                rest = rest.dropFirst()
                continue
            }
            rest = rest.dropFirst(member.count).drop(while: isSpace)
            // The same text may also be a value.
            guard rest.first == UInt8(ascii: ":") else { continue }
            rest = rest.dropFirst().drop(while: isSpace)
            return rest.popFirst() == UInt8(ascii: "\"") ? rest : nil
        }
        return nil
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}
