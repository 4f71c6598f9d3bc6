import AccessControl
import Kernel
import Storage
import TestKit
import Testing
import UserPoolsModel
import Wire
import WireRuntime

/// Operators of the console act as roles that trust it.
@Suite struct OperatorSessionTests {
    private static let pool = "us-east-1_Example"

    private static func trust(_ principal: String, _ condition: String = "{}") -> String {
        """
        {"Version": "2012-10-17", "Statement": [{"Effect": "Allow", "Principal": \(principal),
        "Action": "sts:AssumeRole", "Condition": \(condition)}]}
        """
    }

    private static let ofConsole = trust(#"{"Service": "console.martlet"}"#)

    private func session(_ role: String, _ account: TestAccount, names: [String] = ["ada"]) -> OperatorSession {
        let now = account.clock.now
        return OperatorSession(
            role: role, names: names, subject: "sub-of-ada",
            pool: "arn:aws:cognito-idp:us-east-1:\(TestAccount.id):userpool/\(Self.pool)", accessKeyID: "ASIAEXAMPLE",
            signedInAt: now, expiresAt: now.advanced(seconds: .hours(8)))
    }

    private func caller(_ session: OperatorSession, _ account: TestAccount) async throws -> IAMCaller {
        try await account.signatures().caller(session, for: WireRequest(method: "GET", remoteAddress: "192.0.2.7"))
    }

    private func refusal(_ session: OperatorSession, _ account: TestAccount) async throws -> String? {
        do { _ = try await caller(session, account) } catch let error as ServiceError { return error.message }
        return nil
    }

    @Test(arguments: Engine.available)
    func `an operator has the permissions of a role that trusts the console`(on engine: Engine) async throws {
        let account = try await TestAccount(engine)
        let role = try await account.role("Admin", trust: Self.ofConsole, policy: Policy.all)
        let ada = try await caller(session(role, account), account)
        #expect(ada.arn == "arn:aws:sts::\(TestAccount.id):assumed-role/Admin/ada")
        #expect(ada.conditionKeys["aws:MultiFactorAuthPresent"] == ["true"])
        #expect(ada.conditionKeys["aws:SourceIp"] == ["192.0.2.7"])
        #expect(try await account.denial(ada) == nil)
        let bare = try await account.role("Bare", trust: Self.ofConsole, policy: nil)
        #expect(try await account.denial(try await caller(session(bare, account), account)) != nil)
    }

    @Test(arguments: Engine.available)
    func `a role that does not trust the console is refused to an operator`(on engine: Engine) async throws {
        let account = try await TestAccount(engine)
        for (name, trust) in [
            ("every", Self.trust(#"{"AWS": "*"}"#)), ("star", Self.trust(#""*""#)),
            ("other", Self.trust(#"{"Service": "cognito-sync.amazonaws.com"}"#)),
            (
                "elsewhere",
                Self.trust(
                    #"{"Service": "console.martlet"}"#,
                    #"{"StringLike": {"aws:SourceArn": "arn:aws:cognito-idp:*:userpool/us-east-1_Another"}}"#)
            ),
        ] {
            let role = try await account.role(name, trust: trust)
            let said = try await refusal(session(role, account), account)
            #expect(said == "\(role): The role cannot be assumed by console.martlet.")
        }
        let here = try await account.role(
            "here",
            trust: Self.trust(
                #"{"Service": "console.martlet"}"#,
                """
                {"StringLike": {"aws:SourceArn": "*userpool/\(Self.pool)"},
                "Bool": {"aws:MultiFactorAuthPresent": "true"}}
                """
            ))
        #expect(try await refusal(session(here, account), account) == nil)
        let gone = here.replacing("here", with: "gone")
        #expect(try await refusal(session(gone, account), account) == "\(gone): The role does not exist.")
        #expect(try await refusal(session("not an ARN", account), account) != nil)
    }

    @Test(arguments: [
        (["ada"], "ada"), (["ada@example.com"], "ada@example.com"), (["é", "ada"], "ada"), (["a"], "sub-of-ada"),
        ([String(repeating: "a", count: 65)], "sub-of-ada"), (["a/b"], "sub-of-ada"), ([], "sub-of-ada"),
    ])
    func `a session has the first name that is permitted`(_ names: [String], _ name: String) async throws {
        let account = try await TestAccount(.sqliteFile)
        let role = try await account.role("Admin", trust: Self.ofConsole)
        let found = try await caller(session(role, account, names: names), account)
        #expect(found.arn == "arn:aws:sts::\(TestAccount.id):assumed-role/Admin/\(name)")
        #expect(found.session?.sourceIdentity == "sub-of-ada")
    }

    @Test(arguments: Engine.available)
    func `changes of the operators' pool need one more permission`(on engine: Engine) async throws {
        let account = try await TestAccount(engine)
        try await account.database.write { [now = account.clock.now] tx in
            try StorePropertyTable(tx).put(.operatorsPool, value: Self.pool, at: now)
        }
        let of = Resource.userPool(UserPoolID(rawValue: Self.pool))
        let only = """
            {"Version": "2012-10-17", "Statement": [{"Effect": "Allow", "Action": "cognito-idp:*", "Resource": "*"}]}
            """
        let una = try await account.caller(try await account.user("una", policy: only))
        let change = AdminAddUserToGroupInput.operation
        let said = try await account.denial(una, change, on: of)
        #expect(said?.contains("martlet:ManageOperators") == true)
        #expect(try await account.denial(una, AdminSetUserPasswordInput.operation, on: of) != nil)
        #expect(try await account.denial(una, UpdateUserPoolInput.operation, on: of) != nil)
        #expect(try await account.denial(una, ListUsersInput.operation, on: of) == nil)
        #expect(try await account.denial(una, AdminGetUserInput.operation, on: of) == nil)
        for other in ["us-east-1_Another", "x_us-east-1_Example", "us-east-1_Exampl"] {
            #expect(try await account.denial(una, change, on: .userPool(UserPoolID(rawValue: other))) == nil)
        }
        let tagged = Resource.named("arn:aws:cognito-idp:eu-west-1:\(TestAccount.id):userpool/\(Self.pool)")
        #expect(try await account.denial(una, TagResourceInput.operation, on: tagged) != nil)
        let boss = try await account.caller(try await account.user("boss"))
        #expect(try await account.denial(boss, change, on: of) == nil)
        #expect(try await account.denial(try await account.root(), change, on: of) == nil)
    }
}
