package import Federation
package import Kernel
package import Outbound
import WireRuntime

/// Reads from the service that a pool follows. What is throttled there is asked for again, later each time.
package struct SourceReader: Sendable {
    /// Sends a request.
    package typealias Send = @Sendable (HTTPCall) async throws(HTTPCallError) -> HTTPCallResponse

    private let api: SourceAPI
    private let send: Send
    private let world: World
    private let pause: @Sendable (Duration) async throws -> Void
    private let waits = Locked(0)

    static let maxTries = 12
    private static let longestPause = 20_000

    package init(
        _ api: SourceAPI, world: World, send: @escaping Send,
        pause: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
    ) {
        (self.api, self.send, self.world, self.pause) = (api, send, world, pause)
    }

    /// How often a request had to wait.
    var throttled: Int { waits.read { $0 } }

    /// The output of an operation.
    ///
    /// - Parameter tries: How often it is asked for at most.
    /// - Throws: `SourceError` if the service refuses, or is still busy at the last try.
    func call(
        _ operation: String, with input: JSONObject, tries: Int = SourceReader.maxTries
    ) async throws -> JSONObject {
        var number = 0
        while true {
            do throws(SourceError) { return try await once(operation, with: input) } catch {
                number += 1
                guard error.isTransient, number < tries else { throw error }
                waits.change { $0 += 1 }
                try await pause(pauseLength(after: number, asked: error.retryAfter))
            }
        }
    }

    private func once(_ operation: String, with input: JSONObject) async throws(SourceError) -> JSONObject {
        let response: HTTPCallResponse
        do throws(HTTPCallError) {
            response = try await send(api.request(operation, input: input, at: world.now()))
        } catch { throw SourceError(error) }
        return try SourceAPI.output(of: response)
    }

    /// What the service asks for; otherwise twice as long each time, of which a random half is left out, so that
    /// requests which were refused together do not come again together.
    private func pauseLength(after tries: Int, asked: Int?) -> Duration {
        if let asked { return .seconds(max(asked, 1)) }
        let longest = min(100 << min(tries, 10), Self.longestPause)
        let share = Int(world.bytes(1).first ?? 0)
        return .milliseconds(longest / 2 + longest / 2 * share / 255)
    }

    /// A list in pages: its operation, its member, and the member of the token.
    struct Listing: Sendable {
        let operation: String
        let list: String
        var token = "NextToken"
        var limit = (name: "Limit", value: Int64(60))
    }

    /// All elements of a list.
    ///
    /// - Throws: As `call` does.
    func all(_ listing: Listing, with input: JSONObject) async throws -> [JSONObject] {
        var (found, token): ([JSONObject], String?) = ([], nil)
        repeat {
            let page = try await self.page(of: listing, with: input, after: token)
            found += page.items
            token = page.next
        } while token != nil
        return found
    }

    /// - Throws: As `call` does, and `ConfigurationError` if a page would follow itself.
    func page(
        of listing: Listing, with input: JSONObject, after token: String?
    ) async throws -> (items: [JSONObject], next: String?) {
        var input = input
        input[listing.limit.name] = .integer(listing.limit.value)
        if let token { input[listing.token] = .string(token) }
        let output = try await call(listing.operation, with: input)
        guard case .array(let items)? = output[listing.list] else { return ([], nil) }
        let next = output[listing.token]?.string
        if let next, let token, next.hasSameBytes(as: token) {
            throw ConfigurationError("\(listing.operation) there gives the same page again")
        }
        return (items.compactMap(\.object), next)
    }
}

extension SourceReader {
    /// A reader with connections of its own.
    init(_ file: SourceFile, caller: HTTPCaller) { self.init(file.api, world: .live, send: caller.send) }
}
