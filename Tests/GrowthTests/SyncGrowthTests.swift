import Kernel
import SyncModel
import Testing

@testable import Sync
@testable import Wire
@testable import WireRuntime

/// Doubling a request to sync, or the answer of its function, at most doubles the cost.
@Suite(.serialized) struct SyncGrowthTests {
    private static let path = PathParameters([
        ("IdentityPoolId", "us-east-1:0"), ("IdentityId", "us-east-1:1"), ("DatasetName", "notes"),
    ])

    private func read(_ request: WireRequest, _ shape: StructureShape) {
        let document = try? RESTJSONReader.document(request, path: Self.path, as: shape, within: JSONReader.Limits())
        if let document { try? shape.validate(document, for: .sync) }
    }

    @Test(arguments: ["a=1&", "lastSyncCount=1&", "%41=%42&", "=&", "&"])
    func `a query is read in linear time`(_ unit: String) {
        Growth.expectLinear("query", size: 500) { size in
            read(WireRequest(method: "GET", query: Text.repeating(unit, size)), ListRecordsInput.shape)
        }
    }

    @Test(arguments: ["a", "\u{E9}", Text.marks])
    func `a session token, a page token and a header are read in linear time`(_ unit: String) {
        Growth.expectLinear("value", size: 2000) { size in
            let text = PercentEncoding.encode(Array(Text.repeating(unit, size).utf8))
            let query = "nextToken=\(text)&syncSessionToken=\(text)&maxResults=\(text)"
            read(WireRequest(method: "GET", query: query), ListRecordsInput.shape)
            let headers = [("x-amz-client-context", Text.repeating(unit, size))]
            read(WireRequest(headers: headers, body: Array("{}".utf8)), UpdateRecordsInput.shape)
        }
    }

    @Test func `patches are read in linear time`() {
        Growth.expectLinear("patches", size: 1000) { size in
            let patches = (0..<size).map { #"{"Key":"k\#($0)","Op":"replace","SyncCount":0,"Value":"v"}"# }
            let body = #"{"SyncSessionToken":"t","RecordPatches":[\#(patches.joined(separator: ","))]}"#
            read(WireRequest(body: Array(body.utf8)), UpdateRecordsInput.shape)
        }
    }

    @Test func `an event and its answer cost as much as their records`() {
        let place = DatasetPlace(
            "notes", of: IdentityID(rawValue: "us-east-1:1"), in: IdentityPoolID(rawValue: "us-east-1:0"))
        Growth.expectLinear("records", size: 1000) { size in
            let records = (0..<size).map { number in
                SyncRecord(
                    key: "k\(number)", value: "v", syncCount: 1, modifiedBy: "d", modifiedAt: Instant(seconds: 0))
            }
            let changes = records.map { RecordChange($0.key, value: "new", syncCount: 1) }
            let event = SyncEvent(changes, on: records, of: place)
            _ = try? event.decision(in: event.bytes)
        }
    }
}
