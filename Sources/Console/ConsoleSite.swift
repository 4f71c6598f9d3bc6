package import Cryptography
package import Kernel
package import Wire
import WireRuntime

/// The console: pages for operators. It has no rules about pools and users. It calls the operations of the services,
/// which decide what its callers may do.
package struct ConsoleSite: Sendable {
    /// Where the console and the services are reached.
    package struct Place: Sendable {
        /// Whether browsers reach the console by TLS.
        var isSecure: Bool
        /// The address of the services, and of issuers.
        var publicURL: PublicURL
        /// The regions of pools, the default one first.
        var regions: [String]
        /// The console's own origin; nil for the admin port.
        var origin: String?

        /// The host and the port of the services.
        var server: String {
            let parts = OriginParts(publicURL.url(in: regions.first ?? ""))
            return parts.host + parts.port
        }

        /// A console that browsers reach at `origin`.
        package init(isSecure: Bool, publicURL: PublicURL, regions: [String], origin: String? = nil) {
            (self.isSecure, self.publicURL, self.regions) = (isSecure, publicURL, regions)
            self.origin = origin
        }
    }

    let frame: RequestFrame
    let tables: [OperationTable]
    let sessions: ConsoleSessions
    let cipher: SecretCipher
    let place: Place
    let services: ConsoleServices
    let jobs: BulkJobs

    /// A console that calls the operations of `tables`.
    package init(
        _ tables: [OperationTable], sessions: ConsoleSessions, cipher: SecretCipher, place: Place,
        services: ConsoleServices, jobs: BulkJobs, frame: RequestFrame
    ) {
        (self.tables, self.sessions, self.cipher) = (tables, sessions, cipher)
        (self.place, self.services, self.jobs, self.frame) = (place, services, jobs, frame)
    }

    /// The routes of all pages.
    package var routes: [PathRoute] { ownRoutes.map(choosingLanguage) }

    private var ownRoutes: [PathRoute] {
        EntryPage(console: self).routes + OperatorEntry(console: self).routes + SetupPage(console: self).routes
            + pages.flatMap { page in
                page.methods.map { method in
                    PathRoute(
                        method, pattern: page.pattern, maxStreamed: method == "POST" ? page.maxUpload : nil
                    ) { request, parameters in
                        await respond(to: request, by: page, parameters: parameters)
                    }
                }
            }
    }

    private var pages: [any ConsolePage] {
        let own: [any ConsolePage] = [
            HomePage(), SearchPage(), SessionsPage(), LeavePage(), OperationsPage(), OperationPage(), PoolsPage(),
            NewPoolPage(), PoolPage(), UsersPage(), NewUserPage(), UserPage(), UserSecurityPage(), AttributesPage(),
            ClientsPage(), ClientPage(), NewClientPage(), ClientSettingsPage(), ClientSecretsPage(), AnalyticsPage(),
            AttributeMappingPage(), NewRecoveryCodesPage(),
            SettingsIndexPage(), SettingsPage(), SchemaPage(), DomainPage(), MembersPage(),
            DeletePage(place: .userPool), TriggerTestPage(), ProviderCheckPage(),
            SignInTestPage(),
            ToolsPage(), TokenPage(), PreviewPage(), SyncIndexPage(), SyncPage(), DatasetsPage(), DatasetPage(),
            ServerPage(),
        ]
        return own + identityPoolPages + accessPages + administration
            + PoolPart.all.flatMap { part -> [any ConsolePage] in
                [PartsPage(part: part), PartPage(part: part), NewPartPage(part: part)]
            }
    }

    /// The name of the session's cookie.
    var cookieName: String { SetCookie.name("console", isSecure: place.isSecure) }

    private func respond(
        to request: WireRequest, by page: some ConsolePage, parameters: PathParameters
    ) async -> WireResponse {
        let result = await frame.run(request, as: .reading("GetConsolePage"), status: \.status) { _ in
            try await response(to: request, by: page, parameters: parameters)
        }
        switch result {
        case .success(let response): return response
        case .failure(let error):
            return signedOut(
                request, title: texts(for: request).shell.failed, lead: error.message,
                status: error.code.status(in: .userPools))
        }
    }

    private func response(
        to request: WireRequest, by page: some ConsolePage, parameters: PathParameters
    ) async throws -> WireResponse {
        guard let cookie = request.cookie(cookieName),
            let (session, caller) = try await sessions.find(cookie, for: request)
        else { return try await noSession(for: request) }
        let (request, file) = try await UploadedForm.read(request)
        let administers = try await sessions.administers(caller, in: session)
        let visit = ConsoleVisit(
            console: self, request: request, texts: texts(for: request), parameters: parameters, session: session,
            cookie: Secret(cookie), caller: caller, administersServer: administers,
            file: file)
        guard request.method != "POST" || visit.isOwnForm else {
            return signedOut(
                request, title: visit.texts.shell.forged, lead: visit.texts.shell.forgedHelp, status: 403)
        }
        do { return try await page.respond(to: visit).response(to: visit) } catch let error as ServiceError {
            return visit.refused(error)
        }
    }

    /// A page without navigation, for browsers without a session.
    ///
    /// - Parameter further: The forms and links below the sentence.
    func signedOut(
        _ request: WireRequest, title: String, lead: String, status: Int, further: Markup = .empty
    ) -> WireResponse {
        var response = document(for: request).html(title: title) {
            element("main", with: [.class("alone")]) {
                element("h1") { title }
                element("p") { lead }
                further
            }
        }
        response.status = status
        return response
    }
}
