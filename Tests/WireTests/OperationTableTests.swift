import Kernel
import Testing
import WireModel

@testable import Wire

struct OperationTableTests {
    private func house(_ operations: (Journal) -> [any Operation]) -> House {
        var house = House()
        house.operations = operations(house.journal)
        return house
    }

    private let good = #"{"AuthFlow":"USER_SRP_AUTH","ClientId":"abc"}"#

    @Test func `anyone is asked for nothing, and the steps come in order`() async {
        let house = house { [InitiateAuth(journal: $0)] }
        let response = await house.call("InitiateAuth", good)
        #expect(response.status == 200)
        #expect(response.text == #"{"ChallengeName":"PASSWORD_VERIFIER","Session":"s\u2028<\/"}"#)
        #expect(await house.journal.entries == ["throttle InitiateAuth", "perform for 192.0.2.1"])
    }

    @Test func `a signature is checked before the body is looked into`() async {
        let house = house { [DescribeUserPool(journal: $0)] }
        for body in ["not json", #"{"UserPoolId":5}"#, "{}", #"{"UserPoolId":"eu-west-1_abc"}"#] {
            let response = await house.call("DescribeUserPool", body)
            #expect(response.type == "InvalidSignatureException", "\(body)")
        }
        #expect(await house.journal.entries == Array(repeating: "signature for DescribeUserPool", count: 4))
    }

    @Test func `a signed call is decoded, permitted, throttled and performed`() async {
        let house = house { [DescribeUserPool(journal: $0)] }
        let response = await house.call("DescribeUserPool", #"{"UserPoolId":"eu-west-1_abc"}"#, signed: true)
        #expect(response.text == #"{"UserPool":{"Id":"eu-west-1_abc"}}"#)
        #expect(
            await house.journal.entries == [
                "signature for DescribeUserPool", #"permission for DescribeUserPool on userPool("eu-west-1_abc")"#,
                "throttle DescribeUserPool", "perform for AKIA",
            ])
    }

