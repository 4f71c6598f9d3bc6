import Directory
import Kernel
import Risk
import WireRuntime

/// What SDKs say of the user's device in `EncodedData` (UP-ASF-15): Base64 of a JSON object with the text `payload`,
/// its `version` and its `signature`. The text is a JSON object too.
///
/// Callers choose every word of it. It describes a device in events, and is compared with earlier descriptions.
extension StatedDevice {
    /// An SDK writes about one kilobyte.
    private static let maxLength = 16_384
    private static let maxTextLength = 64
    private static let maxAgentLength = 1024
    private static let limits = JSONReader.Limits(length: maxLength, depth: 4, values: 128, name: 64)

    /// The device in `encoded`; nil if SDKs do not write such a text for `client`.
    init?(encoded: String?, for client: ClientID) {
        guard let encoded, encoded.utf8.count <= Self.maxLength, let bytes = Base64.decode(encoded),
            let whole = Self.object(bytes), let payload = whole["payload"]?.string,
            let version = whole["version"]?.string, let signature = whole["signature"]?.string,
            let code = Base64.decode(signature),
            ConstantTime.equals(code, client.deviceCode(of: Array((version + payload).utf8))),
            let data = Self.object(Array(payload.utf8))?["contextData"]?.object
        else { return nil }
        self.init()
        id = Self.text("DeviceId", in: data)
        name = Self.text("DeviceName", in: data) ?? Self.text("PhoneType", in: data)
        // SDKs and browsers write the names of platforms differently.
        platform = Self.text("Platform", in: data).map { Self.platforms[$0.uppercased()] ?? $0 }
        userAgent = Self.text("UserAgent", in: data, maxLength: Self.maxAgentLength)
        timeZone = Self.text("ClientTimezone", in: data)
    }

    private static let platforms = ["ANDROID": "Android", "IOS": "iOS"]

    private static func object(_ bytes: [UInt8]) -> JSONObject? {
        (try? JSONReader.read(bytes, limits: limits))?.object
    }

    /// A text of printable characters; nil for any other.
    private static func text(_ name: String, in data: JSONObject, maxLength: Int = maxTextLength) -> String? {
        guard let text = data[name]?.string, !text.isEmpty, text.utf8.count <= maxLength,
            text.unicodeScalars.allSatisfy({ !$0.properties.generalCategory.isInvisible })
        else { return nil }
        return text
    }
}

extension Unicode.GeneralCategory {
    /// Whether it is of characters that change how others are shown, or break the line.
    fileprivate var isInvisible: Bool {
        switch self {
        case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate, .unassigned: true
        default: false
        }
    }
}
