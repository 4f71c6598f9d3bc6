import Kernel
import Testing
import WireModel

@testable import Wire

struct OperationTableTests {
    private func fixture(_ operations: (Journal) -> [any Operation]) -> WireFixture {
        var fixture = WireFixture()
        fixture.operations = operations(fixture.journal)
        return fixture
    }

    private let good = #"{"AuthFlow":"USER_SRP_AUTH","ClientId":"abc"}"#

    @Test func `an unauthenticated operation needs no credentials, and its steps run in order`() async {
        let fixture = fixture { [InitiateAuth(journal: $0)] }
        let response = await fixture.call("InitiateAuth", good)
        #expect(response.status == 200)
        #expect(response.text == #"{"ChallengeName":"PASSWORD_VERIFIER","Session":"s\u2028<\/"}"#)
        #expect(await fixture.journal.entries == ["throttle InitiateAuth", "perform for 192.0.2.1"])
    }

    @Test func `a signature is checked before the body is parsed`() async {
        let fixture = fixture { [DescribeUserPool(journal: $0)] }
        for body in ["not json", #"{"UserPoolId":5}"#, "{}", #"{"UserPoolId":"eu-west-1_abc"}"#] {
            let response = await fixture.call("DescribeUserPool", body)
            #expect(response.type == "InvalidSignatureException", "\(body)")
        }
        #expect(await fixture.journal.entries == Array(repeating: "signature for DescribeUserPool", count: 4))
    }

    @Test func `a signed call is decoded, authorized, throttled and performed`() async {
        let fixture = fixture { [DescribeUserPool(journal: $0)] }
        let response = await fixture.call("DescribeUserPool", #"{"UserPoolId":"eu-west-1_abc"}"#, signed: true)
        #expect(response.text == #"{"UserPool":{"Id":"eu-west-1_abc"}}"#)
        #expect(
            await fixture.journal.entries == [
                "signature for DescribeUserPool", #"permission for DescribeUserPool on userPool("eu-west-1_abc")"#,
                "throttle DescribeUserPool", "perform for AKIA",
            ])
    }

