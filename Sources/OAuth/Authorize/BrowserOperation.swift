import Wire

/// A request of a browser. The response is a redirect, in case of success or failure.
struct BrowserOperation: FramedOperation {
    /// The name in records: a constant.
    let name: String
    var kind: RequestKind { .oauth }

    init(_ name: String) { self.name = name }

    func failure(_ error: any Error) -> AuthorizeError {
        (error as? AuthorizeError) ?? .page(OAuthOperation(name).failure(error))
    }

    func recorded(_ failure: AuthorizeError) -> ErrorRecord { OAuthOperation(name).recorded(failure.error) }
}
