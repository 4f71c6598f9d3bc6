import Authentication
import Directory
import Kernel
import OAuth
import Wire

/// `/login/device`: asks whether to remember the browser that the user has just signed in with (UP-DEV-04).
struct RememberDevicePage: HostedPage {
    static let path = "/login/device"
    static let name = "GetDeviceQuestion"
    static let operation = "ConfirmDevice"

    static func usesSession(_ form: QueryParameters) -> Bool { true }

    func show(_ hosted: HostedRequest, with problems: FormProblems) async throws -> HostedResponse {
        guard try await session(hosted) != nil else { return .redirect(hosted.link(LoginPage.path)) }
        return .view(RememberDeviceView(form: hosted.form()))
    }

    func submit(_ form: QueryParameters, in hosted: HostedRequest) async throws -> HostedResponse {
        guard let user = try await session(hosted) else { return .redirect(hosted.link(LoginPage.path)) }
        guard form.button == .yes else {
            return .redirect(await hosted.site.location(of: user, for: hosted.authorize))
        }
        let cookie = try await hosted.rememberBrowser(of: user)
        return .redirect(await hosted.site.location(of: user, for: hosted.authorize), cookies: [cookie])
    }

    /// The user who is signed in, if the pool asks.
    private func session(_ hosted: HostedRequest) async throws -> AuthenticatedUser? {
        guard hosted.pool.settings.devices?.isRememberedOnPrompt ?? false else { return nil }
        return try await hosted.acceptedSession(isContinued: true)
    }

    /// The address of the page, for a user who has just signed in as `authorize` asks.
    static func address(after authorize: AuthorizeRequest) -> String {
        var next = authorize
        next.prompts = []
        // The sign-in was recent enough. The user may take longer to answer than a short maximum age.
        next.maxAge = nil
        return "\(path)?\(next.query)"
    }
}
