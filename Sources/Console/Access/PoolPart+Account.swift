import Kernel
import Wire
import WireRuntime

extension PoolPart {
    /// What the account has by name, in the order of the links.
    static let ofAccount = [users, roles, policies, openIDProviders, samlProviders]

    private static let users = PoolPart(
        name: "user", list: "users", listing: "ListUsers", listed: "Users", limit: "MaxItems", naming: "UserName",
        columns: ["Path", "Arn", "CreateDate"], creating: "CreateUser", deleting: "DeleteUser",
        source: { name, _ in
            SettingsSource(
                reading: "GetUser", member: "User", writing: "UpdateUser",
                identity: JSONObject(texts: ["UserName": name]), service: .iam,
                prepared: { user in
                    var user = user
                    (user["NewUserName"], user["NewPath"]) = (user["UserName"], user["Path"])
                    return user
                })
        },
        fields: { _, _ in
            [
                SettingField("NewUserName", affects: .callers, grade: .costly, isRequired: true),
                SettingField("NewPath", affects: .callers, grade: .costly, isRequired: true),
            ]
        }, further: { name, visit in try await sections(.user, named: name, on: visit) },
        place: .account, newFields: [SettingField("Path", affects: .callers)], mayBeRenamed: true)

    private static let roles = PoolPart(
        name: "role", list: "roles", listing: "ListRoles", listed: "Roles", limit: "MaxItems", naming: "RoleName",
        columns: ["Description", "Arn", "CreateDate"], creating: "CreateRole", deleting: "DeleteRole",
        source: { name, _ in
            SettingsSource(
                reading: "GetRole", member: "Role", writing: "UpdateRole",
                identity: JSONObject(texts: ["RoleName": name]), keepsMissing: true, service: .iam)
        },
        fields: { _, _ in
            [
                SettingField("Description", affects: .operators, style: .line, text: "Role.Description"),
                SettingField("MaxSessionDuration", affects: .callers),
            ]
        }, further: { name, visit in try await sections(.role, named: name, on: visit) },
        place: .account,
        newFields: [
            SettingField(
                "AssumeRolePolicyDocument", affects: .callers, style: .document, isRequired: true),
            SettingField("Description", affects: .operators, style: .line, text: "Role.Description"),
            SettingField("MaxSessionDuration", affects: .callers), SettingField("Path", affects: .callers),
        ])

    private static let policies = PoolPart(
        name: "policy", list: "policies", listing: "ListPolicies", listed: "Policies", limit: "MaxItems",
        naming: "PolicyName", columns: ["Arn", "AttachmentCount", "DefaultVersionId", "UpdateDate"],
        creating: "CreatePolicy", deleting: "DeletePolicy",
        source: { arn, _ in .policy(arn, version: "v1") },
        fields: { _, _ in [] }, place: .account, key: "Arn", argument: "PolicyArn",
        newFields: [
            SettingField("PolicyDocument", affects: .callers, style: .document, isRequired: true),
            SettingField("Description", affects: .operators, style: .line, text: "Role.Description"),
            SettingField("Path", affects: .callers),
        ], created: { $0["Policy"]?.object?["Arn"]?.string })

    private static func sections(
        _ kind: PolicyHolder.Kind, named name: String, on visit: ConsoleVisit
    ) async throws -> Markup {
        try await AccessSections(holder: PolicyHolder(kind: kind, name: name), visit: visit).markup()
    }
}

extension PoolPart {
    private static let openIDProviders = PoolPart(
        name: "openid-provider", list: "openid-providers", listing: "ListOpenIDConnectProviders",
        listed: "OpenIDConnectProviderList", limit: nil, naming: "Url", columns: [],
        creating: "CreateOpenIDConnectProvider", deleting: "DeleteOpenIDConnectProvider",
        source: { arn, _ in
            SettingsSource(
                reading: "GetOpenIDConnectProvider", member: nil, writing: "UpdateOpenIDConnectProviderThumbprint",
                identity: JSONObject(texts: ["OpenIDConnectProviderArn": arn]), service: .iam,
                completed: { settings in
                    var settings = settings
                    settings["ThumbprintList"] = settings["ThumbprintList"] ?? .array([])
                    return settings
                })
        },
        fields: { _, _ in [SettingField("ThumbprintList", affects: .identities)] },
        further: { arn, visit in try await clientIDs(of: arn, on: visit) }, place: .account, key: "Arn",
        argument: "OpenIDConnectProviderArn",
        newFields: [
            SettingField("ClientIDList", affects: .identities), SettingField("ThumbprintList", affects: .identities),
        ], created: { $0["OpenIDConnectProviderArn"]?.string }, listedName: "Arn")

    /// The client ids of an OpenID Connect provider. The operations add and remove one at a time.
    private static func clientIDs(of arn: String, on visit: ConsoleVisit) async throws -> Markup {
        let texts = visit.texts.access
        let input = JSONObject(texts: ["OpenIDConnectProviderArn": arn])
        let provider = try await visit.read(PlannedCall("GetOpenIDConnectProvider", of: .iam, input: input))
        return markup {
            visit.facts([
                ("Url", provider["Url"]?.string), ("CreateDate", visit.time(provider["CreateDate"])),
            ])
            element("h2") { texts.clientIDs }
            element("ul") {
                for id in provider["ClientIDList"]?.texts ?? [] {
                    element("li") {
                        code(id)
                        " "
                        AccessAction.removeClientID.link(
                            texts.remove, on: [("OpenIDConnectProviderArn", arn), ("ClientID", id)])
                    }
                }
            }
            AccessAction.addClientID.form(
                fixed: [("OpenIDConnectProviderArn", arn)], fields: ["ClientID"], on: visit)
        }
    }

    private static let samlProviders = PoolPart(
        name: "saml-provider", list: "saml-providers", listing: "ListSAMLProviders", listed: "SAMLProviderList",
        limit: nil, naming: "Name", columns: ["ValidUntil", "CreateDate"], creating: "CreateSAMLProvider",
        deleting: "DeleteSAMLProvider",
        source: { arn, _ in
            SettingsSource(
                reading: "GetSAMLProvider", member: nil, writing: "UpdateSAMLProvider",
                identity: JSONObject(texts: ["SAMLProviderArn": arn]), service: .iam,
                prepared: { JSONObject($0.members.filter { $0.name == "SAMLMetadataDocument" }) })
        },
        fields: { _, _ in
            [SettingField("SAMLMetadataDocument", affects: .identities, style: .document, isRequired: true)]
        },
        place: .account, key: "Arn", argument: "SAMLProviderArn",
        created: { $0["SAMLProviderArn"]?.string }, listedName: "Arn")
}
