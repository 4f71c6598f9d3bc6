import NIOCore
import NIOHTTP1

/// Input that arrived after a whole request and waits for its response: requests of one connection are processed one
/// after another (RFC 9112, section 9.3.2).
struct HeldInput {
    /// A piece of it.
    enum Piece {
        case part(HTTPServerRequestPart)
        /// The decoder cannot read what follows.
        case malformed(HTTPParserError)
        /// The client sends nothing more.
        case end
    }

    private var pieces = CircularBuffer<Piece>(initialCapacity: 0)

    var isEmpty: Bool { pieces.isEmpty }

    mutating func append(_ piece: Piece) { pieces.append(piece) }
    mutating func popFirst() -> Piece? { pieces.popFirst() }
    mutating func removeAll() { pieces.removeAll() }
}
