import Directory
package import EventLogs
package import Kernel
import Outbound
import WireRuntime

/// Writes events to analytics projects by the operation PutEvents of the API of Amazon Pinpoint.
package final class PinpointWriter: LogWriter {
    private let endpoint: AWSEndpoint
    private let world: World
    private let caller = HTTPCaller(workers: 1)

    package init(_ endpoint: AWSEndpoint, world: World) { (self.endpoint, self.world) = (endpoint, world) }

    package func write(_ records: [LogRecord], of queue: LogQueue) async throws(LogWritingError) {
        guard let project = queue.destination.name else { throw .refused("it names no project") }
        var batch = PinpointBatch()
        for record in records { batch.add(record.entry) }
        let response = try await caller.response(
            to: endpoint.call(
                path: "/v1/apps/\(project)/events", of: "mobiletargeting", in: queue.destination.region,
                headers: [("content-type", "application/json")], body: batch.body, at: world.now()))
        guard response.status == 202 || response.status == 200 else { throw .failed(response) }
        try PinpointBatch.check(response)
    }
}

/// The events of several entries, each of which is the body of a request with one event.
struct PinpointBatch {
    /// An endpoint, and its events.
    private struct Item {
        var endpoint: JSON
        var events: [JSONObject.Member]
    }

    private var order: [String] = []
    private var items: [String: Item] = [:]

    /// Adds an entry. If several entries describe an endpoint, the latest description is sent.
    mutating func add(_ entry: String) {
        let members = (try? JSONReader.read(Array(entry.utf8)))?.object?["BatchItem"]?.object?.members ?? []
        for member in members {
            guard let endpoint = member.value.object?["Endpoint"] else { continue }
            let events = member.value.object?["Events"]?.object?.members ?? []
            if items[member.name] == nil { order.append(member.name) }
            // Changed in place, so that an endpoint of many entries is not copied for each.
            items[member.name, default: Item(endpoint: endpoint, events: [])].endpoint = endpoint
            items[member.name]?.events += events
        }
    }

    var body: [UInt8] {
        let all = order.compactMap { name in
            items[name].map { item in
                let events = JSON.object(JSONObject(item.events))
                return JSONObject.Member(
                    name, .object(JSONObject([.init("Endpoint", item.endpoint), .init("Events", events)])))
            }
        }
        var json = JSONWriter()
        json.write(JSON.object(JSONObject([.init("BatchItem", .object(JSONObject(all)))])))
        return json.bytes
    }

    /// Some events of a batch may have been accepted. All are sent again if one of the others may be accepted later.
    static func check(_ response: HTTPCallResponse) throws(LogWritingError) {
        let results = (try? JSONReader.read(response.body))?.object?["Results"]?.object?.members ?? []
        let codes = results.flatMap { result -> [Int64] in
            let item = result.value.object
            let events = item?["EventsItemResponse"]?.object?.members.map(\.value) ?? []
            return ([item?["EndpointItemResponse"]].compactMap(\.self) + events).compactMap { code(in: $0) }
        }
        let failed = codes.filter { $0 >= 300 }
        guard let first = failed.first else { return }
        let reason = "it answers with \(first) to \(failed.count) of \(codes.count) parts"
        throw failed.contains { $0 == 429 || $0 >= 500 } ? .unreachable(reason) : .refused(reason)
    }

    private static func code(in response: JSON) -> Int64? {
        if case .integer(let code)? = response.object?["StatusCode"] { code } else { nil }
    }
}
