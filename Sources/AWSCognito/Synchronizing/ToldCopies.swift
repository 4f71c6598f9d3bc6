import Kernel

/// Tells the merge handler of the copies of a dataset, of each once in a run. The handler runs on its own: it may
/// synchronize the dataset itself.
final class ToldCopies: Sendable {
    private let names = Locked<Set<String>>([])

    func tell(_ copies: [String], of dataset: String, _ settings: DatasetSettings) {
        let new = names.change { names in copies.filter { names.insert($0).inserted } }
        guard !new.isEmpty, let handler = settings.datasetMergedHandler else { return }
        Task { await handler(dataset, new) }
    }
}