    @Test func `limits are checked before the permission, and the permission before the operation`() async {
        let fixture = fixture { [DescribeUserPool(journal: $0)] }
        let broken = await fixture.call("DescribeUserPool", "{}", signed: true)
        #expect(broken.type == "InvalidParameterException")
        let closed = await fixture.call("DescribeUserPool", #"{"UserPoolId":"eu-west-1_closed"}"#, signed: true)
        #expect(closed.type == "AccessDeniedException" && closed.status == 400)
        #expect(await !fixture.journal.entries.contains { $0.hasPrefix("perform") || $0.hasPrefix("throttle") })
    }

    @Test func `an access token identifies its user`() async {
        let fixture = fixture { [GlobalSignOut(journal: $0)] }
        #expect(await fixture.call("GlobalSignOut", #"{"AccessToken":"good"}"#).text == "{}")
        let refused = await fixture.call("GlobalSignOut", #"{"AccessToken":"bad"}"#)
        #expect(refused.type == "NotAuthorizedException" && refused.message == "Invalid Access Token")
        #expect(
            await fixture.journal.entries == [
                "token for GlobalSignOut", "throttle GlobalSignOut", "perform for ann", "token for GlobalSignOut",
            ])
    }

    @Test func `an optional token may be missing`() async {
        let fixture = fixture { _ in [AssociateSoftwareToken(), GetDevice()] }
        #expect(await fixture.call("AssociateSoftwareToken").text == #"{"SecretCode":"nobody"}"#)
        #expect(
            await fixture.call("AssociateSoftwareToken", #"{"AccessToken":"good"}"#).text == #"{"SecretCode":"ann"}"#)
        #expect(
            await fixture.call("AssociateSoftwareToken", #"{"AccessToken":"bad"}"#).type == "NotAuthorizedException")
        #expect(await fixture.call("GetDevice", #"{"DeviceKey":"a_0"}"#).type == "InvalidParameterException")
    }

    @Test func `an operation without output answers with an empty body`() async {
        let response = await fixture { _ in [DeleteUser()] }.call("DeleteUser", #"{"AccessToken":"good"}"#)
        #expect(response.status == 200 && response.body.isEmpty)
    }

    @Test func `too many calls are refused before the operation`() async {
        var fixture = fixture { [InitiateAuth(journal: $0)] }
        fixture.throttled = true
        #expect(await fixture.call("InitiateAuth", good).type == "TooManyRequestsException")
        #expect(await fixture.journal.entries == ["throttle InitiateAuth"])
    }

    struct Mishap: Error { let secret = "the database password" }

    @Test func `an internal error shows its cause in the record and not to the caller`() async {
        let fixture = fixture { [InitiateAuth(journal: $0, failure: Mishap())] }
        let response = await fixture.call("InitiateAuth", good)
        #expect(response.status == 500)
        #expect(response.text == #"{"__type":"InternalErrorException","message":"Internal server error"}"#)
        #expect(fixture.records.all.first?.error?.cause is Mishap)
    }

    @Test func `a code that the model does not declare is flagged in the record`() async {
        let undeclared = fixture { [InitiateAuth(journal: $0, failure: ServiceError(.groupExists, "x"))] }
        #expect(await undeclared.call("InitiateAuth", good).type == "GroupExistsException")
        #expect(undeclared.records.all.map(\.isDeclared) == [false])
        let declared = fixture { [InitiateAuth(journal: $0, failure: Refusal.wrongCredentials)] }
        #expect(await declared.call("InitiateAuth", good).message == "Incorrect username or password.")
        #expect(declared.records.all.map(\.isDeclared) == [true])
    }

    @Test func `an operation of the model that is not implemented is reported as such`() async {
        let fixture = fixture { [InitiateAuth(journal: $0)] }
        let response = await fixture.call("AdminListDevices")
        #expect(response.status == 400 && response.type == "UnsupportedOperationException")
        #expect(response.message == "AdminListDevices is not built yet in Martlet.")
        #expect(fixture.table.names == ["InitiateAuth"])
        #expect(fixture.table.unbuilt.count == 140 && fixture.table.unbuilt.contains("AdminListDevices"))
    }

    // ADM-12
    @Test func `the record names the subject from the token or the input`() async {
        let fixture = fixture {
            [GlobalSignOut(journal: $0), DescribeUserPool(journal: $0), InitiateAuth(journal: $0)]
        }
        _ = await fixture.call("GlobalSignOut", #"{"AccessToken":"good"}"#)
        _ = await fixture.call("GlobalSignOut", #"{"AccessToken":"bad"}"#)
        _ = await fixture.call("DescribeUserPool", #"{"UserPoolId":"eu-west-1_closed"}"#, signed: true)
        _ = await fixture.call("InitiateAuth", good)
        let subject = fixture.records.all.map { [$0.subject.pool?.rawValue, $0.subject.user?.rawValue] }
        #expect(subject == [["eu-west-1_abc", "ann"], [nil, nil], ["eu-west-1_closed", nil], [nil, nil]])
    }

    // WIRE-20
    @Test func `the record contains no operation names that callers invented`() async {
        let fixture = fixture { [InitiateAuth(journal: $0)] }
        for name in ["X", "initiateauth", "InitiateAuth ", "", "AdminListDevices"] { _ = await fixture.call(name) }
        _ = await fixture.call("InitiateAuth", good)
        #expect(Set(fixture.records.all.map(\.operation)) == ["Unknown", "AdminListDevices", "InitiateAuth"])
        #expect(fixture.records.all.last?.error == nil)
        #expect(fixture.records.all.last?.context.requestID == "r-1")
    }

    @Test(arguments: Refusal.Reason.allCases)
    func `every reason has a code, and a declared one if possible`(_ reason: Refusal.Reason) {
        for service in ServiceName.allCases {
            let candidates = ServiceError.codes(for: reason, in: service)
            for operation in service.operations.values {
                let code = ServiceError(Refusal(reason, "m"), for: operation).code
                #expect(candidates.contains(code))
                #expect(operation.mayAnswer(code) || !candidates.contains(where: operation.mayAnswer))
            }
        }
    }

    @Test func `a reason becomes a code that the operation declares`() throws {
        func code(_ reason: Refusal.Reason, _ name: String) throws -> ErrorCode {
            ServiceError(Refusal(reason, ""), for: try #require(ServiceName.userPools.operations[name])).code
        }
        #expect(try code(.forbidden, "RevokeToken") == .unauthorized)
        #expect(try code(.forbidden, "ListUsers") == .accessDenied)
        #expect(try code(.userNotFound, "ForgotPassword") == .userNotFound)
        #expect(try code(.userNotFound, "ListUsers") == .resourceNotFound)
        #expect(try code(.usernameTaken, "SignUp") == .usernameExists)
        #expect(try code(.notConfirmed, "InitiateAuth") == .userNotConfirmed)
        #expect(try code(.invalidPassword, "SignUp") == .invalidPassword)
        #expect(try code(.passwordHistory, "ChangePassword") == .passwordHistoryPolicyViolation)
        #expect(try code(.notEnabled, "AdminGetUser") == .operationNotEnabled)
        #expect(try code(.unavailable, "InitiateAuth") == .serviceUnavailable)
    }
}
