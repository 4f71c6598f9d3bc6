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
    /// Their lines, in their order. None if only the place in the chain has moved on.
    var lines: [[UInt8]] = []
    /// What the operator is told.
    var report: AuditDeliveryReport?
    /// Keeps that the receiver has them.
    var keep: @Sendable () async throws -> Void = {}
}
