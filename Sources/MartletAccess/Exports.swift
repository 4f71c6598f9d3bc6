// The types in the declarations of this library, so that a server need not import anything else.
@_exported public import struct Kernel.Instant
@_exported public import struct WireClient.ClientRequest
@_exported public import struct WireClient.ClientResponse
@_exported public import struct WireClient.Transport
@_exported public import enum WireRuntime.JSON
@_exported public import struct WireRuntime.JSONObject
