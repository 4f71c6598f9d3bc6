import Authentication
import Directory
import Kernel
import OAuth
import Wire

/// `/device/confirm`: asks a user who is signed in whether a device gets access.
struct DevicePage: HostedPage {
    static let path = AuthorizeRequest.confirmationPath
    static let name = "GetDevicePage"
    static let operation = "AnswerDevice"

    static func usesSession(_ form: QueryParameters) -> Bool { true }

    func show(_ hosted: HostedRequest, with _: FormProblems) async throws -> HostedResponse {
        guard let code = hosted.authorize.userCode else { throw AuthorizeError.page(OAuthError(.invalidRequest)) }
        guard let session = try await hosted.acceptedSession(isContinued: true) else {
            return .redirect(hosted.link(LoginPage.path))
        }
        return .view(
            ConfirmDeviceView(
                form: hosted.form(), code: code.shown, app: hosted.brand.app ?? hosted.client.name,
                name: hosted.pool.displayName(of: session.user), scopes: hosted.authorize.scopes,
                otherUser: hosted.linkToOtherUser))
    }

    /// Only the two buttons have an effect: a form without one changes nothing.
    func submit(_ form: QueryParameters, in hosted: HostedRequest) async throws -> HostedResponse {
        guard let button = form.button, [.allow, .deny].contains(button) else {
            return .redirect(hosted.link(Self.path))
        }
        guard let session = try await hosted.acceptedSession(isContinued: true) else {
            return .redirect(hosted.link(LoginPage.path))
        }
        let isAllowed = button == .allow
        do {
            try await hosted.site.devices.answer(hosted.authorize, isAllowed: isAllowed, by: session)
        } catch let error as OAuthError { throw AuthorizeError.page(error, client: hosted.client.id) }
        return .view(DeviceAnsweredView(isAllowed: isAllowed))
    }
}
