import Directory
import Federation
import Foundation
import Kernel
import Outbound
import TestKit
import Testing
import Transfer
import WireRuntime

@testable import Server

/// What is read of a pool that is followed, and what is sent here of it (docs/follow.md).
@Suite struct PoolFollowTests {
    /// A service that answers by operation. A list of answers is given in its order, the last one again and again.
    private final class Service: Sendable {
        let answers: Locked<[String: [HTTPCallResponse]]>
        let calls = Locked<[(operation: String, input: JSONObject)]>([])
        let pauses = Locked<[Duration]>([])

        init(_ answers: [String: [HTTPCallResponse]]) { self.answers = Locked(answers) }

        func reader(seed: UInt64 = 1) -> SourceReader {
            let chance = SeededRandom(seed: seed)
            return SourceReader(
                SourceAPI("https://there.example.com", region: "eu-central-1"),
                world: World(now: { Instant(seconds: 1_000_000) }, bytes: { chance.bytes($0) }),
                send: { [self] call throws(HTTPCallError) in
                    let target = call.headers.first { $0.name == "x-amz-target" }?.value ?? ""
                    let operation = String(target.split(separator: ".").last ?? "")
                    let input = (try? JSONReader.read(call.body))?.object ?? JSONObject()
                    calls.change { $0.append((operation, input)) }
                    let answer = answers.change { answers -> HTTPCallResponse? in
                        guard var list = answers[operation], let first = list.first else { return nil }
                        if list.count > 1 { list.removeFirst() }
                        answers[operation] = list
                        return first
                    }
                    guard let answer else { throw HTTPCallError(reason: "gone", cause: .badResponse) }
                    return answer
                }, pause: { [self] pause in pauses.change { $0.append(pause) } })
        }

        func count(of operation: String) -> Int { calls.read { $0.count { $0.operation == operation } } }
    }

    private static func answer(_ text: String, status: Int = 200, _ headers: [String: String] = [:]) -> HTTPCallResponse
    {
        HTTPCallResponse(status: status, headers: headers, body: Array(text.utf8))
    }

