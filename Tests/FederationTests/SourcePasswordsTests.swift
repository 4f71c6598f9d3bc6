import Cryptography
import Directory
import Kernel
import Outbound
import SRP
import Storage
import TestKit
import Testing
import WireRuntime

@testable import Federation

/// What is asked of the service that a pool follows, and how its answers are read.
@Suite struct SourcePasswordsTests {
    /// A pool that follows another, and a user of it.
    private struct Fixture: Sendable {
        let server: TestServer
        let pool: UserPool
        let user: User
        let calls = Locked<[HTTPCall]>([])
        let answers: Locked<[HTTPCallResponse]>

        init(
            _ flow: PoolSource.Flow = .password, secret: String? = nil, answers: [HTTPCallResponse]
        ) async throws {
            let (server, pool, client) = try await TestServer.withPoolAndClient(.sqliteFile)
            (self.server, self.pool, self.answers) = (server, pool, Locked(answers))
            user = try await server.makeUser("ann", attributes: ["email": "ann@example.com"], by: client)
            let isSigned = flow == .adminPassword
            let source = PoolSource(
                endpoint: "https://cognito-idp.eu-central-1.amazonaws.com", region: "eu-central-1",
                pool: "eu-central-1_Old", client: "6old", flow: flow, accessKeyID: isSigned ? "AKIAOLD" : nil)
            let secrets = PoolSourceSecrets(
                clientSecret: secret.map { Secret($0) }, accessKey: isSigned ? Secret("k3y") : nil)
            try await sources.follow(source, secrets: secrets, by: pool.id)
        }

        var sent: [HTTPCall] { calls.read { $0 } }

        var sources: PoolSources { PoolSources(server.database, cipher: server.cipher, world: server.world) }

        /// Gives the answers in their order, the last one again and again; without any it is out of reach.
        func verdict(_ password: String = "Old-Horse-1") async throws -> SourceVerdict {
            try await verdict(on: .password(Secret(password)))
        }

        func verdict(on question: SourceQuestion) async throws -> SourceVerdict {
            let client = ProviderClient(reach: .publicOnly) { [calls, answers] call throws(HTTPCallError) in
                calls.change { $0.append(call) }
                let answer = answers.change { $0.count > 1 ? $0.removeFirst() : $0.first }
                guard let answer else { throw HTTPCallError(reason: "no such host") }
                return answer
            }
            let passwords = SourcePasswords(
                sources, client: client, crypto: CryptoPool(WorkerThreads()), arithmetic: try OpenSSLArithmetic(),
                world: server.world)
            return try await passwords.verdict(on: question, of: user, in: pool)
        }

        func body(_ place: Int) throws -> JSONObject {
            try #require(try JSONReader.read(sent[place].body).object)
        }
    }

    private static func answer(_ text: String, status: Int = 200, _ headers: [String: String] = [:]) -> HTTPCallResponse
    {
        HTTPCallResponse(status: status, headers: headers, body: Array(text.utf8))
    }

