import Factors
import Kernel
import UserPoolsModel
import WireRuntime

extension DeviceType {
    /// The device as the service shows it. Every existing device is valid, because forgotten ones are deleted.
    init(_ device: UserDevice) {
        let attributes = [
            ("device_status", "valid"), ("device_name", device.name),
            ("dev:device_remembered_status", DeviceRememberedStatusType(isRemembered: device.isRemembered).rawValue),
        ]
        self.init(
            deviceAttributes: attributes.compactMap { name, value in
                value.map { AttributeType(name: name, value: Secret($0)) }
            }, deviceCreateDate: device.createdAt, deviceKey: device.key.rawValue,
            deviceLastAuthenticatedDate: device.authenticatedAt, deviceLastModifiedDate: device.modifiedAt)
    }
}

extension DeviceRememberedStatusType {
    init(isRemembered: Bool) { self = isRemembered ? .remembered : .notRemembered }
}

extension DeviceRememberedStatusType? {
    /// - Throws: `InvalidInput` if the status is missing or unknown.
    var isRemembered: Bool {
        get throws {
            switch self {
            case .remembered?: true
            case .notRemembered?: false
            default: throw InvalidInput("DeviceRememberedStatus must be remembered or not_remembered.")
            }
        }
    }
}
