package import Wire

extension WireRequest {
    /// The host that the request names, in lower case and without a port; nil if it names none, or more than one.
    package var hostName: String? { header("host").flatMap { HostHeader($0)?.name } }
}