    private static func error(_ name: String, _ message: String = "", status: Int = 400) -> HTTPCallResponse {
        answer(#"{"__type":"\#(name)","message":"\#(message)"}"#, status: status)
    }

    private static let tokens = answer(#"{"AuthenticationResult":{"AccessToken":"a"},"ChallengeParameters":{}}"#)

    @Test func `a password is asked about without a signature, with the hash of the client's secret`() async throws {
        let fixture = try await Fixture(secret: "s3cret", answers: [Self.tokens])
        #expect(try await fixture.verdict() == .right(isTemporary: false))
        let call = try #require(fixture.sent.first)
        #expect(call.url == "https://cognito-idp.eu-central-1.amazonaws.com/" && call.reach == .any)
        let headers = Dictionary(uniqueKeysWithValues: call.headers.map { ($0.name, $0.value) })
        #expect(headers["x-amz-target"] == "AWSCognitoIdentityProviderService.InitiateAuth")
        #expect(headers["authorization"] == nil && headers["host"] == "cognito-idp.eu-central-1.amazonaws.com")
        let parameters = try #require(try fixture.body(0)["AuthParameters"]?.object)
        #expect(parameters["USERNAME"]?.string == "ann" && parameters["PASSWORD"]?.string == "Old-Horse-1")
        // Python's hmac.new(b"s3cret", b"ann6old", "sha256"), in Base64.
        #expect(parameters["SECRET_HASH"]?.string == "i+YHPawOrBtPolyFG40Sa+GPv04m3HJX6pjJP/7sN3c=")
    }

    @Test func `an administrator's flow names the pool, and is signed`() async throws {
        let fixture = try await Fixture(.adminPassword, answers: [Self.tokens])
        _ = try await fixture.verdict()
        let headers = try #require(fixture.sent.first).headers
        let signature = headers.first { $0.name == "authorization" }?.value ?? ""
        #expect(signature.hasPrefix("AWS4-HMAC-SHA256 Credential=AKIAOLD/"))
        #expect(signature.contains("/eu-central-1/cognito-idp/aws4_request"))
        #expect(try fixture.body(0)["UserPoolId"]?.string == "eu-central-1_Old")
        #expect(try fixture.body(0)["AuthFlow"]?.string == "ADMIN_USER_PASSWORD_AUTH")
    }

    @Test(arguments: [
        (#"{"ChallengeName":"NEW_PASSWORD_REQUIRED"}"#, true), (#"{"ChallengeName":"MFA_SETUP"}"#, false),
    ])
    func `a challenge that asks for nothing the user has follows a right password`(
        _ text: String, _ isTemporary: Bool
    ) async throws {
        #expect(try await Fixture(answers: [Self.answer(text)]).verdict() == .right(isTemporary: isTemporary))
    }

    @Test(
        arguments: [
            (
                #"""
                {"ChallengeName":"SMS_MFA","Session":"s",\#
                "ChallengeParameters":{"CODE_DELIVERY_DESTINATION":"+***9"}}
                """#,
                FollowedChallenge.Question.sentCode(.sms, destination: "+***9"), "ann"
            ),
            (
                #"{"ChallengeName":"EMAIL_OTP","Session":"s","ChallengeParameters":{"USER_ID_FOR_SRP":"ann-there"}}"#,
                .sentCode(.email, destination: ""), "ann-there"
            ),
            (
                #"""
                {"ChallengeName":"SOFTWARE_TOKEN_MFA","Session":"s",\#
                "ChallengeParameters":{"FRIENDLY_DEVICE_NAME":"p"}}
                """#,
                .softwareToken(deviceName: "p"), "ann"
            ),
            (
                #"""
                {"ChallengeName":"SELECT_MFA_TYPE","Session":"s","ChallengeParameters":\#
                {"MFAS_CAN_CHOOSE":"[\"SMS_MFA\",\"SOFTWARE_TOKEN_MFA\",\"FAX\"]"}}
                """#, .selection([.sms, .softwareToken]), "ann"
            ),
            (
                #"{"ChallengeName":"CUSTOM_CHALLENGE","Session":"s","ChallengeParameters":{"sum":"1+1"}}"#,
                .custom(["sum": "1+1"]), "ann"
            ),
        ])
    func `a challenge of more than the password is passed on`(
        _ text: String, _ question: FollowedChallenge.Question, _ username: String
    ) async throws {
        let verdict = try await Fixture(answers: [Self.answer(text)]).verdict()
        guard case .challenged(let challenge) = verdict else {
            Issue.record("\(verdict)")
            return
        }
        #expect(challenge.question == question)
        #expect(challenge.reference.session == "s" && challenge.reference.username == username)
    }

    @Test(arguments: ["DEVICE_SRP_AUTH", "DEVICE_PASSWORD_VERIFIER"])
    func `a device there is asked for in vain`(_ name: String) async throws {
        let fixture = try await Fixture(answers: [Self.answer(#"{"ChallengeName":"\#(name)","Session":"s"}"#)])
        #expect(try await refusal { try await fixture.verdict() } as? SourceRefusal == .device)
    }

    // MARK: Answers to challenges

    private static let reference = FollowedChallenge.Reference(.softwareToken, session: "old", username: "ann-there")

    @Test func `an answer goes there with its session, the name it belongs to and the hash of that`() async throws {
        let fixture = try await Fixture(secret: "s3cret", answers: [Self.tokens])
        let verdict = try await fixture.verdict(on: .answer(Secret("123456"), Self.reference))
        #expect(verdict == .right(isTemporary: false))
        let (call, body) = (try #require(fixture.sent.first), try fixture.body(0))
        let target = call.headers.first { $0.name == "x-amz-target" }?.value
        #expect(target == "AWSCognitoIdentityProviderService.RespondToAuthChallenge")
        #expect(body["ChallengeName"]?.string == "SOFTWARE_TOKEN_MFA" && body["Session"]?.string == "old")
        let responses = try #require(body["ChallengeResponses"]?.object)
        #expect(responses["SOFTWARE_TOKEN_MFA_CODE"]?.string == "123456")
        #expect(responses["USERNAME"]?.string == "ann-there" && responses["SECRET_HASH"]?.string?.isEmpty == false)
    }

    @Test func `an administrator's challenge is answered by an administrator`() async throws {
        let fixture = try await Fixture(.adminPassword, answers: [Self.tokens])
        _ = try await fixture.verdict(on: .answer(Secret("123456"), Self.reference))
        let target = try #require(fixture.sent.first).headers.first { $0.name == "x-amz-target" }?.value
        #expect(target == "AWSCognitoIdentityProviderService.AdminRespondToAuthChallenge")
        #expect(try fixture.body(0)["UserPoolId"]?.string == "eu-central-1_Old")
    }

    @Test(arguments: [
        ("CodeMismatchException", "Invalid code received for user"),
        ("ExpiredCodeException", "Your software token has already been used once."),
        ("NotAuthorizedException", "Incorrect username or password."),
    ])
    func `a wrong answer there is a wrong one here`(_ name: String, _ message: String) async throws {
        let fixture = try await Fixture(answers: [Self.error(name, message)])
        #expect(try await fixture.verdict(on: .answer(Secret("1"), Self.reference)) == .wrong)
    }

    @Test(arguments: [
        ("NotAuthorizedException", "Invalid session for the user, session is expired.", SourceRefusal.sessionEnded),
        ("ExpiredCodeException", "Invalid code provided", .sessionEnded),
        ("NotAuthorizedException", "Password attempts exceeded", .limited),
        ("TooManyFailedAttemptsException", "x", .limited),
        ("InvalidParameterException", "x", .unusable(reason: "InvalidParameterException")),
    ])
    func `any other response to an answer is no verdict`(
        _ name: String, _ message: String, _ wanted: SourceRefusal
    ) async throws {
        let fixture = try await Fixture(answers: [Self.error(name, message)])
        let refused = try await refusal { try await fixture.verdict(on: .answer(Secret("1"), Self.reference)) }
        #expect(refused as? SourceRefusal == wanted)
    }

    @Test func `an answer is sent again if it was throttled, and not if it may have been taken`() async throws {
        let busy = Self.answer(#"{"__type":"TooManyRequestsException"}"#, status: 429, ["retry-after": "0"])
        let fixture = try await Fixture(answers: [busy, Self.tokens])
        let question = SourceQuestion.answer(Secret("1"), Self.reference)
        #expect(try await fixture.verdict(on: question) == .right(isTemporary: false))
        #expect(fixture.sent.count == 2)
        let other = try await Fixture(answers: [Self.error("InternalErrorException", status: 500), Self.tokens])
        #expect(try await refusal { try await other.verdict(on: question) } as? SourceRefusal == .unreachable)
        #expect(other.sent.count == 1)
    }

    @Test(arguments: [
        ("NotAuthorizedException", "Incorrect username or password."), ("UserNotFoundException", "none"),
        ("NotAuthorizedException", "User is disabled."), ("UserNotConfirmedException", "x"),
        ("com.amazonaws.cognito#PasswordResetRequiredException", "x"),
    ])
    func `an error about the user is a wrong password`(_ name: String, _ message: String) async throws {
        #expect(try await Fixture(answers: [Self.error(name, message)]).verdict() == .wrong)
    }

    @Test(arguments: [
        ("NotAuthorizedException", "Client 6old is configured with secret but SECRET_HASH was not received", false),
        ("ResourceNotFoundException", "User pool client 6old does not exist.", false),
        ("InvalidParameterException", "USER_PASSWORD_AUTH flow not enabled for this client", false),
        ("InternalErrorException", "", true), ("TooManyRequestsException", "Too many requests", true),
    ])
    func `any other error is no verdict`(_ name: String, _ message: String, _ isTransient: Bool) async throws {
        let status = name == "InternalErrorException" ? 500 : 400
        let fixture = try await Fixture(answers: [Self.error(name, message, status: status)])
        let refused = try await refusal { try await fixture.verdict() } as? SourceRefusal
        #expect(refused == (isTransient ? .unreachable : .unusable(reason: name)))
        #expect(fixture.sent.count == (isTransient ? 3 : 1))
    }

    @Test func `an attempt too many there, an unknown challenge and no answer are no verdicts`() async throws {
        let limited = Self.error("NotAuthorizedException", "Password attempts exceeded")
        #expect(try await refusal { try await Fixture(answers: [limited]).verdict() } as? SourceRefusal == .limited)
        let long = String(repeating: "s", count: 5000)
        for text in [
            "{}", "[]", "<html>", #"{"ChallengeName":"SMS_MFA"}"#, #"{"ChallengeName":"SMS_MFA","Session":"\#(long)"}"#,
            #"{"ChallengeName":"SELECT_MFA_TYPE","Session":"s"}"#, #"{"ChallengeName":"PASSWORD_VERIFIER"}"#,
            #"{"ChallengeName":"FAX_MFA","Session":"s"}"#,
        ] {
            let refused = try await refusal { try await Fixture(answers: [Self.answer(text)]).verdict() }
            guard case .unusable? = refused as? SourceRefusal else {
                Issue.record("\(text): \(String(describing: refused))")
                continue
            }
        }
        #expect(try await refusal { try await Fixture(answers: []).verdict() } as? SourceRefusal == .unreachable)
    }

    @Test func `a throttled question is asked again, but not if that takes long`() async throws {
        let busy = Self.answer(#"{"__type":"TooManyRequestsException"}"#, status: 429, ["retry-after": "0"])
        let fixture = try await Fixture(answers: [busy, Self.tokens])
        #expect(try await fixture.verdict() == .right(isTemporary: false))
        let later = Self.answer(#"{"__type":"TooManyRequestsException"}"#, status: 429, ["retry-after": "30"])
        let other = try await Fixture(answers: [later, Self.tokens])
        #expect(try await refusal { try await other.verdict() } as? SourceRefusal == .unreachable)
        #expect(other.sent.count == 1)
    }

    @Test func `once the pool follows no other, the password is wrong and nothing is asked`() async throws {
        let fixture = try await Fixture(answers: [Self.tokens])
        _ = try await fixture.sources.stopFollowing(by: fixture.pool.id)
        #expect(try await fixture.verdict() == .wrong)
        #expect(fixture.sent.isEmpty)
    }

    @Test func `SRP proves the password without showing it`() async throws {
        let fixture = try await Fixture(.srp, answers: [])
        let identity = SRPIdentity(pool: UserPoolID(rawValue: "eu-central-1_Old"), name: "ann-there")
        let arithmetic = try OpenSSLArithmetic()
        let (world, verifier) = (
            fixture.server.world,
            try SRPVerifier.make(
                for: identity, password: Secret("Old-Horse-1"), arithmetic: arithmetic,
                random: fixture.server.world.bytes)
        )
        let session = Locked<SRPServerSession?>(nil)
        let client = ProviderClient(reach: .publicOnly) { [calls = fixture.calls] call throws(HTTPCallError) in
            calls.change { $0.append(call) }
            do {
                let body = try JSONReader.read(call.body).object
                let server = SRPServer(arithmetic: arithmetic)
                if let shown = body?["AuthParameters"]?.object?["SRP_A"]?.string {
                    let begun = try server.challenge(
                        try SRPPublicValue(hex: shown), verifier: verifier, random: world.bytes)
                    _ = session.exchange(begun)
                    return Self.answer(
                        """
                        {"ChallengeName":"PASSWORD_VERIFIER","Session":"s","ChallengeParameters":{"SALT":\
                        "\(verifier.saltHex)","SRP_B":"\(begun.server.hex)","SECRET_BLOCK":"AQID",\
                        "USER_ID_FOR_SRP":"ann-there"}}
                        """)
                }
                let responses = body?["ChallengeResponses"]?.object ?? JSONObject()
                let proof = SRPProof(
                    secretBlock: [1, 2, 3], timestamp: responses["TIMESTAMP"]?.string ?? "",
                    signature: Base64.decode(responses["PASSWORD_CLAIM_SIGNATURE"]?.string ?? "") ?? [])
                guard let begun = session.read({ $0 }), body?["Session"]?.string == "s",
                    responses["USERNAME"]?.string == "ann-there",
                    try server.accepts(proof, of: identity, in: begun, verifier: verifier)
                else { return Self.error("NotAuthorizedException", "Incorrect username or password.") }
                return Self.tokens
            } catch { throw HTTPCallError(reason: "\(error)") }
        }
        let passwords = SourcePasswords(
            fixture.sources, client: client, crypto: CryptoPool(WorkerThreads()), arithmetic: arithmetic,
            world: world)
        func verdict(_ password: String) async throws -> SourceVerdict {
            try await passwords.verdict(on: .password(Secret(password)), of: fixture.user, in: fixture.pool)
        }
        #expect(try await verdict("Old-Horse-1") == .right(isTemporary: false))
        #expect(try await verdict("Old-Horse-2") == .wrong)
        let sent = fixture.sent.map { String(decoding: $0.body, as: UTF8.self) }
        #expect(sent.count == 4 && !sent.contains { $0.contains("Old-Horse") })
    }
}
