import Kernel
import Wire
import WireRuntime

/// The text of a policy as operations give it: percent-encoded.
enum EncodedPolicy {
    /// The document as it is stored.
    static func decoded(_ encoded: String) -> String {
        PercentEncoding.decode(encoded.utf8).map { String(decoding: $0, as: UTF8.self) } ?? encoded
    }

    /// The document in lines, if it has none.
    static func shown(_ encoded: String) -> String {
        let text = decoded(encoded)
        guard !text.utf8.contains(UInt8(ascii: "\n")) else { return text }
        return (try? JSONReader.read(Array(text.utf8)).shown()) ?? text
    }
}

extension SettingsSource {
    /// The document of a managed policy: a change is a new version, which becomes the default.
    static func policy(_ arn: String, version: String) -> SettingsSource {
        SettingsSource(
            reading: "GetPolicyVersion", member: "PolicyVersion", writing: "CreatePolicyVersion",
            identity: JSONObject(texts: ["PolicyArn": arn]), service: .iam,
            furtherReading: JSONObject(texts: ["VersionId": version]),
            prepared: { document(in: $0, named: "Document") },
            completed: { settings in
                var settings = settings
                settings["SetAsDefault"] = .boolean(true)
                return settings
            })
    }

    /// The policy that says who may assume a role.
    static func trust(of role: String) -> SettingsSource {
        SettingsSource(
            reading: "GetRole", member: "Role", writing: "UpdateAssumeRolePolicy",
            identity: JSONObject(texts: ["RoleName": role]), service: .iam,
            prepared: { document(in: $0, named: "AssumeRolePolicyDocument") })
    }

    /// A policy of a user or role alone.
    static func inlinePolicy(_ policy: String, kind: AccessSections.Kind, name: String) -> SettingsSource {
        var identity = JSONObject(texts: ["PolicyName": policy])
        identity[kind.member] = .string(name)
        return SettingsSource(
            reading: "Get\(kind.rawValue)Policy", member: nil, writing: "Put\(kind.rawValue)Policy",
            identity: identity, service: .iam, prepared: { document(in: $0, named: "PolicyDocument") })
    }

    private static func document(in read: JSONObject, named name: String) -> JSONObject {
        JSONObject([.init("PolicyDocument", .string(EncodedPolicy.shown(read[name]?.string ?? "")))])
    }
}

extension SettingField {
    /// A change takes permissions away, or gives them.
    static let policyDocument = SettingField(
        "PolicyDocument", affects: .callers, grade: .costly, style: .document, isRequired: true)
}

/// The trust policy of a role.
struct TrustPage: ConsolePage {
    let pattern = "/console/access/trust"
    let methods = ["GET", "POST"]

    func respond(to visit: ConsoleVisit) async throws -> ConsoleResponse {
        let (texts, name) = (visit.texts.access, try visit.partName)
        let role = PartPlace.account.address("role", query: [("name", name)], on: visit)
        return try await visit.edit(
            SettingsPlan(
                source: .trust(of: name), fields: [.policyDocument], title: "\(texts.trust): \(name)",
                lead: texts.trustLead, above: visit.aboveAccess + [(name, role)], back: role))
    }
}

/// An inline policy of a user or role.
struct InlinePolicyPage: ConsolePage {
    let pattern = "/console/access/inline-policy"
    let methods = ["GET", "POST"]

    static func address(of policy: String, kind: AccessSections.Kind, name: String) -> String {
        addressed("/console/access/inline-policy", query: [(kind.member, name), ("name", policy)])
    }

    func respond(to visit: ConsoleVisit) async throws -> ConsoleResponse {
        let (texts, policy) = (visit.texts.access, try visit.partName)
        let (kind, name) = try visit.policyHolder
        let delete: AccessAction = kind == .user ? .deleteUserPolicy : .deleteRolePolicy
        let holder = visit.address(of: kind, named: name)
        return try await visit.edit(
            SettingsPlan(
                source: .inlinePolicy(policy, kind: kind, name: name), fields: [.policyDocument],
                title: "\(policy): \(name)", lead: texts.inlineLead, above: visit.aboveAccess + [(name, holder)],
                back: holder,
                further: visit.danger(
                    texts.effect(delete), link: visit.texts.parts.delete(policy),
                    to: addressed(
                        "/console/access/action/\(delete.rawValue)",
                        query: [(kind.member, name), ("PolicyName", policy)]))))
    }
}

/// The form that gives a user or role a policy of its own.
struct NewInlinePolicyPage: ConsolePage {
    let pattern = "/console/access/new-inline-policy"
    let methods = ["GET", "POST"]

    func respond(to visit: ConsoleVisit) async throws -> ConsoleResponse {
        let (kind, name) = try visit.policyHolder
        let operation = "Put\(kind.rawValue)Policy"
        guard let shape = visit.console.operation(operation, of: "iam")?.input else {
            throw ServiceError(.noSuchEntity, visit.texts.explorer.noSuchOperation)
        }
        let settings = [SettingField("PolicyName", affects: .callers, isRequired: true), .policyDocument]
            .modelled(by: shape)
        let (holder, title) = (visit.address(of: kind, named: name), visit.texts.access.newInline)
        var problem = Markup.empty
        if visit.isForm {
            do {
                let edit = try SettingsEdit(visit.form, of: settings, shown: JSONObject(), stored: JSONObject())
                var input = edit.after
                input[kind.member] = .string(name)
                return try await visit.make(
                    Change(
                        calls: [PlannedCall(operation, of: .iam, input: input)],
                        differences: edit.changes.map {
                            Difference(name: $0.setting.label, before: nil, after: $0.after?.plain)
                        }, effect: visit.texts.access.inlineLead, fields: visit.typedFields(of: settings),
                        back: holder), title: title, above: visit.aboveAccess + [(name, holder)])
            } catch let error as ServiceError { problem = visit.problem(error) }
        }
        let form = SettingsForm(settings: settings, stored: JSONObject(), visit: visit, keepsTyped: visit.isForm)
        return .page(
            ConsoleContent(
                .access, title: title, above: visit.aboveAccess + [(name, holder)], status: visit.isForm ? 400 : 200
            ) {
                problem
                form.markup
            })
    }
}

