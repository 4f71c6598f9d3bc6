import Wire

/// A request of a browser that is answered with a redirect, whether it succeeds or fails.
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
