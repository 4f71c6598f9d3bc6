import ArgumentParser
import Server

extension PoolCommand {
    /// `martlet pool usage`
    struct Usage: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Show how many users, clients and groups a pool has, and the quotas.")
        @OptionGroup var store: StoreOptions
        @OptionGroup var name: PoolName

        func run() async throws {
            try await store.ask(mustExist: true) { admin in
                for line in try await admin.perform(GetPoolUsage(pool: name.pool)) {
                    print("\(line.name)  \(line.count)\(line.maximum.map { " of \($0)" } ?? "")")
                }
            }
        }
    }
}
