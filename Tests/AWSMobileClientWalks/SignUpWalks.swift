import Testing

@testable import AWSMobileClient

/// Signing up, against the program itself.
@Suite(.timeLimit(.minutes(3))) struct SignUpWalks {
    // Spec E.1: testSignUp; E.2: testSignUp at a custom endpoint
    @Test(arguments: WalkEngine.available)
    func `somebody signs up, is told where the code went, confirms and signs in`(_ engine: WalkEngine) async throws {
        let server = try await Martlet.shared(on: engine)
        let (person, device) = (Person(), try server.device())
        let signedUp = try await device.client.signUp(
            username: person.username, password: person.password, userAttributes: ["email": person.email])
        #expect(signedUp.signUpConfirmationState == .unconfirmed)
        #expect(signedUp.codeDeliveryDetails?.deliveryMedium == .email)
        #expect(signedUp.codeDeliveryDetails?.attributeName == "email")
        #expect(signedUp.codeDeliveryDetails?.destination?.contains("***") == true)
        await #expect(throws: AWSMobileClientError.userNotConfirmed(message: "User is not confirmed.")) {
            try await device.signIn(person)
        }
        let code = try await server.code(for: person.email)
        let wrong = code == "000000" ? "000001" : "000000"
        await #expect {
            try await device.client.confirmSignUp(username: person.username, confirmationCode: wrong)
        } throws: { if case .codeMismatch? = $0 as? AWSMobileClientError { true } else { false } }
        let confirmed = try await device.client.confirmSignUp(username: person.username, confirmationCode: code)
        #expect(confirmed == SignUpResult(.confirmed))
        #expect(try await device.signIn(person).signInState == .signedIn)
        #expect(try await device.client.getUserAttributes()["email_verified"] == "true")
    }

    // Spec E.1: testResendSignUpCode; E.2: testResendConfirmationCode at a custom endpoint
    @Test(arguments: WalkEngine.available)
    func `a code is sent again on request, and takes the first one's place`(_ engine: WalkEngine) async throws {
        let server = try await Martlet.shared(on: engine)
        let (person, client) = (Person(), try server.device().client)
        try await client.signUp(
            username: person.username, password: person.password, userAttributes: ["email": person.email])
        let first = try await server.code(for: person.email)
        let again = try await client.resendSignUpCode(username: person.username)
        #expect(again.signUpConfirmationState == .unconfirmed && again.codeDeliveryDetails?.deliveryMedium == .email)
        let second = try await server.code(for: person.email, count: 2)
        if first != second {
            await #expect(throws: AWSMobileClientError.self) {
                try await client.confirmSignUp(username: person.username, confirmationCode: first)
            }
        }
        let done = try await client.confirmSignUp(username: person.username, confirmationCode: second)
        #expect(done.signUpConfirmationState == .confirmed && done.codeDeliveryDetails == nil)
    }

    // Spec E.2: testSignUpWithValidClientMetaData, testForgotPasswordWithValidClientMetaData
    @Test(arguments: WalkEngine.available)
    func `metadata for triggers goes along with a call`(_ engine: WalkEngine) async throws {
        let server = try await Martlet.shared(on: engine)
        let (person, client) = (Person(), try server.device().client)
        let metadata = ["source": "walk"]
        try await client.signUp(
            username: person.username, password: person.password, userAttributes: ["email": person.email],
            validationData: metadata, clientMetaData: metadata)
        let code = try await server.code(for: person.email)
        try await client.confirmSignUp(username: person.username, confirmationCode: code, clientMetaData: metadata)
        let sent = try await client.forgotPassword(username: person.username, clientMetaData: metadata)
        #expect(sent.forgotPasswordState == .confirmationCodeSent)
    }

    @Test(arguments: WalkEngine.available)
    func `a taken name, a weak password and a bad address are refused in the service's words`(
        _ engine: WalkEngine
    ) async throws {
        let server = try await Martlet.shared(on: engine)
        let (person, client) = (try await server.person(), try server.device().client)
        await #expect(throws: AWSMobileClientError.usernameExists(message: "User already exists")) {
            try await client.signUp(username: person.username, password: person.password)
        }
        await #expect {
            try await client.signUp(username: Person().username, password: "short")
        } throws: { if case .invalidPassword(let why)? = $0 as? AWSMobileClientError { !why.isEmpty } else { false } }
        await #expect {
            try await client.signUp(
                username: Person().username, password: person.password, userAttributes: ["email": "nowhere"])
        } throws: { if case .invalidParameter? = $0 as? AWSMobileClientError { true } else { false } }
    }
}
