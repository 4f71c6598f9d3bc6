/// Who sends the requests of a connection: a client, or a proxy for it.
struct RequestSender {
    /// The address of the connection's other end.
    var peer = ""
    /// The client's address: that of the connection, or of the request that is being received.
    var client = ""
    /// Whether a header of each request tells the client's address.
    var isInHeaders = false

    /// The proxy's address; nil if the client is connected itself.
    var proxy: String? { client == peer ? nil : peer }
}
