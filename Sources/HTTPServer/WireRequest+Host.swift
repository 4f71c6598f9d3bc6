package import Wire

extension WireRequest {
    /// The host in the request, in lower case and without a port; nil if there is none, or more than one.
    package var hostName: String? { header("host").flatMap { HostHeader($0)?.name } }
}
