import Directory
package import EventLogs
package import Kernel
import Outbound
import WireRuntime

/// Writes entries by the API of Firehose, one line each.
package final class FirehoseWriter: LogWriter {
    private let endpoint: AWSEndpoint
    private let world: World
    private let caller = HTTPCaller(workers: 1)

    package init(_ endpoint: AWSEndpoint, world: World) { (self.endpoint, self.world) = (endpoint, world) }

    package func write(_ records: [LogRecord], of queue: LogQueue) async throws(LogWritingError) {
        var json = JSONWriter()
        json.beginObject()
        json.field("DeliveryStreamName", queue.destination.name)
        json.name("Records")
        json.beginArray()
        for record in records {
            json.beginObject()
            json.bytes("Data", Array((record.entry + "\n").utf8))
            json.endObject()
        }
        json.endArray()
        json.endObject()
        let response = try await caller.response(
            to: endpoint.call(
                "Firehose_20150804.PutRecordBatch", of: "firehose", in: queue.destination.region, json: json.bytes,
                at: world.now()))
        guard response.status == 200 else { throw .failed(response) }
        // Some records of a batch may have been accepted; all are sent again.
        if case .integer(let failed)? = (try? JSONReader.read(response.body))?.object?["FailedPutCount"], failed > 0 {
            throw .unreachable("it has not taken \(failed) records")
        }
    }
}
