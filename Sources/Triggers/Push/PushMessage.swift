package import Kernel
package import WireRuntime

/// A silent message for one device: the app gets it, and its user sees nothing.
package struct PushMessage: Sendable, Equatable {
    /// The platform that delivers it.
    package var platform: PushPlatform
    /// The device's address at the platform.
    package var token: String
    /// The fields for the app: texts and whole numbers by their names.
    package var data: JSONObject
    /// If several messages with the same key wait for a device, the platform delivers only the last.
    package var collapseKey: String
    /// Until when the platform keeps it for a device that is off.
    package var expiresAt: Instant

    package init(
        _ data: JSONObject, to token: String, on platform: PushPlatform, collapseKey: String, expiresAt: Instant
    ) {
        (self.data, self.token, self.platform) = (data, token, platform)
        (self.collapseKey, self.expiresAt) = (collapseKey, expiresAt)
    }

    /// The message as a function or a hook gets it.
    package var event: [UInt8] {
        var writer = JSONWriter()
        writer.write(
            JSON.object(
                JSONObject([
                    .init("platform", .string(platform.rawValue)), .init("token", .string(token)),
                    .init("data", .object(data)),
                ])))
        return writer.bytes
    }
}
