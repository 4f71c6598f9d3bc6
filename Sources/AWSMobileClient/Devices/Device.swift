public import Foundation
import Kernel
import UserPoolsModel

/// A device of a user, as the pool describes it.
public struct Device: Hashable, Sendable {
    /// Its attributes at the service, such as `device_name` and `device_status`.
    public let attributes: [String: String]?
    /// When it was registered.
    public let createDate: Date?
    /// Its id.
    public let deviceKey: String?
    /// When a user signed in on it last.
    public let lastAuthenticatedDate: Date?
    /// When it was changed last.
    public let lastModifiedDate: Date?

    init(_ device: DeviceType) {
        attributes = device.deviceAttributes?.reduce(into: [:]) { $0[$1.name] = $1.value?.exposed }
        createDate = device.deviceCreateDate?.date
        deviceKey = device.deviceKey
        lastAuthenticatedDate = device.deviceLastAuthenticatedDate?.date
        lastModifiedDate = device.deviceLastModifiedDate?.date
    }
}

/// The result of `DeviceOperations.list`.
public struct ListDevicesResult: Hashable, Sendable {
    /// The devices.
    public let devices: [Device]?
    /// The token for the next page; nil if these are all.
    public let paginationToken: String?
}

/// The result of `DeviceOperations.updateStatus`. It contains nothing.
public struct UpdateDeviceStatusResult: Hashable, Sendable {}
