public import Foundation
import Kernel

extension AWSCognito {
    /// The author of changes on a device that is not registered.
    static let localDevice = "LOCAL"

    /// The service's id of this device for the current identity; `LOCAL` if it is not registered, or if the file cannot
    /// be read. It is the author of changes on this device.
    public var deviceId: String { (try? context.device()) ?? Self.localDevice }

    /// The platform whose tokens `registerDevice(_:)` takes; by default Apple's, in debug builds its sandbox.
    public var pushPlatform: AWSCognitoPushPlatform {
        get { context.pushPlatform.read { $0 } }
        set { context.pushPlatform.change { $0 = newValue } }
    }

    /// Registers this device for push messages to the current identity, unless it is registered with this token.
    ///
    /// - Parameter deviceToken: The token from Apple's platforms.
    /// - Returns: The service's id of the device, which is kept on this device.
    /// - Throws: `AWSCognitoError`, an error of the network, or an error in the configuration.
    @discardableResult
    public func registerDevice(_ deviceToken: Data) async throws -> String {
        let token = String(decoding: Hex.encode([UInt8](deviceToken)).utf8.map(\.upperCased), as: UTF8.self)
        return try await registerDevice(token: token, on: pushPlatform)
    }

    /// Registers this device for push messages to the current identity, unless it is registered with this token.
    ///
    /// - Parameters:
    ///   - token: The token from the platform.
    ///   - platform: The platform.
    /// - Returns: The service's id of the device, which is kept on this device.
    /// - Throws: `AWSCognitoError`, an error of the network, or an error in the configuration.
    @discardableResult
    public func registerDevice(token: String, on platform: AWSCognitoPushPlatform) async throws -> String {
        guard !token.isEmpty else { throw AWSCognitoError.illegalArgument(message: "The token is empty.") }
        return try await context.calling { calls, identity in
            let store = try context.store()
            let known = try await store.perform { try DeviceTable.find(identity, in: $0) }
            if let known, known.token == token, known.platform == platform.rawValue { return known.device }
            let device = try await calls.register(token, on: platform.modelled, of: identity)
            let row = DeviceTable.Row(platform: platform.rawValue, token: token, device: device)
            try await store.perform { try DeviceTable.put(row, of: identity, in: $0) }
            return device
        }
    }
}

extension UInt8 {
    /// The upper-case letter if it is a lower-case one.
    fileprivate var upperCased: UInt8 { isASCIILowercase ? self & ~0x20 : self }
}
