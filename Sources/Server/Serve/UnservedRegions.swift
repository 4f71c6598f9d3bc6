import Directory
import Kernel
import Storage

extension MartletServer {
    /// A warning for each region that has pools and is not in `--region`: no signed call reaches these pools.
    func regionWarnings(_ configuration: Configuration) async throws -> [String] {
        let served = Set(configuration.regions)
        let regions = try await store.database.read { try Self.regions($0) }
        return regions.filter { !served.contains($0) }.map {
            "there are pools of \($0), which is not in --region: their users sign in, and no administrator reaches them"
        }
    }

    /// The regions that have pools: one row is read for each.
    private static func regions(_ tx: any Transaction) throws -> [String] {
        var found: [String] = []
        var last: Cursor?
        while let region = try PoolTable(tx).list(after: last, limit: 1).items.first?.id.region, !region.isEmpty {
            found.append(region)
            // The grave accent follows the underscore, so this is behind all pools of the region.
            last = Cursor("\(region)`")
        }
        return found
    }
}