extension ConsoleVisit {
    /// The user or role in the address whose policy a page is about.
    fileprivate var policyHolder: (kind: AccessSections.Kind, name: String) {
        get throws {
            for kind in [AccessSections.Kind.user, .role] {
                if let name = query.anyText(kind.member) { return (kind, name) }
            }
            throw ServiceError.invalidParameter(texts.parts.none)
        }
    }

    /// The address of the page of a user or role.
    func address(of kind: AccessSections.Kind, named name: String) -> String {
        PartPlace.account.address(kind == .user ? "user" : "role", query: [("name", name)], on: self)
    }
}

/// A managed policy: its document, which a change replaces by a new version, its versions, and who has it. Those under
/// `arn:aws:iam::aws:policy/` are only shown.
struct PolicyPage: ConsolePage {
    let pattern = "/console/access/policy"
    let methods = ["GET", "POST"]

    func respond(to visit: ConsoleVisit) async throws -> ConsoleResponse {
        let (texts, arn) = (visit.texts.access, try visit.partName)
        let identity = JSONObject(texts: ["PolicyArn": arn])
        let reading = PlannedCall("GetPolicy", of: .iam, input: identity)
        let policy = try await visit.read(reading)["Policy"]?.object ?? JSONObject()
        let version = policy["DefaultVersionId"]?.string ?? "v1"
        let source = SettingsSource.policy(arn, version: version)
        let title = policy["PolicyName"]?.string ?? arn
        let above = visit.aboveAccess + [(visit.texts.parts.part("policy").title, "/console/access/policies")]
        let about = try await about(policy, identity: identity, on: visit)
        guard !arn.utf8.starts(with: "arn:aws:iam::aws:".utf8) else {
            let document = source.prepared(try await visit.read(source))["PolicyDocument"]?.string ?? ""
            return .page(
                ConsoleContent(.access, title: title, above: above) {
                    element("p", with: [.class("soft")]) { texts.shippedPolicy }
                    visit.copied(document, id: "document")
                    about
                    visit.sameReading(reading, source.readingCall)
                })
        }
        return try await visit.edit(
            SettingsPlan(
                source: source, fields: [.policyDocument], title: title, lead: texts.policyLead, above: above,
                back: PartPlace.account.address("policy", query: [("name", arn)], on: visit),
                further: markup {
                    about
                    visit.deletion(of: "policy", named: arn, in: .account)
                }))
    }

    private func about(
        _ policy: JSONObject, identity: JSONObject, on visit: ConsoleVisit
    ) async throws -> Markup {
        let texts = visit.texts.access
        let holders = try await visit.found(PlannedCall("ListEntitiesForPolicy", of: .iam, input: identity))
        let versions = try await visit.found(PlannedCall("ListPolicyVersions", of: .iam, input: identity))
        return markup {
            visit.facts(
                ["Arn", "Description", "Path", "DefaultVersionId", "AttachmentCount"].map { name in
                    (name, policy[name]?.plain)
                })
            element("h2") { texts.holders }
            switch holders {
            case .failure(let error): visit.problem(error)
            case .success(let output): list(output, on: visit)
            }
            element("h2") { texts.versions }
            switch versions {
            case .failure(let error): visit.problem(error)
            case .success(let output): table(output, policy: policy["Arn"]?.string ?? "", on: visit)
            }
        }
    }

    private func list(_ output: JSONObject, on visit: ConsoleVisit) -> Markup {
        let users = (output["PolicyUsers"]?.objects ?? []).compactMap { $0["UserName"]?.string }
        let roles = (output["PolicyRoles"]?.objects ?? []).compactMap { $0["RoleName"]?.string }
        guard !users.isEmpty || !roles.isEmpty else {
            return element("p", with: [.class("soft")]) { visit.texts.access.noHolders }
        }
        return element("ul") {
            for user in users { element("li") { link(to: visit.address(of: .user, named: user)) { user } } }
            for role in roles { element("li") { link(to: visit.address(of: .role, named: role)) { role } } }
        }
    }

    private func table(_ output: JSONObject, policy arn: String, on visit: ConsoleVisit) -> Markup {
        let texts = visit.texts.access
        return visit.table(["VersionId", "CreateDate", visit.texts.users.actionHeading]) {
            for version in output["Versions"]?.objects ?? [] {
                let id = version["VersionId"]?.string ?? ""
                let isDefault = version["IsDefaultVersion"]?.hasSameBytes(as: .boolean(true)) == true
                element("tr") {
                    element("th", with: [.scope("row")]) { id }
                    element("td") { visit.time(version["CreateDate"]) }
                    element("td") {
                        if isDefault {
                            element("span", with: [.class("tag")]) { texts.isDefault }
                        } else {
                            AccessAction.link(
                                texts.makeDefault, to: .setDefaultVersion,
                                on: [("PolicyArn", arn), ("VersionId", id)])
                            " · "
                            AccessAction.link(
                                visit.texts.parts.delete(id), to: .deleteVersion,
                                on: [("PolicyArn", arn), ("VersionId", id)])
                        }
                    }
                }
            }
        }
    }
}
