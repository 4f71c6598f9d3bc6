// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The part of Apple's Network that AWSCognito uses, for a check of types: nothing here does anything.

public import Dispatch

public struct NWInterface: Sendable {
    public enum InterfaceType: Sendable { case other, wifi, cellular, wiredEthernet, loopback }
}

public struct NWPath: Sendable {
    public enum Status: Sendable { case satisfied, unsatisfied, requiresConnection }

    public let status: Status

    public func usesInterfaceType(_: NWInterface.InterfaceType) -> Bool { false }
}

public final class NWPathMonitor: @unchecked Sendable {
    public var pathUpdateHandler: (@Sendable (_ newPath: NWPath) -> Void)?

    public init() {}

    public func start(queue _: DispatchQueue) {}
}
