import Directory
import Foundation
import Kernel
import TestKit
import Testing
import Tokens

/// `DeviceConfiguration`, and devices as administrators see them.
@Suite struct DeviceOperationTests {
    // UP-DEV-01
    @Test(arguments: Engine.available)
    func `a pool's device settings are shown as they were set, and an update without them removes them`(
        on engine: Engine
    ) async throws {
        let api = try await TestAPI(engine)
        for (given, shown) in [
            ([:], [false, false]), (["ChallengeRequiredOnNewDevice": true], [true, false]),
            (["DeviceOnlyRememberedOnUserPrompt": true], [false, true]),
            (["ChallengeRequiredOnNewDevice": true, "DeviceOnlyRememberedOnUserPrompt": true], [true, true]),
        ] as [([String: Bool], [Bool])] {
            let pool = try await api.pool(["DeviceConfiguration": given])
            let described = try await api.call("DescribeUserPool", ["UserPoolId": pool])
            let expected = ["ChallengeRequiredOnNewDevice": shown[0], "DeviceOnlyRememberedOnUserPrompt": shown[1]]
            #expect(same(described["UserPool", "DeviceConfiguration"], expected), "\(given)")
            #expect(try await api.call("UpdateUserPool", ["UserPoolId": pool]).status == 200)
            let later = try await api.call("DescribeUserPool", ["UserPoolId": pool])
            #expect(later["UserPool", "DeviceConfiguration"] == nil)
        }
    }

    private func withDevice(_ engine: Engine) async throws -> (TestAPI, String, String) {
        let api = try await TestAPI(engine)
        let id = try await api.pool(["DeviceConfiguration": [String: Bool]()])
        let pool = try await api.base.settings.pool(UserPoolID(rawValue: id))
        let client = try await api.base.client(in: pool)
        try await api.base.makeUser("ann", by: client)
        return (api, id, try await api.base.makeDevice(named: "phone", by: client).key.rawValue)
    }

    // UP-DEV-10
    @Test(arguments: Engine.available)
    func `an administrator gets, lists, changes and forgets a user's device`(on engine: Engine) async throws {
        let (api, pool, key) = try await withDevice(engine)
        let user: [String: Any] = ["UserPoolId": pool, "Username": "ann"]
        let device = user.merging(["DeviceKey": key]) { $1 }
        func expected(_ status: String) -> [String: Any] {
            let attributes = [
                ["Name": "device_status", "Value": "valid"], ["Name": "device_name", "Value": "phone"],
                ["Name": "dev:device_remembered_status", "Value": status],
            ]
            return [
                "DeviceKey": key, "DeviceAttributes": attributes, "DeviceCreateDate": 1_767_254_400,
                "DeviceLastModifiedDate": 1_767_254_400, "DeviceLastAuthenticatedDate": 1_767_254_400,
            ]
        }
        #expect(same(try await api.call("AdminGetDevice", device)["Device"], expected("remembered")))
        let change = device.merging(["DeviceRememberedStatus": "not_remembered"]) { $1 }
        #expect(try await api.call("AdminUpdateDeviceStatus", change).status == 200)
        #expect(same(try await api.call("AdminListDevices", user)["Devices"], [expected("not_remembered")]))
        for status in [nil, "forgotten"] as [String?] {
            var change = device
            change["DeviceRememberedStatus"] = status
            let refused = try await api.call("AdminUpdateDeviceStatus", change)
            #expect(refused.code == "InvalidParameterException", "\(status ?? "none")")
        }
        #expect(try await api.call("AdminForgetDevice", device).status == 200)
        for operation in ["AdminGetDevice", "AdminForgetDevice"] {
            let refused = try await api.call(operation, device)
            #expect(refused.code == "ResourceNotFoundException" && refused.message == "Device does not exist.")
        }
        #expect(same(try await api.call("AdminListDevices", user)["Devices"], [Any]()))
    }

    // UP-DEV-13
    @Test func `a list has pages`() async throws {
        let (api, pool, first) = try await withDevice(.sqliteFile)
        let client = try await api.base.client(
            in: try await api.base.settings.pool(UserPoolID(rawValue: pool)))
        let second = try await api.base.makeDevice(by: client).key.rawValue
        var (seen, token) = ([String](), String?.none)
        for _ in 1...2 {
            var input: [String: Any] = ["UserPoolId": pool, "Username": "ann", "Limit": 1]
            input["PaginationToken"] = token
            let reply = try await api.call("AdminListDevices", input)
            seen += (reply["Devices"] as? [[String: Any]] ?? []).compactMap { $0["DeviceKey"] as? String }
            token = reply["PaginationToken"] as? String
        }
        #expect(seen == [first, second].sorted() && token == nil)
    }
}
