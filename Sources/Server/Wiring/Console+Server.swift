import AccessControl
import Console
import Kernel
import Pages
import Wire

extension MartletServer {
    /// The console: on the admin port, which browsers reach without TLS, or at an origin of its own.
    func console(_ configuration: Configuration, at origin: String? = nil) -> ConsoleSite {
        let sessions = ConsoleSessions(
            store.database, world: store.world, cipher: store.cipher, credentials: credentials(configuration))
        let place = ConsoleSite.Place(
            isSecure: origin?.utf8.starts(with: "https:".utf8) ?? false, publicURL: configuration.publicURL,
            regions: configuration.regions, origin: origin)
        return ConsoleSite(
            tables.all, sessions: sessions, cipher: store.cipher, place: place,
            services: consoleServices(AdminStore(self, configuration: configuration)), jobs: bulkJobs(configuration),
            frame: frame)
    }

    private func credentials(_ configuration: Configuration) -> ConsoleCredentials {
        let signatures = tables.signatures
        return ConsoleCredentials(
            signer: { try await signatures.signer(ofAddress: $0, service: ConsoleEntry.service) },
            caller: { try await signatures.caller(accessKeyID: $0, token: $1, for: $2) },
            operators: ConsoleOperators(self, configuration: configuration))
    }

    /// The console's jobs of many users.
    func bulkJobs(_ configuration: Configuration) -> BulkJobs {
        BulkJobs(
            store.database, world: store.world, cipher: store.cipher, credentials: credentials(configuration),
            tables: tables.all)
    }

    /// The commands of the admin port that have pages.
    private func consoleServices(_ store: AdminStore) -> ConsoleServices {
        ConsoleServices(
            invoke: { trial in
                try await InvokeTrigger(trigger: trial.trigger, pool: trial.pool.rawValue, event: trial.event)
                    .perform(on: store)
            },
            check: { provider, pool in
                let check = try await GetProviderCheck(pool: pool.rawValue, provider: provider).perform(on: store)
                var facts: [(name: String, value: String)] = [
                    ("ProviderType", check.kind), ("goes to", check.goesTo), ("comes back to", check.comesBackTo),
                ]
                if let secret = check.secret { facts.append(("client_secret", secret)) }
                return facts
            },
            functions: { pool in
                try await targets(serving: pool, on: store)
                    .filter { ["lambda", "hook", "process"].contains($0.kind) }.map(\.function)
            },
            targets: { pool in try await targets(serving: pool, on: store).map(\.function) },
            server: { try await GetServerState().perform(on: store) },
            keys: { try await GetSigningKeys(pool: $0.rawValue).perform(on: store) }, tokens: tokenTools(store),
            commands: ConsoleCommands(self, on: store))
    }

    private func targets(serving pool: UserPoolID, on store: AdminStore) async throws -> [ListTriggerTargets.Target] {
        try await ListTriggerTargets().perform(on: store)
            .filter { $0.pools?.contains { $0.hasSameBytes(as: pool.rawValue) } ?? true }
    }

    private func tokenTools(_ store: AdminStore) -> TokenTools {
        TokenTools(
            inspect: { try await GetTokenInspection(token: $0, asksFunction: $1).perform(on: store) },
            preview: { question in
                try await GetTokenPreview(
                    pool: question.pool.rawValue, username: question.username.rawValue,
                    client: question.client.rawValue, scopes: question.scopes, asksFunction: question.asksFunction
                ).perform(on: store)
            })
    }
}
