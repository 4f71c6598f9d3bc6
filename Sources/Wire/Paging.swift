import Crypto
import Foundation
public import Kernel
public import WireModel

/// Which page a caller asks for.
public struct PageRequest: Hashable, Sendable {
    /// How many items it holds at most. At least one.
    public var limit: Int
    /// The last item of the page before, or nil for the first page.
    public var after: Cursor?
}

/// Makes the tokens that pages are asked for with.
///
/// A token is a sealed cursor: nobody can read it, change it, or use it for another operation, pool or filter than it
/// was given out for.
public struct PageSeal: Sendable {
    /// Seals `plain` so that it opens only with the same `context`.
    public var seal: @Sendable (_ plain: [UInt8], _ context: [UInt8]) throws -> [UInt8]
    /// Opens what `seal` made. Throws where it was changed, or sealed with another key or context.
    public var open: @Sendable (_ sealed: [UInt8], _ context: [UInt8]) throws -> [UInt8]

    /// Seals by the given two.
    public init(
        seal: @escaping @Sendable (_ plain: [UInt8], _ context: [UInt8]) throws -> [UInt8],
        open: @escaping @Sendable (_ sealed: [UInt8], _ context: [UInt8]) throws -> [UInt8]
    ) {
        self.seal = seal
        self.open = open
    }

    /// Seals with AES-256-GCM under a key of 32 bytes, which every node of a house must share.
    public init(key: Secret<[UInt8]>) {
        let key = SymmetricKey(data: key.exposed)
        self.init(
            seal: { plain, context in
                let box = try AES.GCM.seal(plain, using: key, authenticating: context)
                return Array(box.nonce) + box.ciphertext + box.tag
            },
            open: { sealed, context in
                Array(try AES.GCM.open(AES.GCM.SealedBox(combined: sealed), using: key, authenticating: context))
            })
    }
}

/// The listing that the current task is a request for.
struct Listing: Sendable {
    let seal: PageSeal
    /// What a token of this listing is bound to: the operation and everything that was asked but the page itself.
    let scope: [UInt8]

    @TaskLocal static var current: Listing?

    init(_ seal: PageSeal, _ input: some OperationInput & Paged) {
        var asked = input
        asked.pageToken = nil
        asked.pageLimit = nil
        let operation = type(of: input).operation
        let text = Array("\(operation.service.rawValue)\n\(operation.name)\n".utf8) + asked.jsonBytes
        self.seal = seal
        scope = Array(SHA256.hash(data: text))
    }
}

extension Operation where Input: Paged {
    /// The page that `input` asks for. A limit of zero, which the model allows, is no limit.
    /// - Throws: `Refusal` with `.invalidInput` where the token was not given out for this very listing.
    public static func page(_ input: Input) throws -> PageRequest {
        let limit = input.pageLimit ?? 0
        return PageRequest(
            limit: limit > 0 ? min(limit, Input.greatestPage) : Input.greatestPage,
            after: try input.pageToken.map(cursor))
    }

    /// The token for the page behind `next`, or nil where there is none.
    /// - Throws: what the seal throws, and `OutsideOfTable` where no table is at work.
    public static func token(_ next: Cursor?) throws -> String? {
        guard let next else { return nil }
        guard let listing = Listing.current else { throw OutsideOfTable() }
        return Base64.encodeURL(try listing.seal.seal(Array(JSONEncoder().encode(next.keys)), listing.scope))
    }

    private static func cursor(_ token: String) throws -> Cursor {
        guard let listing = Listing.current else { throw OutsideOfTable() }
        guard let sealed = Base64.decodeURL(token), let plain = try? listing.seal.open(sealed, listing.scope),
            let keys = try? JSONDecoder().decode([String].self, from: Data(plain))
        else { throw Refusal.invalid("Invalid pagination token given.") }
        var cursor = Cursor()
        cursor.keys = keys
        return cursor
    }
}

/// An operation was performed without a table, which alone holds the key to page tokens.
public struct OutsideOfTable: Error {}
