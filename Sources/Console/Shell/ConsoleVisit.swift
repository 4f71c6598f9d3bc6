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
    /// Whether the caller may use what is no operation: it is the account, or an operator whose role allows
    /// `ConsoleSessions.administration`.
    let administersServer: Bool
    /// The bytes of the form's file; nil if it has none.
    var file: ConsoleCommands.Pieces?

    /// The parameters of the address.
    var query: QueryParameters { QueryParameters(request.query, plusSign: .space) }

    /// The fields of the form; none if the request sends no form.
    var form: QueryParameters { (isForm ? QueryParameters(form: request) : nil) ?? QueryParameters("") }

    /// Whether the request sends a form.
    var isForm: Bool { request.method == "POST" }

    /// The address of the page, as the browser has it.
    var address: String { request.query.isEmpty ? request.path : "\(request.path)?\(request.query)" }

    /// Whether the form was sent by this session, from the page with this address.
    var isOwnForm: Bool {
        RequestOrigin.isSame(request, isSecure: console.place.isSecure)
            && form[Self.tokenField].map(token(for: address).matches) ?? false
    }

    private static let tokenField = "form"

    /// The token against forgery of forms that are sent to `action`.
    func token(for action: String) -> FormToken {
        FormToken(cookie.exposed, action: action, cipher: console.cipher)
    }

    /// A form that is sent to `action`, with its token against forgery.
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
        return try Input.Output(try JSONObject(output: body))
    }

    /// The same, with a refusal as a value: for pages that can show their other parts without the output.
    func result<Input: OperationInput>(_ input: Input, in region: String? = nil) async throws
        -> Result<Input.Output, ServiceError>
    {
        try await result { try await call(input, in: region) }
    }

    /// The value of `operation`, or the `ServiceError` that it throws.
    func result<Value>(of operation: () async throws -> Value) async throws -> Result<Value, ServiceError> {
        do { return .success(try await operation()) } catch let error as ServiceError { return .failure(error) }
    }

    /// Performs the operation called `name`.
    ///
    /// - Returns: The body of its response, which is empty if the operation has no output.
    func perform(
        _ name: String, of service: ServiceName, on input: JSONObject, in region: String? = nil
    ) async -> Result<[UInt8], ServiceError> {
        guard let table = console.tables.first(where: { $0.service == service }) else {
            return .failure(ServiceError(.unknownOperation, "Unknown operation"))
        }
        var caller = caller
        caller.region = console.region(region)
        return await table.perform(name, on: input, for: caller, in: request)
    }
}

extension JSONObject {
    /// The output in the body of a response; without members for an empty body.
    init(output body: [UInt8]) throws {
        self = try body.isEmpty ? JSONObject() : JSONReader.read(body, limits: .trusted).object ?? JSONObject()
    }
}

extension ConsoleSite {
    /// The region called `name` if pools can be in it, else the default region.
    func region(_ name: String?) -> String {
        let known = name.flatMap { name in place.regions.first { $0.hasSameBytes(as: name) } }
        return known ?? place.regions.first ?? ""
    }

    /// The session's cookie.
    ///
    /// - Parameter seconds: How long browsers keep it; nil for until they are closed, and 0 removes it.
    func cookie(_ value: String, seconds: Int?) -> WireRequest.Header {
        SetCookie(cookieName, value: value, seconds: seconds, isSecure: place.isSecure, sameSite: .strict).header
    }
}
