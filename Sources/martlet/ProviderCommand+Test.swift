import ArgumentParser
import Server

extension ProviderCommand {
    /// `martlet provider test`
    struct Test: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Find out whether a sign-in with a provider can begin, and show where browsers go.",
            discussion:
                "Its documents or metadata are fetched as for a sign-in. Client secret and claims are not tried.")
        @OptionGroup var store: StoreOptions
        @OptionGroup var name: NamedProvider

        func run() async throws {
            try await store.ask(mustExist: true) { admin in
                let check = try await admin.perform(GetProviderCheck(pool: name.pool, provider: name.provider))
                print("kind  \(check.kind)\ngoes to  \(check.goesTo)\ncomes back to  \(check.comesBackTo)")
            }
        }
    }
}
