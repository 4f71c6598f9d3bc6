import ArgumentParser
import Server

extension ProviderCommand {
    /// `martlet provider test`
    struct Test: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Find out whether a sign-in with a provider can begin, and show where browsers go.",
            discussion: """
                Its documents or metadata are fetched as for a sign-in. The client secret is tried with a code that \
                the provider has not issued; claims are not tried. It fails if the provider refuses the secret.
                """)
        @OptionGroup var store: StoreOptions
        @OptionGroup var name: NamedProvider

        func run() async throws {
            var refused: String?
            try await store.ask(mustExist: true) { admin in
                let check = try await admin.perform(GetProviderCheck(pool: name.pool, provider: name.provider))
                print("kind  \(check.kind)\ngoes to  \(check.goesTo)\ncomes back to  \(check.comesBackTo)")
                guard let secret = check.secret else { return }
                print("secret  \(secret)")
                if secret.hasPrefix("refused") { refused = secret }
            }
            if let refused { throw CommandError(line: "\(name.provider): the client's secret is \(refused)", code: 1) }
        }
    }
}
