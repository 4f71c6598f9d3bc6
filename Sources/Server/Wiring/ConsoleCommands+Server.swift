import Console
import Cryptography
import Directory
import Kernel
import Pages
import Styling
import Transfer
import UserPoolAPI
import Wire

extension ConsoleCommands {
    /// The commands of the admin port, and the looks of the pages of a server's pools.
    init(_ server: MartletServer, on store: AdminStore) {
        let uploads = server.tables.imports.uploads
        self.init(
            perform: { call in
                guard let command = AdminCommands.byName[call.name] else {
                    throw MissingResource("Command", id: call.name)
                }
                return try await command.respond(to: call.input, on: store.serving(call.caller))
            },
            receive: { upload in
                let query = QueryParameters(upload.query)
                try await uploads.receive(
                    ImportUploads.Request(
                        pool: upload.pool, job: upload.job, expires: query["expires"] ?? "",
                        signature: query["signature"] ?? ""), next: upload.pieces)
            }, looks: ConsoleLooks(server))
    }
}

extension ConsoleLooks {
    fileprivate init(_ server: MartletServer) {
        let brandings = Brandings(server.store.database, world: server.store.world, cache: server.settings)
        let settings = server.settings
        self.init(
            checked: { try StyleSheet($0).text },
            logo: { file, client, pool in
                try await brandings.logo(file, of: ClientID(rawValue: client), in: pool)?.bytes
            },
            draw: { preview in
                let style = PageFrameStyle(isDark: preview.isDark)
                let brand = try await Self.brand(of: preview, style: style, brandings: brandings, settings: settings)
                return try Gallery.frame(
                    preview.screen, brand: brand, language: Language(requiredTag: preview.language),
                    showsErrors: preview.showsErrors, style: style)
            }, screens: Gallery.screens, languages: Language.allCases.map(\.rawValue))
    }

    private static func brand(
        of preview: Preview, style: PageFrameStyle, brandings: Brandings, settings: SettingsCache
    ) async throws -> Brand {
        let client = ClientID(rawValue: preview.client)
        let sheet = try StyleSheet(preview.css)
        let stored = try await brandings.find(for: client, in: preview.pool)
        var logo: String?
        if let stored, let file = stored.logo?.fileName,
            let found = try await brandings.logo(file, of: stored.client, in: preview.pool)
        {
            logo = "data:\(found.format.mediaType);base64,\(Base64.encode(found.bytes))"
        }
        let pool = try await settings.pool(preview.pool)
        let app = client == Branding.allClients ? nil : try await settings.client(client)
        return Brand(
            css: style.css(sheet.text), keepsDark: sheet.keepsDark, logo: logo,
            name: pool.extensions.displayName ?? pool.name, app: app.map { $0.extensions.displayName ?? $0.name },
            pool: pool.extensions)
    }
}
