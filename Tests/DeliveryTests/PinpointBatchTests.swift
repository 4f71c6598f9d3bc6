import EventLogs
import Foundation
import Outbound
import Testing

@testable import Delivery

/// Requests with the events of several entries, and what the service answers to them.
@Suite struct PinpointBatchTests {
    private func entry(_ endpoint: String, _ event: String, platform: String) -> String {
        """
        {"BatchItem":{"\(endpoint)":{"Endpoint":{"Demographic":{"Platform":"\(platform)"}},\
        "Events":{"\(event)":{"EventType":"_userauth.sign_in","Timestamp":"2026-11-21T00:30:00Z"}}}}}
        """
    }

    @Test func `the events of an endpoint are in one part, with the latest description`() throws {
        var batch = PinpointBatch()
        for entry in [
            entry("a", "e-1", platform: "iOS"), entry("b", "e-2", platform: "iOS"), "no JSON",
            entry("a", "e-3", platform: "Android"),
        ] { batch.add(entry) }
        let body = try JSONSerialization.jsonObject(with: Data(batch.body)) as? [String: [String: [String: Any]]]
        let items = try #require(body?["BatchItem"])
        #expect(Set(items.keys) == ["a", "b"])
        #expect((items["a"]?["Events"] as? [String: Any]).map { Set($0.keys) } == ["e-1", "e-3"])
        let endpoint = items["a"]?["Endpoint"] as? [String: [String: String]]
        #expect(endpoint?["Demographic"]?["Platform"] == "Android")
    }

    private func failure(_ codes: [Int]) -> LogWritingError? {
        let events = codes.enumerated().map { "\"e-\($0)\":{\"StatusCode\":\($1)}" }.joined(separator: ",")
        let body =
            "{\"Results\":{\"a\":{\"EndpointItemResponse\":{\"StatusCode\":202},"
            + "\"EventsItemResponse\":{\(events)}}}}"
        do throws(LogWritingError) {
            try PinpointBatch.check(HTTPCallResponse(status: 202, headers: [:], body: Array(body.utf8)))
            return nil
        } catch { return error }
    }

    @Test func `parts that may be taken later are sent again, and others are not`() {
        #expect(failure([202, 202]) == nil)
        #expect(failure([202, 400]) == .refused("it answers with 400 to 1 of 3 parts"))
        #expect(failure([400, 429]) == .unreachable("it answers with 400 to 2 of 3 parts"))
        #expect(failure([500]) == .unreachable("it answers with 500 to 1 of 2 parts"))
    }
}
