#if canImport(Hummingbird)
    import Hummingbird
    import MartletAccess
    import NIOCore

    // The middleware of docs/access.md for Hummingbird.

    struct CallerContext: RequestContext {
        var coreContext: CoreRequestContextStorage
        var caller: AccessCaller?

        init(source: ApplicationRequestContextSource) { coreContext = .init(source: source) }
    }

    struct AccessMiddleware: RouterMiddleware {
        let access: MartletAccess
        var scopes: [String] = []

        func handle(
            _ request: Request, context: CallerContext, next: (Request, CallerContext) async throws -> Response
        ) async throws -> Response {
            var (request, context) = (request, context)
            let body = try await request.collectBody(upTo: 1_048_576)
            let described = CallerRequest(
                method: request.method.rawValue, target: request.head.path ?? "/", host: request.head.authority ?? "",
                headers: request.headers.map { (name: $0.name.rawName, value: $0.value) },
                body: .bytes(Array(body.readableBytesView)), isEncrypted: request.head.scheme == "https")
            do throws(CallerRefusal) {
                context.caller = try await access.verify(described, scopes: scopes)
            } catch {
                var answer = Response(
                    status: .init(code: error.status), body: .init(byteBuffer: ByteBuffer(string: error.message)))
                answer.headers[.wwwAuthenticate] = error.challenge
                return answer
            }
            return try await next(request, context)
        }
    }

    enum GreetingService {
        static func routes(_ access: MartletAccess) -> Router<CallerContext> {
            let router = Router(context: CallerContext.self)
            router.add(middleware: AccessMiddleware(access: access, scopes: ["files/read"]))
            router.get("greeting") { _, context in
                guard case .user(let user)? = context.caller else { throw HTTPError(.forbidden) }
                return "Hello, \(user.username)."
            }
            return router
        }
    }
#endif