    @Test func `limits are checked before permission, and permission before anything is done`() async {
        let house = house { [DescribeUserPool(journal: $0)] }
        let broken = await house.call("DescribeUserPool", "{}", signed: true)
        #expect(broken.type == "InvalidParameterException")
        let closed = await house.call("DescribeUserPool", #"{"UserPoolId":"eu-west-1_closed"}"#, signed: true)
        #expect(closed.type == "AccessDeniedException" && closed.status == 400)
        #expect(await !house.journal.entries.contains { $0.hasPrefix("perform") || $0.hasPrefix("throttle") })
    }

    @Test func `the holder of a token is found by it`() async {
        let house = house { [GlobalSignOut(journal: $0)] }
        #expect(await house.call("GlobalSignOut", #"{"AccessToken":"good"}"#).text == "{}")
        let refused = await house.call("GlobalSignOut", #"{"AccessToken":"bad"}"#)
        #expect(refused.type == "NotAuthorizedException" && refused.message == "Invalid Access Token")
        #expect(
            await house.journal.entries == [
                "token for GlobalSignOut", "throttle GlobalSignOut", "perform for ann", "token for GlobalSignOut",
            ])
    }

    @Test func `a token that need not be there may be missing`() async {
        let house = house { _ in [AssociateSoftwareToken(), GetDevice()] }
        #expect(await house.call("AssociateSoftwareToken").text == #"{"SecretCode":"nobody"}"#)
        #expect(await house.call("AssociateSoftwareToken", #"{"AccessToken":"good"}"#).text == #"{"SecretCode":"ann"}"#)
        #expect(await house.call("AssociateSoftwareToken", #"{"AccessToken":"bad"}"#).type == "NotAuthorizedException")
        #expect(await house.call("GetDevice", #"{"DeviceKey":"a_0"}"#).type == "InvalidParameterException")
    }

    @Test func `an operation without output answers with an empty body`() async {
        let response = await house { _ in [DeleteUser()] }.call("DeleteUser", #"{"AccessToken":"good"}"#)
        #expect(response.status == 200 && response.body.isEmpty)
    }

    @Test func `too many calls are refused before anything is done`() async {
        var house = house { [InitiateAuth(journal: $0)] }
        house.throttled = true
        #expect(await house.call("InitiateAuth", good).type == "TooManyRequestsException")
        #expect(await house.journal.entries == ["throttle InitiateAuth"])
    }

    struct Mishap: Error { let secret = "the database password" }

    @Test func `an unforeseen failure tells the caller nothing and the books everything`() async {
        let house = house { [InitiateAuth(journal: $0, failure: Mishap())] }
        let response = await house.call("InitiateAuth", good)
        #expect(response.status == 500)
        #expect(response.text == #"{"__type":"InternalErrorException","message":"Internal server error"}"#)
        #expect(house.outcomes.all.first?.error?.cause is Mishap)
    }

    @Test func `a code that the model does not declare is marked in the books`() async {
        let undeclared = house { [InitiateAuth(journal: $0, failure: ServiceError(.groupExists, "x"))] }
        #expect(await undeclared.call("InitiateAuth", good).type == "GroupExistsException")
        #expect(undeclared.outcomes.all.map(\.isDeclared) == [false])
        let declared = house { [InitiateAuth(journal: $0, failure: Refusal.wrongCredentials)] }
        #expect(await declared.call("InitiateAuth", good).message == "Incorrect username or password.")
        #expect(declared.outcomes.all.map(\.isDeclared) == [true])
    }

    @Test func `what is in the model and not on the board says so`() async {
        let house = house { [InitiateAuth(journal: $0)] }
        let response = await house.call("AdminListDevices")
        #expect(response.status == 400 && response.type == "UnsupportedOperationException")
        #expect(response.message == "AdminListDevices is not built yet in Martlet.")
        #expect(house.table.names == ["InitiateAuth"])
        #expect(house.table.unbuilt.count == 140 && house.table.unbuilt.contains("AdminListDevices"))
    }

    // ADM-12
    @Test func `the books know whom a request was about, from the token or from the input`() async {
        let house = house { [GlobalSignOut(journal: $0), DescribeUserPool(journal: $0), InitiateAuth(journal: $0)] }
        _ = await house.call("GlobalSignOut", #"{"AccessToken":"good"}"#)
        _ = await house.call("GlobalSignOut", #"{"AccessToken":"bad"}"#)
        _ = await house.call("DescribeUserPool", #"{"UserPoolId":"eu-west-1_closed"}"#, signed: true)
        _ = await house.call("InitiateAuth", good)
        let marks = house.outcomes.all.map { [$0.marks.pool?.rawValue, $0.marks.user?.rawValue] }
        #expect(marks == [["eu-west-1_abc", "ann"], [nil, nil], ["eu-west-1_closed", nil], [nil, nil]])
    }

    // WIRE-20
    @Test func `the books know no names that callers made up`() async {
        let house = house { [InitiateAuth(journal: $0)] }
        for name in ["X", "initiateauth", "InitiateAuth ", "", "AdminListDevices"] { _ = await house.call(name) }
        _ = await house.call("InitiateAuth", good)
        #expect(Set(house.outcomes.all.map(\.operation)) == ["Unknown", "AdminListDevices", "InitiateAuth"])
        #expect(house.outcomes.all.last?.error == nil)
        #expect(house.outcomes.all.last?.visit.requestID == "r-1")
    }

    @Test(arguments: Refusal.Reason.allCases)
    func `every reason has a code, and a declared one where there is one`(_ reason: Refusal.Reason) {
        for service in ServiceName.allCases {
            let candidates = ServiceError.codes(for: reason, in: service)
            for operation in service.operations.values {
                let code = ServiceError(Refusal(reason, "m"), for: operation).code
                #expect(candidates.contains(code))
                #expect(operation.mayAnswer(code) || !candidates.contains(where: operation.mayAnswer))
            }
        }
    }

    @Test func `a reason becomes the code that its operation declares`() throws {
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
