import Policies
import Testing

/// Policies of resources, beside those of the principal.
@Suite struct ResourcePolicyTests {
    private static let user = "arn:aws:iam::123456789012:user/ann"
    private static let role = "arn:aws:iam::123456789012:role/app"
    private static let allow = #"{"Statement":{"Effect":"Allow","Action":"s3:GetObject","Resource":"*"}}"#
    private static let deny = #"{"Statement":{"Effect":"Deny","Action":"s3:*","Resource":"*"}}"#
    private static let other = #"{"Statement":{"Effect":"Allow","Action":"sqs:*","Resource":"*"}}"#

    private func policy(_ principal: String, _ effect: String = "Allow") throws -> ResourcePolicy {
        try ResourcePolicy(
            """
            {"Statement":{"Effect":"\(effect)","Principal":\(principal),"Action":"s3:GetObject",\
            "Resource":"arn:aws:s3:::b/*"}}
            """)
    }

    private func outcome(
        _ identity: [String], boundary: String? = nil, _ resource: ResourcePolicy, isOther: Bool = false,
        by principal: RequestPrincipal = .user(arn: user)
    ) throws -> AccessDecision.Outcome {
        let policies = EffectivePolicies(
            identity: try identity.map { try PolicyDocument($0) },
            permissionsBoundary: try boundary.map { try PolicyDocument($0) })
        let request = AccessRequest("s3:GetObject", on: "arn:aws:s3:::b/k", by: principal)
        return policies.decide(request, with: resource, isOtherAccount: isOther).outcome
    }

    @Test func `a policy that names the user is enough in the same account`() throws {
        let named = try policy("{\"AWS\":\"\(Self.user)\"}")
        #expect(try outcome([], named) == .allowed)
        #expect(try outcome([], boundary: Self.other, named) == .allowed)
        #expect(try outcome([Self.deny], named) == .explicitDeny)
        #expect(try outcome([], boundary: Self.deny, named) == .explicitDeny)
        #expect(try outcome([], named, by: .user(arn: Self.user + "a")) == .implicitDeny)
    }

    @Test func `a policy that names everyone or the role leaves the boundary in force`() throws {
        let session = RequestPrincipal.roleSession(
            arn: "arn:aws:sts::123456789012:assumed-role/app/s", role: Self.role)
        for (named, principal) in [
            (try policy("\"*\""), RequestPrincipal.user(arn: Self.user)),
            (try policy("{\"AWS\":\"\(Self.role)\"}"), session),
        ] {
            #expect(try outcome([], named, by: principal) == .allowed)
            #expect(try outcome([], boundary: Self.allow, named, by: principal) == .allowed)
            #expect(try outcome([], boundary: Self.other, named, by: principal) == .implicitDeny)
        }
    }

    @Test func `a policy that names the account leaves it to the user's policies`() throws {
        let named = try policy(#"{"AWS":"123456789012"}"#)
        #expect(try outcome([], named) == .implicitDeny)
        #expect(try outcome([Self.allow], named) == .allowed)
        #expect(try outcome([Self.allow], try policy(#"{"AWS":"123456789012"}"#, "Deny")) == .explicitDeny)
    }

    @Test func `two accounts must both allow it`() throws {
        let named = try policy("{\"AWS\":\"\(Self.user)\"}")
        #expect(try outcome([], named, isOther: true) == .implicitDeny)
        #expect(try outcome([Self.allow], named, isOther: true) == .allowed)
        #expect(try outcome([Self.allow], boundary: Self.other, named, isOther: true) == .implicitDeny)
        let stranger = try policy(#"{"AWS":"999999999999"}"#)
        #expect(try outcome([Self.allow], stranger, isOther: true) == .implicitDeny)
        #expect(try outcome([Self.allow], try policy(#"{"AWS":"123456789012"}"#), isOther: true) == .allowed)
    }

    @Test(arguments: [
        #"{"Statement":{"Effect":"Allow","Action":"s3:*","Resource":"*"}}"#,
        #"{"Statement":{"Effect":"Allow","Principal":"*","Action":"s3:*"}}"#,
        #"{"Statement":{"Effect":"Allow","NotPrincipal":"*","Action":"s3:*","Resource":"*"}}"#,
    ])
    func `a resource policy requires principals and resources`(_ text: String) {
        #expect(throws: PolicyRefusal.self) { try ResourcePolicy(text) }
    }

    @Test func `values have the types that conditions can read`() {
        let good: [(ConditionValueType, String)] = [
            (.string, ""), (.numeric, "-1.5"), (.boolean, "TRUE"), (.address, "192.0.2.1"), (.address, "::1"),
            (.binary, "YWJj"), (.date, "2026-11-21T00:30:00Z"), (.date, "1795221000"),
        ]
        for (type, text) in good { #expect(type.admits(text), "\(type) \(text)") }
        let bad: [(ConditionValueType, String)] = [
            (.numeric, "x"), (.boolean, "1"), (.address, "192.0.2.0/24"), (.address, "a"), (.binary, "?"),
            (.date, "soon"),
        ]
        for (type, text) in bad { #expect(!type.admits(text), "\(type) \(text)") }
    }
}
