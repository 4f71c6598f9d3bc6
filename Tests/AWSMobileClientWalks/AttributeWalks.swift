import Foundation
import Testing
import UserPoolsModel
import WireRuntime

@testable import AWSMobileClient

/// User attributes with the real server.
@Suite(.timeLimit(.minutes(10))) struct AttributeWalks {
    // Like the iOS SDK's testGetAttributes, testVerifyUserAttribute
    @Test(arguments: WalkEngine.available)
    func `attributes are read, and an email address is verified with a code`(_ engine: WalkEngine) async throws {
        let server = try await MartletProcess.shared(on: engine)
        let user = try await server.user(isVerified: false)
        let device = try await server.device(of: user)
        let known = try await device.client.getUserAttributes()
        #expect(known["email"] == user.email && known["email_verified"] == "false")
        #expect(known["sub"] == device.client.userSub && known.count == 3)
        let sent = try await device.client.verifyUserAttribute(attributeName: "email")
        #expect(sent.deliveryMedium == .email && sent.attributeName == "email")
        await #expect(throws: AWSMobileClientError.self) {
            try await device.client.confirmVerifyUserAttribute(attributeName: "email", code: "nonsense")
        }
        try await device.client.confirmVerifyUserAttribute(
            attributeName: "email", code: server.code(for: user.email))
        #expect(try await device.client.getUserAttributes()["email_verified"] == "true")
        let claim = try await device.client.getTokens().idToken?.claims?["email_verified"] as? NSNumber
        #expect(claim?.boolValue == true)
        await #expect {
            try await device.client.verifyUserAttribute(attributeName: "phone_number")
        } throws: { if case .invalidParameter? = $0 as? AWSMobileClientError { true } else { false } }
    }

    // Like the iOS SDK's testUpdateAttributes, testTokenAfterUpdateAttributes, testUpdateAttribute
    @Test(arguments: WalkEngine.available)
    func `a changed attribute needs no code, and is in the next tokens`(_ engine: WalkEngine) async throws {
        let server = try await MartletProcess.shared(on: engine)
        let made = try await server.call(
            CreateUserPoolInput(
                poolName: Name.random(8),
                schema: [SchemaAttributeType(attributeDataType: .string, mutable: true, name: "badge")]))
        let pool = try #require(made.userPool?.id)
        let device = try await server.device(of: server.user(in: pool), app: server.app(in: pool))
        let before = try await device.client.getTokens()
        let sent = try await device.client.updateUserAttributes(
            attributeMap: ["custom:badge": "七", "nickname": "J\u{1F600}"])
        #expect(sent.isEmpty)
        let known = try await device.client.getUserAttributes()
        #expect(known["custom:badge"] == "七" && known["nickname"] == "J\u{1F600}")
        let after = try await device.client.getTokens()
        #expect(after.idToken?.claims?["custom:badge"] as? String == "七")
        #expect(after.accessToken?.tokenString != before.accessToken?.tokenString && device.network.refreshes == 1)
        #expect(after.expiration != nil)
        await #expect {
            try await device.client.updateUserAttributes(attributeMap: ["badge": "8"])
        } throws: { if case .invalidParameter? = $0 as? AWSMobileClientError { true } else { false } }
    }

    @Test(arguments: WalkEngine.available)
    func `a changed address is verified with a code`(_ engine: WalkEngine) async throws {
        let server = try await MartletProcess.shared(on: engine)
        let device = try await server.device(of: try await server.user())
        let address = TestUser().email
        let sent = try await device.client.updateUserAttributes(attributeMap: ["email": address])
        #expect(sent.map(\.attributeName) == ["email"] && sent.map(\.deliveryMedium) == [.email])
        #expect(try await device.client.getUserAttributes()["email_verified"] == "false")
        try await device.client.confirmUpdateUserAttributes(
            attributeName: "email", code: server.code(for: address))
        let known = try await device.client.getUserAttributes()
        #expect(known["email"] == address && known["email_verified"] == "true")
    }
}
