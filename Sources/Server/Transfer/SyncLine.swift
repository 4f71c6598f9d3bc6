import Kernel
import SyncModel
import WireRuntime

/// A record as a line of an exported file: the members of the API's `Record`, its identity and its dataset.
struct SyncLine: Structure {
    var record: AdminProtocol.SyncRecord

    /// The most bytes of a line: more than the longest record that an update accepts has.
    static let maxBytes = 2 << 20

    /// The limits of the service's model.
    static let shape = StructureShape(
        "SyncLine",
        members("IdentityId", required: true) + members("DatasetName", required: true)
            + members("DatasetName", as: "CopyOf")
            + Record.shape.members.map { .init($0.name, $0.shape, required: ["Key", "Value"].contains($0.name)) })

    private static func members(
        _ name: String, as other: String? = nil, required isRequired: Bool = false
    ) -> [StructureShape.Member] {
        UpdateRecordsInput.shape.members.filter { $0.name == name }
            .map { .init(other ?? name, $0.shape, required: isRequired) }
    }

    init(_ record: AdminProtocol.SyncRecord) { self.record = record }

    /// Reads a line.
    ///
    /// - Throws: `ServiceError`, with the reason.
    init(line: [UInt8]) throws {
        let json: JSON
        do throws(JSONError) { json = try JSONReader.read(line) } catch {
            throw ServiceError(.serialization, error.message)
        }
        guard case .object(let fields) = json else { throw ServiceError(.serialization, "The line is not an object") }
        let names = Set(Self.shape.members.map(\.name))
        if let other = fields.members.first(where: { !names.contains($0.name) }) {
            throw ServiceError(.serialization, "No record has a member '\(other.name.prefix(40))'")
        }
        try Self.shape.validate(fields, for: .sync)
        try self.init(fields)
    }

    /// The line, with its end.
    var bytes: [UInt8] { jsonBytes + [UInt8(ascii: "\n")] }

    /// Checks the rules of the service's model.
    ///
    /// - Throws: `ServiceError`.
    func validate() throws {
        guard case .object(let fields) = try JSONReader.read(jsonBytes) else { return }
        try Self.shape.validate(fields, for: .sync)
    }

    init(_ fields: JSONObject) throws {
        let (modified, deviceModified): (Instant?, Instant?) = (
            try fields.value("LastModifiedDate"), try fields.value("DeviceLastModifiedDate")
        )
        record = AdminProtocol.SyncRecord(
            identity: try fields.requiredValue("IdentityId"), dataset: try fields.requiredValue("DatasetName"),
            copyOf: try fields.value("CopyOf"), key: try fields.requiredValue("Key"),
            value: try fields.requiredValue("Value"), syncCount: try fields.value("SyncCount"),
            modifiedBy: try fields.value("LastModifiedBy"), modifiedAt: modified?.microseconds,
            deviceModifiedAt: deviceModified?.microseconds)
    }

    func write(members json: inout JSONWriter) {
        json.field("IdentityId", record.identity)
        json.field("DatasetName", record.dataset)
        json.field("CopyOf", record.copyOf)
        json.field("Key", record.key)
        json.field("Value", record.value)
        json.field("SyncCount", record.syncCount)
        json.field("LastModifiedDate", record.modifiedAt.map(Instant.init(microseconds:)))
        json.field("LastModifiedBy", record.modifiedBy)
        json.field("DeviceLastModifiedDate", record.deviceModifiedAt.map(Instant.init(microseconds:)))
    }
}

extension AdminProtocol.SyncRecord {
    /// Whether both belong to the same dataset.
    func isInDataset(of other: Self) -> Bool {
        identity.hasSameBytes(as: other.identity) && dataset.hasSameBytes(as: other.dataset)
    }
}
