/// The sender of a connection's requests: a client, or a proxy for clients.
struct RequestSender {
    /// The address of the connection's other end.
    var peer = ""
    /// The client's address: for the connection, or for the request that is being received.
    var client = ""
    /// Whether a header of each request states the client's address.
    var isInHeaders = false

    /// The proxy's address; nil if the client is connected directly.
    var proxy: String? { client == peer ? nil : peer }
}
