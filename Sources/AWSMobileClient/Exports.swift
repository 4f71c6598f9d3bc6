// Apps written for the iOS SDK use Foundation and Dispatch without importing them.
@_exported public import Foundation

// The types in the client's own declarations, so that an app with its own HTTP need not import anything else.
@_exported public import struct WireClient.ClientRequest
@_exported public import struct WireClient.ClientResponse
@_exported public import struct WireClient.Transport
@_exported public import struct WireClient.UnreadableResponseError
