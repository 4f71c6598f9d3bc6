package import Federation
package import Kernel
package import Outbound
import WireRuntime

/// Calls the operations of the followed service. A throttled request is repeated, after a longer pause each time.
package struct SourceReader: Sendable {
    /// Sends a request.
    package typealias Send = @Sendable (HTTPCall) async throws(HTTPCallError) -> HTTPCallResponse

    private let api: SourceAPI
    private let send: Send
    private let world: World
    private let pause: @Sendable (Duration) async throws -> Void
    private let waits = Locked(0)

    static let maxTries = 12
    /// Milliseconds.
    private static let (firstPause, maxPause) = (100, 20_000)

    package init(
        _ api: SourceAPI, world: World, send: @escaping Send,
        pause: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
    ) {
        (self.api, self.send, self.world, self.pause) = (api, send, world, pause)
    }

    /// How often a request was repeated.
    var throttled: Int { waits.read { $0 } }

    /// The output of an operation.
    ///
    /// - Parameter tries: How often the request is sent at most.
    /// - Throws: `SourceError` if the service refuses the request, or throttles the last try too.
    func call(
        _ operation: String, with input: JSONObject, tries: Int = SourceReader.maxTries
    ) async throws -> JSONObject {
        var tried = 0
        while true {
            do throws(SourceError) { return try await callOnce(operation, with: input) } catch {
                tried += 1
                guard error.isTransient, tried < tries else { throw error }
                waits.change { $0 += 1 }
                try await pause(pauseLength(after: tried, requested: error.retryAfter))
            }
        }
    }

    private func callOnce(_ operation: String, with input: JSONObject) async throws(SourceError) -> JSONObject {
        let response: HTTPCallResponse
        do throws(HTTPCallError) {
            response = try await send(api.request(operation, input: input, at: world.now()))
        } catch { throw SourceError(error) }
        return try SourceAPI.output(of: response)
    }

    /// The pause that the service requests; otherwise twice the previous one, of which up to half is left out at
    /// random, so that requests that were throttled together are not repeated together.
    private func pauseLength(after tries: Int, requested: Int?) -> Duration {
        if let requested { return .seconds(max(requested, 1)) }
        let longest = min(Self.firstPause << min(tries, 10), Self.maxPause)
        let share = Int(world.bytes(1).first ?? 0)
        return .milliseconds(longest / 2 + longest / 2 * share / 255)
    }

    /// A listing in pages.
    struct Listing: Sendable {
        let operation: String
        /// The member of the output with the elements.
        let list: String
        /// The member of input and output with the token of the next page.
        var token = "NextToken"
        /// The member of the input with the size of a page.
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

    /// A page of a list.
    ///
    /// - Parameter token: The `next` of the previous page; nil for the first one.
    /// - Throws: As `call` does, and `ConfigurationError` if the next page is the same again.
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
