import Kernel
import Wire
import WireRuntime

/// Asks for consent to make the two roles of an identity pool, makes them, and gives them to the pool.
struct NewRolesPage: ConsolePage {
    let pattern = "/console/identity-pools/{identity-pool}/new-roles"
    let methods = ["GET", "POST"]

    func respond(to visit: ConsoleVisit) async throws -> ConsoleResponse {
        let texts = visit.texts.identityPools
        let pool = try await visit.describedIdentityPool()
        guard visit.isForm else { return page(of: pool, on: visit) }
        let names = Kind.allCases.map { ($0, visit.form.anyText($0.rawValue) ?? $0.name(for: pool)) }
        let stored = try await visit.read(SettingsSource.roles(of: visit.identityPool).readingCall)
        let identity = visit.identityPool.rawValue
        let roles = names.map { kind, name in (name: kind.rawValue, value: visit.roleARN(name)) }
        var after = SettingsSource.named(visit.identityPool)
        after["Roles"] = .object(JSONObject(roles.map { .init($0.name, .string($0.value)) }))
        after["RoleMappings"] = stored["RoleMappings"]
        let calls = names.flatMap { kind, name in
            [
                PlannedCall(
                    "CreateRole", of: .iam,
                    input: JSONObject(texts: [
                        "RoleName": name, "AssumeRolePolicyDocument": kind.trust(in: identity),
                    ])),
                PlannedCall(
                    "PutRolePolicy", of: .iam,
                    input: JSONObject(texts: [
                        "RoleName": name, "PolicyName": "sync", "PolicyDocument": Kind.permissions,
                    ])),
            ]
        }
        return try await visit.make(
            Change(
                calls: calls + [PlannedCall("SetIdentityPoolRoles", of: .identityPools, input: after)],
                differences: roles.map { name, arn in
                    Difference(
                        name: name, before: stored.value(at: SettingPath(["Roles", name]))?.string, after: arn)
                }, effect: texts.newRolesEffect,
                fields: names.map { (name: $0.rawValue, value: $1) },
                back: identityPoolAddress(identity)),
            title: texts.newRoles, above: visit.aboveIdentityPool)
    }

    /// The kinds of identities, as the pool's roles are called.
    private enum Kind: String, CaseIterable {
        case authenticated, unauthenticated

        /// A name for the role: what role names cannot have is left out.
        func name(for pool: JSONObject) -> String {
            let plain = (pool["IdentityPoolName"]?.string ?? "").utf8.filter {
                $0.isASCIIAlphanumeric || "+=,.@-_".utf8.contains($0)
            }
            let name = String(decoding: plain.prefix(40), as: UTF8.self)
            return "Cognito_\(name)\(self == .authenticated ? "Auth" : "Unauth")_Role"
        }

        /// Only identities of this kind, of this pool, may assume it.
        func trust(in pool: String) -> String {
            """
            {"Version":"2012-10-17","Statement":[{"Effect":"Allow",\
            "Principal":{"Federated":"cognito-identity.amazonaws.com"},\
            "Action":["sts:AssumeRoleWithWebIdentity","sts:TagSession"],"Condition":{\
            "StringEquals":{"cognito-identity.amazonaws.com:aud":"\(pool)"},\
            "ForAnyValue:StringLike":{"cognito-identity.amazonaws.com:amr":"\(rawValue)"}}}]}
            """
        }

        /// The identity's own datasets.
        static let permissions = """
            {"Version":"2012-10-17","Statement":[{"Effect":"Allow","Action":"cognito-sync:*",\
            "Resource":"arn:aws:cognito-sync:*:*:identitypool/${cognito-identity.amazonaws.com:aud}/identity/\
            ${cognito-identity.amazonaws.com:sub}/*"}]}
            """
    }

    private func page(of pool: JSONObject, on visit: ConsoleVisit) -> ConsoleResponse {
        let texts = visit.texts.identityPools
        return .page(
            ConsoleContent(.identityPools, title: texts.newRoles, above: visit.aboveIdentityPool) {
                element("p") { texts.newRolesLead }
                visit.form(to: visit.identityPoolAddress("new-roles")) {
                    for kind in Kind.allCases {
                        visit.field(kind.rawValue, id: kind.rawValue, hint: texts.newRoleName) {
                            emptyElement(
                                "input",
                                with: [
                                    .id(kind.rawValue), .name(kind.rawValue), .value(kind.name(for: pool)),
                                    Attribute("required", isSet: true), Attribute("maxlength", value: "64"),
                                ])
                        }
                    }
                    element("p", with: [.class("actions")]) {
                        element("button", with: [.class("main")]) { texts.allow }
                        link(to: identityPoolAddress(visit.identityPool.rawValue)) { texts.dontAllow }
                    }
                }
            })
    }
}

extension ConsoleVisit {
    /// The number of the account that the session acts in.
    var account: String {
        let parts = caller.arn.utf8.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
        return parts.count > 4 ? String(Substring(parts[4])) : ""
    }

    /// As the ARN will be once the role is made.
    func roleARN(_ name: String) -> String { "arn:aws:iam::\(account):role/\(name)" }
}
