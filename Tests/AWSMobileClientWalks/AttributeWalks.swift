import Foundation
import Testing
import WireModel

@testable import AWSMobileClient

/// What a pool knows of people, against the program itself.
@Suite(.timeLimit(.minutes(3))) struct AttributeWalks {
    // Spec E.1: testGetAttributes, testVerifyUserAttribute
    @Test(arguments: WalkEngine.available)
    func `attributes are read, and an address is verified with a code`(_ engine: WalkEngine) async throws {
        let server = try await Martlet.shared(on: engine)
        let person = try await server.person(isVerified: false)
        let device = try await server.device(of: person)
        let known = try await device.client.getUserAttributes()
        #expect(known["email"] == person.email && known["email_verified"] == "false")
        #expect(known["sub"] == device.client.userSub && known.count == 3)
        let sent = try await device.client.verifyUserAttribute(attributeName: "email")
        #expect(sent.deliveryMedium == .email && sent.attributeName == "email")
        await #expect(throws: AWSMobileClientError.self) {
            try await device.client.confirmVerifyUserAttribute(attributeName: "email", code: "nonsense")
        }
        try await device.client.confirmVerifyUserAttribute(
            attributeName: "email", code: server.code(for: person.email))
        #expect(try await device.client.getUserAttributes()["email_verified"] == "true")
        let claim = try await device.client.getTokens().idToken?.claims?["email_verified"] as? NSNumber
        #expect(claim?.boolValue == true)
        await #expect {
            try await device.client.verifyUserAttribute(attributeName: "phone_number")
        } throws: { if case .invalidParameter? = $0 as? AWSMobileClientError { true } else { false } }
    }

    // Spec E.1: testUpdateAttributes, testTokenAfterUpdateAttributes; E.3: testUpdateAttribute
    @Test(arguments: WalkEngine.available)
    func `a changed attribute needs no code, is read back, and stands in the next tokens`(
        _ engine: WalkEngine
    ) async throws {
        let server = try await Martlet.shared(on: engine)
        let made = try await server.call(
            CreateUserPoolInput(
                poolName: Name.random(8),
                schema: [SchemaAttributeType(attributeDataType: .string, mutable: true, name: "badge")]))
        let pool = try #require(made.userPool?.id)
        let device = try await server.device(of: server.person(in: pool), server.app(in: pool))
        let before = try await device.client.getTokens()
        let sent = try await device.client.updateUserAttributes(
            attributeMap: ["custom:badge": "七", "nickname": "J\u{1F600}"])
        #expect(sent.isEmpty)
        let known = try await device.client.getUserAttributes()
        #expect(known["custom:badge"] == "七" && known["nickname"] == "J\u{1F600}")
        let after = try await device.client.getTokens()
        #expect(after.idToken?.claims?["custom:badge"] as? String == "七")
        #expect(after.accessToken?.tokenString != before.accessToken?.tokenString && device.line.refreshes == 1)
        #expect(after.expiration != nil)
        await #expect {
            try await device.client.updateUserAttributes(attributeMap: ["badge": "8"])
        } throws: { if case .invalidParameter? = $0 as? AWSMobileClientError { true } else { false } }
    }

    // Spec F, row 35
    @Test(arguments: WalkEngine.available)
    func `a changed address is sent a code and is verified with it`(_ engine: WalkEngine) async throws {
        let server = try await Martlet.shared(on: engine)
        let device = try await server.device(of: try await server.person())
        let address = Person().email
        let sent = try await device.client.updateUserAttributes(attributeMap: ["email": address])
        #expect(sent.map(\.attributeName) == ["email"] && sent.map(\.deliveryMedium) == [.email])
        #expect(try await device.client.getUserAttributes()["email_verified"] == "false")
        try await device.client.confirmUpdateUserAttributes(
            attributeName: "email", code: server.code(for: address))
        let known = try await device.client.getUserAttributes()
        #expect(known["email"] == address && known["email_verified"] == "true")
    }
}
