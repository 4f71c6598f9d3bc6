import Kernel
import UserPoolsModel
import WireClient

/// The devices that the pool tracks for the signed-in user: `AWSMobileClient.deviceOperations`, or `devices`.
///
/// Calls without an id are about this device, and throw `AWSMobileClientError.deviceNotRemembered` if it has no key, or
/// the service does not find it: the pool does not track devices, or the device was forgotten. All calls throw errors
/// of the service or of the network, or the errors of `getTokens`.
public final class DeviceOperations: Sendable {
    let driver: SessionDriver

    init(_ driver: SessionDriver) { self.driver = driver }

    /// Lists the remembered devices.
    ///
    /// - Parameters:
    ///   - limit: The number of devices, 60 at most.
    ///   - paginationToken: The token from the previous result; nil for the first page.
    /// - Returns: The devices, and a token if there are more.
    /// - Throws: An error of the service or of the network, or the errors of `getTokens`.
    public func list(limit: Int = 60, paginationToken: String? = nil) async throws -> ListDevicesResult {
        try await driver.callSignedIn { pool, token in
            let output = try await pool.call(
                ListDevicesInput(accessToken: token, limit: limit, paginationToken: paginationToken))
            return ListDevicesResult(
                devices: (output.devices ?? []).map { Device($0) }, paginationToken: output.paginationToken)
        }
    }

    /// Describes a device.
    ///
    /// - Parameter deviceId: Its `deviceKey`.
    /// - Returns: The device.
    /// - Throws: An error of the service or of the network, or the errors of `getTokens`.
    public func get(deviceId: String) async throws -> Device {
        try await driver.callSignedIn { pool, token in try await Self.get(deviceId, from: pool, for: token) }
    }

    /// Describes this device, if it is remembered.
    ///
    /// - Returns: The device.
    /// - Throws: `AWSMobileClientError.deviceNotRemembered` if this device has no key or the service does not find it,
    ///   an error of the service or of the network, or the errors of `getTokens`.
    public func get() async throws -> Device {
        // Services hide a device that is not remembered: that it is not found does not mean that it was forgotten.
        try await onThisDevice(forgetsUnknown: false) { try await Self.get($0, from: $1, for: $2) }
    }

    /// Sets whether a device is remembered.
    ///
    /// - Parameters:
    ///   - deviceId: Its `deviceKey`.
    ///   - remembered: Whether it is remembered. A pool can accept a remembered device in place of the second factor.
    /// - Returns: An empty result.
    /// - Throws: An error of the service or of the network, or the errors of `getTokens`.
    @discardableResult
    public func updateStatus(deviceId: String, remembered: Bool) async throws -> UpdateDeviceStatusResult {
        try await driver.callSignedIn { pool, token in
            try await Self.update(deviceId, isRemembered: remembered, in: pool, for: token)
        }
    }

    /// Remembers this device, or not.
    ///
    /// - Parameter remembered: Whether it is remembered. In some pools a remembered device needs no second factor.
    /// - Returns: An empty result.
    /// - Throws: `AWSMobileClientError.deviceNotRemembered` if this device has no key or the service does not find it,
    ///   an error of the service or of the network, or the errors of `getTokens`.
    @discardableResult
    public func updateStatus(remembered: Bool) async throws -> UpdateDeviceStatusResult {
        try await onThisDevice { try await Self.update($0, isRemembered: remembered, in: $1, for: $2) }
    }

    /// Forgets a device.
    ///
    /// - Parameter deviceId: Its `deviceKey`.
    /// - Throws: An error of the service or of the network, or the errors of `getTokens`.
    public func forget(deviceId: String) async throws {
        try await driver.callSignedIn { pool, token in
            _ = try await pool.call(ForgetDeviceInput(accessToken: token, deviceKey: deviceId))
            if let username = self.username { try await pool.devices?.forget(deviceId, of: username) }
        }
    }

    /// Forgets this device. The session ends when its access token expires, because a refresh needs the device; the
    /// next sign-in starts without it.
    ///
    /// - Throws: `AWSMobileClientError.deviceNotRemembered` if this device has no key, an error of the service or of
    ///   the network, or the errors of `getTokens`.
    public func forget() async throws {
        try await onThisDevice { key, pool, token in
            do { _ = try await pool.call(ForgetDeviceInput(accessToken: token, deviceKey: key)) } catch let error
                as ServiceResponseError
            { guard error.isOfUnknownDevice else { throw error } }
            if let username = self.username { try await pool.devices?.forget(key, of: username) }
        }
    }

    private var username: String? { driver.current.session?.username }

    /// Runs `work` with the key of this device.
    ///
    /// - Parameters:
    ///   - forgetsUnknown: Whether the keys are removed if the service does not find the device.
    ///   - work: A call about the device.
    /// - Throws: `AWSMobileClientError.deviceNotRemembered` without a key, or if the service does not find the device.
    private func onThisDevice<Output: Sendable>(
        forgetsUnknown: Bool = true,
        _ work: @Sendable (_ key: String, _ pool: PoolCalls, _ token: Secret<String>) async throws -> Output
    ) async throws -> Output {
        try await driver.callSignedIn { pool, token in
            guard let username = self.username, let key = try await pool.devices?.find(username)?.key else {
                throw AWSMobileClientError.thisDeviceNotRemembered
            }
            do { return try await work(key, pool, token) } catch let error as ServiceResponseError {
                guard error.isOfUnknownDevice else { throw error }
                if forgetsUnknown { try await pool.devices?.forget(key, of: username) }
                throw AWSMobileClientError.thisDeviceNotRemembered
            }
        }
    }

    private static func get(_ key: String, from pool: PoolCalls, for token: Secret<String>) async throws -> Device {
        Device(try await pool.call(GetDeviceInput(accessToken: token, deviceKey: key)).device)
    }

    private static func update(
        _ key: String, isRemembered: Bool, in pool: PoolCalls, for token: Secret<String>
    ) async throws -> UpdateDeviceStatusResult {
        _ = try await pool.call(
            UpdateDeviceStatusInput(
                accessToken: token, deviceKey: key,
                deviceRememberedStatus: isRemembered ? .remembered : .notRemembered))
        return UpdateDeviceStatusResult()
    }
}

extension AWSMobileClient {
    /// The devices that the pool tracks for the signed-in user.
    public var deviceOperations: DeviceOperations { DeviceOperations(driver) }

    /// The same as `deviceOperations`.
    public var devices: DeviceOperations { deviceOperations }
}
