import Crypto
import Foundation
package import Kernel
package import WireRuntime

/// The page that a caller requests.
package struct PageRequest: Hashable, Sendable {
    /// The most items on the page, at least one.
    package var limit: Int
    /// The last item of the previous page, or nil for the first page.
    package var after: Cursor?
}

/// Seals and opens page tokens.
///
/// A token is a sealed cursor. Callers cannot read or change it, or use it for another operation, pool or filter.
package struct PageSeal: Sendable {
    /// Seals `plain` so that it opens only with the same `context`.
    package var seal: @Sendable (_ plain: [UInt8], _ context: [UInt8]) throws -> [UInt8]
    /// Opens the result of `seal`. Throws if it was changed, or sealed with another key or context.
    package var open: @Sendable (_ sealed: [UInt8], _ context: [UInt8]) throws -> [UInt8]

    /// Uses the given functions.
    package init(
        seal: @escaping @Sendable (_ plain: [UInt8], _ context: [UInt8]) throws -> [UInt8],
        open: @escaping @Sendable (_ sealed: [UInt8], _ context: [UInt8]) throws -> [UInt8]
    ) {
        self.seal = seal
        self.open = open
    }

    /// Uses AES-256-GCM.
    ///
    /// - Parameter key: 32 bytes, the same on all nodes.
    package init(key: Secret<[UInt8]>) {
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

/// The pages of a listing that a request asks for.
struct Listing<Input: OperationInput & Paged>: Sendable {
    private let seal: PageSeal
    private let input: Input
    /// The context that its tokens are bound to: the operation, the region of the signature, and all input except the
    /// page.
    private let scope: [UInt8]

    init(_ seal: PageSeal, input: Input, for signer: IAMCaller?) {
        var filter = input
        filter.pageToken = nil
        filter.pageLimit = nil
        let operation = Input.operation
        let prefix = "\(operation.service.rawValue)\n\(operation.name)\n\(signer?.region ?? "")\n"
        (self.seal, self.input) = (seal, input)
        scope = Array(SHA256.hash(data: Array(prefix.utf8) + filter.jsonBytes))
    }

    /// The page that the input asks for. A limit of zero, which the model allows, is ignored.
    ///
    /// - Throws: `InvalidInput` if the token belongs to another listing.
    var page: PageRequest {
        get throws {
            let limit = input.pageLimit ?? 0
            return PageRequest(
                limit: limit > 0 ? min(limit, Input.maxPage) : Input.usualPage,
                after: try input.pageToken.map(cursor))
        }
    }

    /// The token for the page that begins at `next`; nil after the last page.
    ///
    /// - Throws: The error of the seal.
    func token(for next: Cursor?) throws -> String? {
        guard let next else { return nil }
        return Base64.encodeURL(try seal.seal(Array(JSONEncoder().encode(next.keys)), scope))
    }

    private func cursor(_ token: String) throws -> Cursor {
        guard let sealed = Base64.decodeURL(token), let plain = try? seal.open(sealed, scope),
            let keys = try? JSONDecoder().decode([String].self, from: Data(plain))
        else { throw InvalidInput("Invalid pagination token given.") }
        var cursor = Cursor()
        cursor.keys = keys
        return cursor
    }
}
