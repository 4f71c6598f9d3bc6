import Kernel
import Pages
import Wire
import WireRuntime

/// A request of a browser with a session, and the caller whose permissions the session has.
struct ConsoleVisit: Sendable {
    let console: ConsoleSite
    let request: WireRequest
    let texts: ConsoleTexts
    let parameters: PathParameters
    let session: ConsoleSession
    let cookie: Secret<String>
    let caller: IAMCaller
    /// Whether the caller is the account itself, or may do what the account may beside operations.
    let isAccount: Bool
    /// The file that the form has.
    var file: ConsoleCommands.Pieces?

    /// The parameters of the address.
    var query: QueryParameters { QueryParameters(request.query, plusSign: .space) }

    /// The fields of the form; none if the request sends no form.
    var form: QueryParameters { (isForm ? QueryParameters(form: request) : nil) ?? QueryParameters("") }

    /// Whether the request sends a form.
    var isForm: Bool { request.method == "POST" }

    /// The address of the page, as the browser has it.
    var address: String { request.query.isEmpty ? request.path : "\(request.path)?\(request.query)" }

    /// Whether the form was sent from the page with this address that this session was shown.
    var isOwnForm: Bool {
        RequestOrigin.isSame(request, isSecure: console.place.isSecure)
            && form[Self.tokenField].map(token(for: address).matches) ?? false
    }

    private static let tokenField = "form"

    func token(for action: String) -> FormToken {
        FormToken(cookie.exposed, action: action, cipher: console.cipher)
    }

    /// A form that is sent to `action`, with the token against forgery.
    ///
    /// - Parameter sendsFile: Whether the form has a field for a file, which is its last one.
    func form(
        to action: String, class: String = "", sendsFile: Bool = false, @MarkupBuilder content: () -> Markup
    ) -> Markup {
        let attributes =
            [
                Attribute("method", value: "post"), Attribute("action", value: action), .class(`class`),
            ] + (sendsFile ? [Attribute("enctype", value: "multipart/form-data")] : [])
        return element("form", with: attributes) {
            hidden(Self.tokenField, value: token(for: action).text)
            content()
        }
    }

    /// A form of one button.
    func button(_ label: String, to action: String, class: String = "plain", sending fields: [(String, String)])
        -> Markup
    {
        form(to: action, class: "inline") {
            for (name, value) in fields { hidden(name, value: value) }
            element("button", with: [.class(`class`)]) { label }
        }
    }

    func hidden(_ name: String, value: String) -> Markup {
        emptyElement("input", with: [.type("hidden"), .name(name), .value(value)])
    }

    // MARK: - Operations

    /// Performs an operation with the permissions of the session's caller.
    ///
    /// - Parameter region: The region of what the input names; nil for the default one.
    /// - Throws: `ServiceError`.
    func call<Input: OperationInput>(_ input: Input, in region: String? = nil) async throws -> Input.Output {
        let fields = try JSONReader.read(input.jsonBytes, limits: .trusted).object ?? JSONObject()
        let body = try await perform(Input.operation.name, of: Input.operation.service, on: fields, in: region).get()
        guard !body.isEmpty else { return try Input.Output(JSONObject()) }
        return try Input.Output(try JSONReader.read(body, limits: .trusted).object ?? JSONObject())
    }

    /// The same, as a result: for pages that show what else they can.
    func result<Input: OperationInput>(_ input: Input, in region: String? = nil) async throws
        -> Result<Input.Output, ServiceError>
    {
        do { return .success(try await call(input, in: region)) } catch let error as ServiceError {
            return .failure(error)
        }
    }

    /// Performs the operation called `name`.
    func perform(
        _ name: String, of service: ServiceName, on fields: JSONObject, in region: String? = nil
    ) async -> Result<[UInt8], ServiceError> {
        guard let table = console.tables.first(where: { $0.service == service }) else {
            return .failure(ServiceError(.unknownOperation, "Unknown operation"))
        }
        var caller = caller
        caller.region = console.region(region)
        return await table.perform(name, on: fields, for: caller, in: request)
    }
}

extension ConsoleSite {
    /// `given` if pools can be in that region, else the default region.
    func region(_ given: String?) -> String {
        let known = given.flatMap { given in place.regions.first { $0.hasSameBytes(as: given) } }
        return known ?? place.regions.first ?? ""
    }

    /// The session's cookie.
    func cookie(_ value: String, seconds: Int?) -> WireRequest.Header {
        SetCookie(cookieName, value: value, seconds: seconds, isSecure: place.isSecure, sameSite: .strict).header
    }
}
