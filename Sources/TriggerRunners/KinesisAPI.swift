import Directory
import Kernel
import Outbound
import SigV4
import Triggers
import WireRuntime

/// The operation `PutRecord` of the API of Amazon Kinesis.
struct KinesisAPI {
    private let target: KinesisTarget
    private let secret: Secret<String>

    init(_ target: KinesisTarget, secret: Secret<String>) { (self.target, self.secret) = (target, secret) }

    /// The signed request; nil if the call is not for a stream.
    func request(_ call: TriggerCall, at now: Instant) -> HTTPCall? {
        guard let stream = call.function.streamName, let key = call.partitionKey else { return nil }
        var writer = JSONWriter()
        writer.beginObject()
        writer.field("StreamName", stream)
        writer.field("PartitionKey", key)
        writer.bytes("Data", call.event)
        writer.endObject()
        let signer = Signer(
            accessKeyID: target.accessKeyID, secret: secret, region: target.region, service: "kinesis")
        let headers = signer.signedHeaders(
            of: SignableRequest(
                method: "POST", path: "/", query: "",
                headers: [
                    ("host", TargetURL(target.endpoint).hostAndPort), ("content-type", "application/x-amz-json-1.1"),
                    ("x-amz-target", "Kinesis_20131202.PutRecord"),
                ], body: writer.bytes),
            at: now)
        return HTTPCall(
            toTarget: target.endpoint + "/", isPrivate: target.isPrivate, headers: headers, body: writer.bytes)
    }

    /// The response, which contains the position of the record.
    ///
    /// - Throws: `TriggerError.gone` if the stream does not exist, `.failed` if it refuses this record, and
    ///   `.unreachable` for any other error, because it would affect all records.
    static func result(_ response: HTTPCallResponse) throws(TriggerError) -> [UInt8] {
        if response.status == 200 { return response.body }
        switch code(of: response) {
        case "ResourceNotFoundException": throw .gone
        case "InvalidArgumentException", "ValidationException": throw .failed(message: "The record is refused.")
        case let code?: throw .unreachable("the API answers with \(code)")
        case nil: throw .unreachable("the API answers with the status \(response.status)")
        }
    }

    /// The code of an error, without prefix and suffix; nil if it is not a plain word.
    private static func code(of response: HTTPCallResponse) -> String? {
        let type =
            (try? JSONReader.read(response.body))?.object?["__type"]?.string ?? response.headers["x-amzn-errortype"]
        let name = type?.utf8.split(separator: UInt8(ascii: "#")).last?.prefix { $0 != UInt8(ascii: ":") }
        guard let name, (1...64).contains(name.count), name.allSatisfy(\.isASCIIAlphanumeric) else { return nil }
        return String(Substring(name))
    }
}
