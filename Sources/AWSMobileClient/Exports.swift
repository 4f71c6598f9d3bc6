// What the client's own signatures name, so that an app with HTTP of its own, or a test without, imports nothing else.
@_exported public import struct WireClient.ClientRequest
@_exported public import struct WireClient.ClientResponse
@_exported public import struct WireClient.Transport
@_exported public import struct WireClient.UnreadableAnswer
