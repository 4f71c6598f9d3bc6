/// How many lines of a file are imported in one transaction.
package struct ImportBatchSize: Sendable {
    private(set) var lines: Int
    private let adapts: Bool

    /// The most lines of a batch if their number changes.
    private static let maxLines = 50

    /// For a store in which transactions write beside each other.
    package static func fixed(_ lines: Int) -> ImportBatchSize { ImportBatchSize(lines: lines, adapts: false) }

    /// For a store in which one transaction writes at a time, so that a sign-in waits for a whole batch.
    ///
    /// A batch grows until its rows take half as long again as its commit: the commit is most of the price of a small
    /// batch, and on a slow disk a sign-in waits for it anyway.
    package static let besideOneWriter = ImportBatchSize(lines: 4, adapts: true)

    /// Chooses the size of the next batch.
    ///
    /// - Parameters:
    ///   - rows: How long the rows of the last batch took.
    ///   - whole: How long the batch took with its commit.
    mutating func adapt(rows: Duration, whole: Duration) {
        guard adapts else { return }
        lines = min(max(lines + (rows < (whole - rows) * 3 / 2 ? 1 : -1), 1), Self.maxLines)
    }
}
