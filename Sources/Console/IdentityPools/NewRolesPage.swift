import Kernel
import Wire
import WireRuntime

/// Asks for consent to create the two roles of an identity pool, creates them, and gives them to the pool.
struct NewRolesPage: ConsolePage {
    let pattern = "/console/identity-pools/{identity-pool}/new-roles"
    let methods = ["GET", "POST"]

    func respond(to visit: ConsoleVisit) async throws -> ConsoleResponse {
        let pool = try await visit.describedIdentityPool()
        guard visit.isForm else { return page(of: pool, on: visit) }
        let roles = Kind.allCases.map { kind in
            (kind: kind, name: visit.form.anyText(kind.rawValue) ?? kind.name(for: pool))
        }
        let stored = try await visit.read(SettingsSource.roles(of: visit.identityPool).readingCall)
        return try await visit.make(
            change(from: stored, to: roles, on: visit), title: visit.texts.identityPools.newRoles,
            above: visit.aboveIdentityPool)
    }

    private func change(
        from stored: JSONObject, to roles: [(kind: Kind, name: String)], on visit: ConsoleVisit
    ) -> Change {
        let pool = visit.identityPool
        let arns = roles.map { (name: $0.kind.rawValue, value: visit.roleARN($0.name)) }
        var input = SettingsSource.named(pool)
        input["Roles"] = .object(JSONObject(arns.map { .init($0.name, .string($0.value)) }))
        // The operation removes the mappings that it is not given.
        input["RoleMappings"] = stored["RoleMappings"]
        let calls = roles.flatMap { $0.kind.calls(creating: $0.name, for: pool) }
        return Change(
            calls: calls + [PlannedCall("SetIdentityPoolRoles", of: .identityPools, input: input)],
            differences: arns.map { name, arn in
                Difference(name: name, before: stored.value(at: SettingPath(["Roles", name]))?.string, after: arn)
            }, effect: visit.texts.identityPools.newRolesEffect,
            fields: roles.map { (name: $0.kind.rawValue, value: $0.name) },
            back: identityPoolAddress(pool.rawValue))
    }

    /// The kinds of identities, by which a pool names its roles.
    private enum Kind: String, CaseIterable {
        case authenticated, unauthenticated

        /// A name for the role, without the characters of the pool's name that role names cannot have.
        func name(for pool: JSONObject) -> String {
            let plain = (pool["IdentityPoolName"]?.string ?? "").utf8.filter {
                $0.isASCIIAlphanumeric || "+=,.@-_".utf8.contains($0)
            }
            let name = String(decoding: plain.prefix(40), as: UTF8.self)
            return "Cognito_\(name)\(self == .authenticated ? "Auth" : "Unauth")_Role"
        }

        /// The calls that create the role.
        func calls(creating role: String, for pool: IdentityPoolID) -> [PlannedCall] {
            [
                PlannedCall(
                    "CreateRole", of: .iam,
                    input: JSONObject(texts: ["RoleName": role, "AssumeRolePolicyDocument": trust(in: pool)])),
                PlannedCall(
                    "PutRolePolicy", of: .iam,
                    input: JSONObject(texts: [
                        "RoleName": role, "PolicyName": "sync", "PolicyDocument": Self.permissions,
                    ])),
            ]
        }

        /// Only identities of this kind, of this pool, may assume it.
        private func trust(in pool: IdentityPoolID) -> String {
            """
            {"Version":"2012-10-17","Statement":[{"Effect":"Allow",\
            "Principal":{"Federated":"cognito-identity.amazonaws.com"},\
            "Action":["sts:AssumeRoleWithWebIdentity","sts:TagSession"],"Condition":{\
            "StringEquals":{"cognito-identity.amazonaws.com:aud":"\(pool.rawValue)"},\
            "ForAnyValue:StringLike":{"cognito-identity.amazonaws.com:amr":"\(rawValue)"}}}]}
            """
        }

        /// The identity's own datasets.
        private static let permissions = """
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
    /// The id of the account that the session acts in.
    private var accountID: String {
        let parts = caller.arn.utf8.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
        return parts.count > 4 ? String(Substring(parts[4])) : ""
    }

    /// The ARN that a role gets when it is created without a path.
    fileprivate func roleARN(_ name: String) -> String { "arn:aws:iam::\(accountID):role/\(name)" }
}
