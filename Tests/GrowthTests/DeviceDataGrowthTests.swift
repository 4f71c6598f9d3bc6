import Directory
import Kernel
import Risk
import Testing

@testable import UserPoolAPI
@testable import WireRuntime

/// What apps say of a device costs at most twice as much for twice the text, up to the length that is read.
@Suite(.serialized) struct DeviceDataGrowthTests {
    private static let client = ClientID(rawValue: "1example23456789")

    private static func text(_ members: [JSONObject.Member]) -> String {
        var json = JSONWriter()
        json.write(.object(JSONObject(members)))
        return String(decoding: json.bytes, as: UTF8.self)
    }

    /// Signed data about a device with this name.
    private static func data(naming name: String) -> String {
        let device = JSONObject([.init("DeviceName", .string(name)), .init("UserAgent", .string(name))])
        let payload = text([.init("contextData", .object(device))])
        let code = client.deviceCode(of: Array(("1" + payload).utf8))
        let whole = text([
            .init("payload", .string(payload)), .init("version", .string("1")),
            .init("signature", .string(Base64.encode(code))),
        ])
        return Base64.encode(Array(whole.utf8))
    }

    @Test(arguments: Text.units)
    func `descriptions of devices are read in linear time`(_ unit: String) {
        Growth.expectLinear("encoded", size: 4000) { size in
            for _ in 0..<20 { _ = StatedDevice(encoded: Text.repeating(unit, size), for: Self.client) }
        }
        Growth.expectLinear("signed", size: 600) { size in
            let data = Self.data(naming: Text.repeating(unit, size))
            for _ in 0..<20 { _ = StatedDevice(encoded: data, for: Self.client) }
        }
        Growth.expectLinear("too long", size: 100_000) { size in
            _ = StatedDevice(encoded: Text.repeating(unit, size), for: Self.client)
        }
    }
}
