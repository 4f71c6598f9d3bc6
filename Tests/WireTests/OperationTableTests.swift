import IAMModel
import IdentityPoolsModel
import Kernel
import SecurityTokensModel
import SyncModel
import Testing
import UserPoolsModel
import WireRuntime

@testable import Wire

struct OperationTableTests {
    private func fixture(_ operations: (Journal) -> [any Operation]) -> WireFixture {
        var fixture = WireFixture()
        fixture.operations = operations(fixture.journal)
        return fixture
    }

    private let good = #"{"AuthFlow":"USER_SRP_AUTH","ClientId":"abc"}"#

    @Test func `an unauthenticated operation needs no credentials`() async {
        let fixture = fixture { [InitiateAuth(journal: $0)] }
        let response = await fixture.call("InitiateAuth", good)
        #expect(response.status == 200)
        #expect(response.text == #"{"ChallengeName":"PASSWORD_VERIFIER","Session":"s\u2028<\/"}"#)
        #expect(await fixture.journal.entries == ["perform"])
    }

    @Test func `a signature is checked before the body is parsed`() async {
        let fixture = fixture { [DescribeUserPool(journal: $0)] }
        for body in ["not json", #"{"UserPoolId":5}"#, "{}", #"{"UserPoolId":"eu-west-1_abc"}"#] {
            let response = await fixture.call("DescribeUserPool", body)
            #expect(response.type == "InvalidSignatureException", "\(body)")
        }
        #expect(await fixture.journal.entries == Array(repeating: "signature for DescribeUserPool", count: 4))
    }

    @Test func `a signed call is decoded, authorized and performed, in this order`() async {
        let fixture = fixture { [DescribeUserPool(journal: $0)] }
        let response = await fixture.call("DescribeUserPool", #"{"UserPoolId":"eu-west-1_abc"}"#, signed: true)
        #expect(response.text == #"{"UserPool":{"Id":"eu-west-1_abc"}}"#)
        #expect(
            await fixture.journal.entries == [
                "signature for DescribeUserPool", "permission for DescribeUserPool on userPool(eu-west-1_abc)",
                "perform for AKIA",
            ])
    }

    @Test func `limits are checked before the permission, and the permission before the operation`() async {
        let fixture = fixture { [DescribeUserPool(journal: $0)] }
        let broken = await fixture.call("DescribeUserPool", "{}", signed: true)
        #expect(broken.type == "InvalidParameterException")
        let closed = await fixture.call("DescribeUserPool", #"{"UserPoolId":"eu-west-1_closed"}"#, signed: true)
        #expect(closed.type == "AccessDeniedException" && closed.status == 400)
        #expect(await !fixture.journal.entries.contains { $0.hasPrefix("perform for") })
    }

    @Test func `a pool of another region than the signature's does not exist, after the permission`() async {
        let fixture = fixture { [DescribeUserPool(journal: $0)] }
        let other = await fixture.call("DescribeUserPool", #"{"UserPoolId":"eu-west-10_abc"}"#, signed: true)
        #expect(other.type == "ResourceNotFoundException" && other.status == 400)
        #expect(other.message == "User pool eu-west-10_abc does not exist.")
        #expect(
            await fixture.journal.entries == [
                "signature for DescribeUserPool", "permission for DescribeUserPool on userPool(eu-west-10_abc)",
            ])
    }

    @Test func `an access token identifies its user`() async {
        let fixture = fixture { [GlobalSignOut(journal: $0)] }
        #expect(await fixture.call("GlobalSignOut", #"{"AccessToken":"good"}"#).text == "{}")
        let refused = await fixture.call("GlobalSignOut", #"{"AccessToken":"bad"}"#)
        #expect(refused.type == "NotAuthorizedException" && refused.message == "Invalid Access Token")
        #expect(
            await fixture.journal.entries == [
                "token for GlobalSignOut", "perform for ann", "token for GlobalSignOut",
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
        #expect(undeclared.records.all.map(\.error?.isDeclared) == [false])
        let declared = fixture {
            [InitiateAuth(journal: $0, failure: TestRefusal(.unauthenticated, "Incorrect username or password."))]
        }
        #expect(await declared.call("InitiateAuth", good).message == "Incorrect username or password.")
        #expect(declared.records.all.map(\.error?.isDeclared) == [true])
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

    @Test(arguments: RefusalKind.allCases)
    func `every kind of refusal has a code, and a declared one if possible`(_ kind: RefusalKind) {
        for catalogue in [Catalogue.userPools, .identityPools, .sync, .securityTokens, .iam] {
            for operation in catalogue.operations.values {
                let code = ServiceError(TestRefusal(kind, "m"), for: operation).code
                #expect(kind.codes.contains(code))
                #expect(operation.mayRespond(with: code) || !kind.codes.contains(where: operation.mayRespond))
            }
        }
    }

    @Test func `a kind becomes a code that the operation declares`() throws {
        func code(_ kind: RefusalKind, _ name: String) throws -> ErrorCode {
            let error = ServiceError(
                TestRefusal(kind, "m"), for: try #require(Catalogue.userPools.operations[name]))
            #expect(error.message == "m" && error.cause is TestRefusal)
            return error.code
        }
        #expect(try code(.forbidden, "RevokeToken") == .unauthorized)
        #expect(try code(.forbidden, "ListUsers") == .accessDenied)
        #expect(try code(.invalid, "SignUp") == .invalidParameter)
        #expect(try code(.unauthenticated, "InitiateAuth") == .notAuthorized)
        #expect(try code(.expired, "GetUser") == .notAuthorized)
        #expect(try code(.mismatch, "GetUser") == .notAuthorized)
        #expect(try code(.notFound, "ListUsers") == .resourceNotFound)
        #expect(try code(.conflict, "UpdateUserPool") == .concurrentModification)
        #expect(try code(.limited, "ForgotPassword") == .limitExceeded)
        #expect(try code(.unsupported, "RevokeToken") == .unsupportedOperation)
        #expect(try code(.unavailable, "InitiateAuth") == .serviceUnavailable)
    }

    @Test func `an API's codes for a refusal come before those of its kind`() throws {
        let operation = try #require(Catalogue.userPools.operations["SignUp"])
        let declared = TestCodedRefusal(codes: [.groupExists, .usernameExists])
        #expect(ServiceError(declared, for: operation).code == .usernameExists)
        // An operation that declares none gets the best.
        #expect(ServiceError(TestCodedRefusal(codes: [.groupExists]), for: operation).code == .groupExists)
    }
}
