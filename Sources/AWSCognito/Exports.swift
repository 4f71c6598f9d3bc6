// Apps that follow the iOS SDK's documentation use Foundation without importing it.
@_exported public import Foundation

// The types in the client's own declarations, so that an app with its own HTTP or credentials need not import anything
// else.
@_exported public import struct AWSMobileClient.AWSCredentials
@_exported public import class AWSMobileClient.AWSMobileClient
@_exported public import protocol AWSMobileClient.CredentialsProvider
@_exported public import struct WireClient.ClientRequest
@_exported public import struct WireClient.ClientResponse
@_exported public import struct WireClient.Transport
@_exported public import struct WireClient.UnreadableResponseError
