import Kernel
import Storage

/// Where records wait for their delivery: files or the database.
protocol DeliverySource: Sendable {
    /// The chains that may have records to deliver.
    func chains() async throws -> [String]

    /// The next records of a chain that were not delivered; nil if there are none, or another process delivers it.
    func next(of chain: String) async throws -> DeliveryBatch?

    /// Lets other processes deliver.
    func release() async
}

/// Records that are delivered together.
struct DeliveryBatch: Sendable {
    /// Their lines, in their order. None if the next records are in the following file.
    var lines: [[UInt8]] = []
    /// A report for the operator.
    var report: AuditDeliveryReport?
    /// Stores that the receiver has them.
    var recordDelivery: @Sendable () async throws -> Void = {}
}