    private static let busy = answer(#"{"__type":"TooManyRequestsException"}"#, status: 400)

    // MARK: Reading

    @Test func `what is throttled is asked again, later each time and no sooner than it says`() async throws {
        let later = Self.answer("{}", status: 429, ["retry-after": "7"])
        let failed = Self.answer("", status: 503)
        let service = Service(["ListGroups": [Self.busy, Self.busy, failed, later, Self.answer(#"{"Groups":[]}"#)]])
        let reader = service.reader()
        _ = try await reader.call("ListGroups", with: JSONObject())
        let pauses = service.pauses.read { $0 }
        #expect(pauses.count == 4 && reader.throttled == 4)
        for (number, pause) in pauses.prefix(3).enumerated() {
            let longest = Duration.milliseconds(200 << number)
            #expect(pause >= longest / 2 && pause <= longest, "\(number)")
        }
        #expect(pauses[3] == .seconds(7))
    }

    @Test func `a service that is always busy ends the reading, and another error at once`() async throws {
        let service = Service(["ListGroups": [Self.busy], "ListUsers": [Self.answer("{}", status: 403)]])
        let error = await #expect(throws: SourceError.self) {
            try await service.reader().call("ListGroups", with: JSONObject())
        }
        #expect(error?.code == "TooManyRequestsException" && service.count(of: "ListGroups") == 12)
        #expect(service.pauses.read { $0.max() ?? .zero } <= .seconds(20))
        await #expect(throws: SourceError.self) {
            try await service.reader().call("ListUsers", with: JSONObject())
        }
        #expect(service.count(of: "ListUsers") == 1)
    }

    @Test func `pages follow their tokens, and a page that would follow itself ends the reading`() async throws {
        let service = Service([
            "ListGroups": [
                Self.answer(#"{"Groups":[{"GroupName":"a"}],"NextToken":"1"}"#),
                Self.answer(#"{"Groups":[{"GroupName":"b"}],"NextToken":"2"}"#), Self.answer(#"{"Groups":[]}"#),
            ],
            "ListUsers": [Self.answer(#"{"Users":[{}],"PaginationToken":"same"}"#)],
        ])
        let listing = SourceReader.Listing(operation: "ListGroups", list: "Groups")
        let groups = try await service.reader().all(listing, with: JSONObject())
        #expect(groups.map { $0["GroupName"]?.string } == ["a", "b"])
        #expect(service.calls.read { $0.map { $0.input["NextToken"]?.string } } == [nil, "1", "2"])
        let users = SourceReader.Listing(operation: "ListUsers", list: "Users", token: "PaginationToken")
        await #expect(throws: ConfigurationError.self) {
            try await service.reader().all(users, with: JSONObject())
        }
    }

    // MARK: Users

    private func user(_ text: String) throws -> SourceUser {
        let json = try #require(try JSONReader.read(Array(text.utf8)).object)
        return try #require(SourceUser(json))
    }

    @Test func `a line has the user's sub, times, state, attributes, groups and factors`() throws {
        let ann = try user(
            """
            {"Username":"ann","Enabled":false,"UserStatus":"CONFIRMED","UserCreateDate":1580702706.25,\
            "UserLastModifiedDate":1609459200,"Attributes":[{"Name":"sub","Value":"0a1b"},\
            {"Name":"email","Value":"a@example.com"},{"Name":"cognito:mfa_enabled","Value":"x"}]}
            """)
        let details = SourceUser.Details(groups: ["staff"], secondFactors: ["SMS_MFA"], preferred: "SMS_MFA")
        #expect(
            ann.line(with: details, contacts: [])
                == """
                {"sub":"0a1b","username":"ann","enabled":false,"status":"CONFIRMED",\
                "created":"2020-02-03T04:05:06.250000Z","modified":"2021-01-01T00:00:00Z",\
                "attributes":{"email":"a@example.com"},"groups":["staff"],"password":{"followed":true},\
                "mfa":{"enabled":["SMS_MFA"],"preferred":"SMS_MFA"}}
                """)
    }

    @Test func `in pools of addresses the line has the address, the verified one first`() throws {
        let attributes =
            #"{"Name":"sub","Value":"0a1b"},{"Name":"email","Value":"a@example.com"},"#
            + #"{"Name":"phone_number","Value":"+12065550100"},{"Name":"phone_number_verified","Value":"true"}"#
        let ann = try user(#"{"Username":"0a1b","UserStatus":"CONFIRMED","Attributes":[\#(attributes)]}"#)
        #expect(ann.line(with: .init(), contacts: ["email"]).contains(#""username":"a@example.com""#))
        let both = ann.line(with: .init(), contacts: ["email", "phone_number"])
        #expect(both.contains(#""username":"+12065550100""#))
        #expect(ann.line(with: .init(), contacts: []).contains(#""username":"0a1b""#))
    }

    @Test func `a provider's user has identities and no password, and an unknown state a new password`() throws {
        let identities = #"[{\"userId\":\"7\",\"providerName\":\"Contoso\",\"primary\":\"true\"}]"#
        let attributes = #"{"Name":"sub","Value":"0a1b"},{"Name":"identities","Value":"\#(identities)"}"#
        let ann = try user(
            #"{"Username":"Contoso_7","UserStatus":"EXTERNAL_PROVIDER","Attributes":[\#(attributes)]}"#)
        let line = ann.line(with: .init(), contacts: ["email"])
        #expect(line.contains(#""username":"Contoso_7""#) && !line.contains("password"))
        #expect(line.contains(#""identities":[{"provider":"Contoso","value":"7","primary":true}]"#))
        let archived = try user(
            #"{"Username":"ben","UserStatus":"ARCHIVED","Attributes":[{"Name":"sub","Value":"0a1c"}]}"#)
        let other = archived.line(with: .init(), contacts: [])
        #expect(other.contains(#""status":"RESET_REQUIRED""#) && !other.contains("password"))
    }

    // MARK: A whole run

    /// Takes commands, and knows which users it has.
    private final class Store: AdminConnection {
        let lines = Locked<[String]>([])
        let present: Set<String>
        let parts = Locked<[CopyPoolPart]>([])
        let followed = Locked<BeginFollowing?>(nil)
        let removed = Locked<[String]>([])
        /// Of those who are here, whose password only the other service knows.
        let unseen: Set<String>
        /// The pool that is followed.
        let source: GetFollowing.Source?
        var begun: BeginFollowing? { followed.read { $0 } }

        init(present: Set<String> = [], unseen: Set<String> = [], following source: GetFollowing.Source? = nil) {
            (self.present, self.unseen, self.source) = (present, unseen, source)
        }

        func perform<Command: AdminCommand>(_ command: Command) async throws -> Command.Output {
            let output: any Sendable
            switch command {
            case let part as CopyPoolPart:
                parts.change { $0.append(part) }
                output = CopyPoolPart.Output(act: .create)
            case let begin as BeginFollowing:
                _ = followed.exchange(begin)
                output = NoResult()
            case is GetFollowing: output = GetFollowing.Output(source: source, secondFactors: ["SMS_MFA"])
            case is ListFollowedUsers: output = ListFollowedUsers.Part(subs: unseen.sorted(), next: nil)
            case let users as RenewFollowedUsers:
                output = RenewFollowedUsers.Output(
                    outcomes: users.lines.map { line in
                        let isUnseen = unseen.contains { line.contains("\"\($0)\"") }
                        return FollowedOutcome(isUnseen ? .changed : .conflict(["email"]))
                    })
            case let users as RemoveFollowedUsers:
                if !users.isTrial { removed.change { $0 += users.subs } }
                output = RemoveFollowedUsers.Output(outcomes: users.subs.map { _ in FollowedOutcome(.changed) })
            case let list as ListMissingUsers: output = list.subs.filter { !present.contains($0) }
            case let users as ImportUsers:
                lines.change { $0 += users.lines }
                output = ImportUsers.Output(
                    outcomes: users.lines.map { line in
                        line.contains("refused") ? .init(refusal: "The user exists already") : .init(isAdded: true)
                    })
            default: throw ConfigurationError("no such command")
            }
            return try #require(output as? Command.Output)
        }

        func close() async {}
    }

    private static func listed(_ names: [String]) -> String {
        names.map { name in
            """
            {"Username":"\(name)","UserStatus":"CONFIRMED","Attributes":[{"Name":"sub","Value":"sub-\(name)"}]}
            """
        }.joined(separator: ",")
    }

    private func service(flows: String, more: [String: [HTTPCallResponse]] = [:]) -> Service {
        let client = #"{"ClientId":"6old","ClientName":"app","ClientSecret":"s3","ExplicitAuthFlows":[\#(flows)]}"#
        let pool = #"{"Name":"old","MfaConfiguration":"OPTIONAL","Domain":"old","EstimatedNumberOfUsers":3}"#
        let answers = [
            "DescribeUserPool": #"{"UserPool":\#(pool)}"#, "GetUserPoolMfaConfig": #"{"MfaConfiguration":"OPTIONAL"}"#,
            "ListResourceServers": #"{"ResourceServers":[]}"#, "ListGroups": #"{"Groups":[{"GroupName":"staff"}]}"#,
            "ListIdentityProviders": #"{"Providers":[]}"#, "ListUserPoolClients": #"{"UserPoolClients":[\#(client)]}"#,
            "DescribeUserPoolClient": #"{"UserPoolClient":\#(client)}"#,
            "ListUsers": #"{"Users":[\#(Self.listed(["ann", "ben", "refused"]))]}"#,
            "AdminListGroupsForUser": #"{"Groups":[{"GroupName":"staff"}]}"#,
            "AdminGetUser": #"{"UserMFASettingList":["SMS_MFA","SOFTWARE_TOKEN_MFA"],"PreferredMfaSetting":"SMS_MFA"}"#,
        ].mapValues { [Self.answer($0)] }
        return Service(answers.merging(more) { $1 })
    }

    private func file(_ text: String) throws -> SourceFile {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
        defer { try? FileManager.default.removeItem(atPath: path) }
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
        return try SourceFile(path)
    }

    private static let named =
        #"{"pool":"eu-central-1_Old","client":"6old","access-key-id":"AKIA","secret-access-key":"k"}"#

    @Test func `a run copies the parts in their order, follows, and brings the users who are missing`() async throws {
        let (store, service) = (Store(present: ["sub-ben"]), service(flows: #""ALLOW_USER_PASSWORD_AUTH""#))
        let told = Locked<[String]>([])
        let follow = PoolFollow(store, pool: "us-east-1_New", from: try file(Self.named), reader: service.reader())
        let done = try await follow.apply { progress in
            if case .refused(let name, let reason) = progress { told.change { $0.append("\(name): \(reason)") } }
        }
        #expect(store.parts.read { $0.map(\.part) } == [.pool, .attributes, .secondFactors, .group, .client])
        #expect(store.parts.read { $0.allSatisfy { !$0.isTrial } })
        let followed = try #require(store.begun)
        #expect(followed.source.endpoint == "https://cognito-idp.eu-central-1.amazonaws.com")
        #expect(followed.source.flow == .password && followed.clientSecret == "s3")
        #expect(followed.source.accessKeyID == nil && followed.secretAccessKey == nil, "no key is kept without need")
        let users = try #require(done.users)
        #expect((users.added, users.present, users.refused, users.withoutFactor) == (1, 1, 1, 2))
        #expect(told.read { $0 } == ["refused: The user exists already"])
        let lines = store.lines.read { $0 }
        let line = try #require(lines.first)
        #expect(line.contains(#""groups":["staff"]"#) && line.contains(#""mfa":{"enabled":["SMS_MFA"]"#))
        #expect(service.count(of: "AdminGetUser") == 2, "nothing is asked about users who are here")
        #expect(done.left.map(\.what).contains("domain old") && done.left.map(\.what).contains("authenticator apps"))
    }

    /// The pool of the tests' file.
    private static func following(_ pool: String = "eu-central-1_Old") throws -> GetFollowing.Source {
        let text = """
            {"endpoint":"https://cognito-idp.eu-central-1.amazonaws.com","pool":"\(pool)","client":"6old",\
            "flow":"USER_PASSWORD_AUTH","since":"2020-02-03T04:05:06Z"}
            """
        return try JSONDecoder().decode(GetFollowing.Source.self, from: Data(text.utf8))
    }

    @Test(arguments: [true, false])
    func `a repeated run takes over changes and deletions, and tells who has signed in here`(
        _ isApplied: Bool
    ) async throws {
        let store = Store(
            present: ["sub-ann", "sub-ben", "sub-gone", "sub-late"], unseen: ["sub-ann", "sub-gone", "sub-late"],
            following: try Self.following())
        let whole = Self.answer(#"{"Users":[\#(Self.listed(["ann", "ben", "new"]))]}"#)
        // One is not in the list, and yet there.
        let service = service(
            flows: #""ALLOW_USER_PASSWORD_AUTH""#,
            more: ["ListUsers": [whole, Self.answer(#"{"Users":[]}"#), Self.answer(#"{"Users":[{}]}"#)]])
        let told = Locked<[String]>([])
        func tell(_ progress: PoolFollow.Progress) {
            guard case .conflict(let name, let members) = progress else { return }
            told.change { $0.append("\(name): \(members.joined())") }
        }
        let follow = PoolFollow(store, pool: "us-east-1_New", from: try file(Self.named), reader: service.reader())
        let done = try await isApplied ? follow.apply(again: true, report: tell) : follow.planAgain(report: tell)
        let users = try #require(done.users)
        #expect((users.added, users.changed, users.removed, users.conflicts) == (1, 1, 1, 1))
        #expect(told.read { $0 } == ["ben: email"])
        #expect(store.removed.read { $0 } == (isApplied ? ["sub-gone"] : []))
        #expect(store.lines.read { $0.count } == (isApplied ? 1 : 0))
        let asked = service.calls.read { $0.compactMap { $0.input["Filter"]?.string } }
        #expect(asked == [#"sub = "sub-gone""#, #"sub = "sub-late""#], "each is asked about before it is deleted")
    }

    @Test func `a repeated run of a pool that is not followed changes nothing`() async throws {
        for source in [nil, try Self.following("eu-central-1_Other")] {
            let (store, service) = (Store(following: source), service(flows: #""ALLOW_USER_PASSWORD_AUTH""#))
            let follow = PoolFollow(store, pool: "us-east-1_New", from: try file(Self.named), reader: service.reader())
            await #expect(throws: ConfigurationError.self) { try await follow.apply(again: true) { _ in } }
            await #expect(throws: ConfigurationError.self) { try await follow.planAgain { _ in } }
            #expect(service.calls.read(\.isEmpty) && store.parts.read(\.isEmpty))
        }
    }

    @Test func `a plan writes nothing and reads no user`() async throws {
        let (store, service) = (Store(), service(flows: #""ALLOW_USER_PASSWORD_AUTH""#))
        let follow = PoolFollow(store, pool: "us-east-1_New", from: try file(Self.named), reader: service.reader())
        let plan = try await follow.plan()
        #expect(store.parts.read { $0.allSatisfy(\.isTrial) })
        #expect(store.followed.read { $0 == nil })
        #expect(plan.usersThere == 3 && plan.users == nil && service.count(of: "ListUsers") == 0)
    }

    @Test func `the flow that keeps no key is preferred`() async throws {
        let both = #""ALLOW_ADMIN_USER_PASSWORD_AUTH","ALLOW_USER_SRP_AUTH""#
        for (flows, flow) in [
            (both + #","ALLOW_USER_PASSWORD_AUTH""#, "USER_PASSWORD_AUTH"), (both, "USER_SRP_AUTH"),
            ("", "USER_SRP_AUTH"), (#""ADMIN_NO_SRP_AUTH""#, "ADMIN_USER_PASSWORD_AUTH"),
            (#""ALLOW_CUSTOM_AUTH""#, "CUSTOM_AUTH"),
        ] {
            let store = Store()
            let reader = service(flows: flows).reader()
            _ = try await PoolFollow(store, pool: "us-east-1_New", from: try file(Self.named), reader: reader)
                .apply { _ in }
            let followed = try #require(store.begun)
            #expect(followed.source.flow.rawValue == flow)
            #expect((followed.secretAccessKey != nil) == (flow == "ADMIN_USER_PASSWORD_AUTH"))
        }
        await #expect(throws: ConfigurationError.self) {
            let reader = service(flows: #""ALLOW_REFRESH_TOKEN_AUTH""#).reader()
            return try await PoolFollow(Store(), pool: "p", from: try file(Self.named), reader: reader).plan()
        }
    }

    @Test func `what cannot be read there is told`() async throws {
        let refused = [Self.answer(#"{"__type":"AccessDeniedException"}"#, status: 400)]
        let service = service(
            flows: #""ALLOW_USER_PASSWORD_AUTH""#,
            more: ["ListIdentityProviders": refused, "GetUserPoolMfaConfig": refused])
        let follow = PoolFollow(Store(), pool: "us-east-1_New", from: try file(Self.named), reader: service.reader())
        let left = try await follow.plan().left.map { "\($0.what): \($0.reason)" }
        #expect(left.contains("providers: they cannot be read there: AccessDeniedException"))
        #expect(left.contains("second factors of the pool: it cannot be read there: AccessDeniedException"))
    }

    // MARK: The operator's file

    @Test(arguments: [
        "", "[]", #"{"pool":"eu-central-1_Old"}"#,
        #"{"pool":"Old","client":"c","access-key-id":"a","secret-access-key":"k"}"#,
        #"{"pool":"eu-central-1_Old","client":"c","access-key-id":"a","secret-access-key":"k","key":"x"}"#,
        #"{"endpoint":"http://a.b","pool":"x-1_O","client":"c","access-key-id":"a","secret-access-key":"k"}"#,
    ])
    func `a file that names no pool is refused`(_ text: String) {
        #expect(throws: ConfigurationError.self) { try file(text) }
    }

    @Test func `a secret is not shown in a difference`() throws {
        func described(_ secret: String) -> JSONObject {
            JSONObject([
                .init("ProviderDetails", .object(JSONObject([.init("client_secret", .string(secret))])))
            ])
        }
        let (before, after) = (described("hunter2"), described("hunter3"))
        let lines = SettingsPatch.lines(
            from: CopiedDescription.masked(before), to: CopiedDescription.masked(after, unlike: before))
        #expect(lines.count == 1 && !lines.joined().contains("hunter"))
        let same = CopiedDescription.masked(before, unlike: before)
        #expect(SettingsPatch.lines(from: CopiedDescription.masked(before), to: same).isEmpty)
    }
}
