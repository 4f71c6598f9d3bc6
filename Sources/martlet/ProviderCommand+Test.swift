import ArgumentParser
import Foundation
import Server

extension ProviderCommand {
    /// `martlet provider test`
    struct Test: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Find out whether a sign-in with a provider can begin, and show where browsers go.",
            discussion: """
                Its documents or metadata are fetched as for a sign-in. The client secret is tried with a code that \
                the provider has not issued. It fails if the provider refuses the secret. With --sign-in it prints an \
                address for a browser, waits until the browser is back, and prints what the provider has sent and \
                what a sign-in would make of it. No user is added or changed, and no session begins.
                """)
        @OptionGroup var store: StoreOptions
        @OptionGroup var name: NamedProvider
        @Flag(help: "Go through the provider's sign-in with a browser.")
        var signIn = false
        @Option(help: "Where the provider sends the browser: the origin of a domain of the pool. (default: its first)")
        var origin: String?

        func validate() throws {
            guard signIn || origin == nil else { throw ValidationError("--origin is for --sign-in") }
        }

        func run() async throws {
            if signIn { try await goThrough() } else { try await check() }
        }

        /// The seconds between two questions whether the browser is back.
        private static let interval = 1

        private func goThrough() async throws {
            var problem: String?
            try await store.ask(mustExist: true) { admin in
                let begun = try await admin.perform(
                    BeginProviderTest(pool: name.pool, provider: name.provider, origin: origin))
                print("open  \(begun.address)")
                fflush(nil)
                while true {
                    let found = try await admin.perform(GetProviderTest(pool: name.pool, id: begun.id))
                    if let report = found.report {
                        for line in report.lines { print(line) }
                        problem = found.problem
                        return
                    }
                    try await Task.sleep(for: .seconds(Self.interval))
                }
            }
            if let problem { throw CommandError(line: "\(name.provider): \(problem)", code: 1) }
        }

        private func check() async throws {
            var refused: String?
            try await store.ask(mustExist: true) { admin in
                let check = try await admin.perform(GetProviderCheck(pool: name.pool, provider: name.provider))
                print("kind  \(check.kind)\ngoes to  \(check.goesTo)\ncomes back to  \(check.comesBackTo)")
                guard let secret = check.secret else { return }
                print("secret  \(secret)")
                if check.isSecretRefused { refused = secret }
            }
            if let refused { throw CommandError(line: "\(name.provider): the client's secret is \(refused)", code: 1) }
        }
    }
}
