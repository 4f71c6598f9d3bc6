import Directory
import Kernel
import OAuth
import Wire

/// `/device`: where a user types the code that a device shows (RFC 8628, section 3.3).
///
/// The page has the look of the client that the code in the address belongs to, or else of the host's pool. The form
/// changes nothing, so it does not have a token: it only leads to the sign-in that asks whether the device gets access.
struct DeviceCodePage: Sendable {
    let site: HostedSite

    static let path = DeviceAuthorizationEndpoint.verificationPath

    var routes: [PathRoute] {
        [
            PathRoute("GET", pattern: Self.path) { request, _ in
                await site.respond(to: request, as: "GetDeviceCodePage") {
                    // The address may contain the code already, but the user still confirms it.
                    let code = QueryParameters(request.query, plusSign: .space)["user_code"]
                        .flatMap { UserCode(typed: $0) }
                    return try Self.page(request, code: code?.shown ?? "", brand: await brand(of: code, for: request))
                }
            },
            PathRoute("POST", pattern: Self.path) { request, _ in
                await site.respond(to: request, as: "GetDeviceOfCode") { try await submit(request) }
            },
        ]
    }

    /// Redirects to the sign-in of the client whose device shows the code, or shows the form again.
    private func submit(_ request: WireRequest) async throws -> WireResponse {
        guard RequestOrigin.isSame(request, isSecure: site.authorization.isSecure(request)) else { throw ForgedForm() }
        let typed = QueryParameters(form: request)?[FieldName.userCode] ?? ""
        guard let code = UserCode(typed: typed),
            let client = try await site.devices.noteTyped(code, in: try await site.poolOfHost(request))
        else {
            let problems = FormProblems(fields: [FieldName.userCode: .wrongCode])
            return try Self.page(
                request, code: BidiText.hasControls(typed) ? "" : typed, brand: await site.brand(ofHostIn: request),
                with: problems, status: 400)
        }
        let kind = AuthorizeRequest.ResponseType.device.rawValue
        let language = Language(askedBy: request).map { "&lang=\($0.rawValue)" } ?? ""
        return .redirect(
            303,
            to: "\(LoginPage.path)?client_id=\(PercentEncoding.encode(client.rawValue.utf8))&response_type=\(kind)"
                + "&user_code=\(code.text)\(language)")
    }

    private func brand(of code: UserCode?, for request: WireRequest) async -> Brand {
        let ofHost = await site.brand(ofHostIn: request)
        do {
            guard let code,
                let id = try await site.devices.client(showing: code, in: try await site.poolOfHost(request))
            else {
                return ofHost
            }
            return try await site.brand(of: try await site.settings.client(id))
        } catch { return ofHost }
    }

    private static func page(
        _ request: WireRequest, code: String, brand: Brand, with problems: FormProblems = FormProblems(),
        status: Int = 200
    ) throws -> WireResponse {
        let form = PageForm(action: LanguageSwitch.path(path, inLanguageOf: request), csrf: nil)
        let view = EnterDeviceCodeView(form: form, code: code, problems: problems)
        var response = try HostedPages.response(
            view, brand: brand, language: Language(of: request), others: LanguageSwitch(path, of: request))
        response.status = status
        return response
    }
}
