import Kernel
import Wire
import WireRuntime

/// The parts of the page of a user or role: policies, keys, trust, tags.
struct AccessSections: Sendable {
    /// The two kinds that policies are attached to.
    enum Kind: String, Sendable {
        case user = "User"
        case role = "Role"

        var member: String { "\(rawValue)Name" }
    }

    let kind: Kind
    let name: String
    let visit: ConsoleVisit

    private var texts: ConsoleTexts.Access { visit.texts.access }
    private var identity: [(name: String, value: String)] { [(kind.member, name)] }

    /// A call of an operation on it.
    private func call(_ operation: String) -> PlannedCall {
        PlannedCall(operation, of: .iam, input: JSONObject([.init(kind.member, .string(name))]))
    }

    func markup() async throws -> Markup {
        let entity = try await visit.read(call("Get\(kind.rawValue)"))[kind.rawValue]?.object ?? JSONObject()
        let attached = try await visit.found(call("ListAttached\(kind.rawValue)Policies"))
        let inline = try await visit.found(call("List\(kind.rawValue)Policies"))
        let choices = try await policyARNs()
        let own = kind == .user ? try await keys() : trustAndTags(of: entity)
        let arn = entity["Arn"]?.string ?? ""
        return Console.markup {
            visit.facts([
                ("Arn", arn), ("Path", entity["Path"]?.string), ("CreateDate", visit.time(entity["CreateDate"])),
                (
                    "PermissionsBoundary",
                    entity.value(at: "PermissionsBoundary.PermissionsBoundaryArn")?.string
                ),
            ])
            element("p") {
                link(to: addressed("/console/access/simulator", query: [("principal", arn)])) { texts.simulate }
            }
            element("h2") { texts.attached }
            list(attached)
            AccessAction.form(
                kind == .user ? .attachUserPolicy : .attachRolePolicy, fixed: identity, field: "PolicyArn",
                choices: choices, on: visit)
            element("h2") { texts.inline }
            inlineList(inline)
            own
        }
    }

    /// Policies that can be attached; none if the caller may not list them.
    private func policyARNs() async throws -> [String] {
        let input = JSONObject([.init("MaxItems", .integer(100))])
        let listed = try await visit.found(PlannedCall("ListPolicies", of: .iam, input: input))
        return ((try? listed.get())?["Policies"]?.objects ?? []).compactMap { $0["Arn"]?.string }
    }

    private func list(_ attached: Result<JSONObject, ServiceError>) -> Markup {
        switch attached {
        case .failure(let error): return visit.problem(error)
        case .success(let output):
            let policies = output["AttachedPolicies"]?.objects ?? []
            guard !policies.isEmpty else { return element("p", with: [.class("soft")]) { visit.texts.parts.none } }
            return visit.table(["PolicyName", "PolicyArn", visit.texts.users.actionHeading]) {
                for policy in policies {
                    let arn = policy["PolicyArn"]?.string ?? ""
                    element("tr") {
                        element("th", with: [.scope("row")]) {
                            link(to: addressed("/console/access/policy", query: [("name", arn)])) {
                                policy["PolicyName"]?.string ?? ""
                            }
                        }
                        element("td") { code(arn) }
                        element("td") {
                            AccessAction.link(
                                texts.detach, to: kind == .user ? .detachUserPolicy : .detachRolePolicy,
                                on: identity + [("PolicyArn", arn)])
                        }
                    }
                }
            }
        }
    }

    private func inlineList(_ inline: Result<JSONObject, ServiceError>) -> Markup {
        Console.markup {
            switch inline {
            case .failure(let error): visit.problem(error)
            case .success(let output):
                element("ul") {
                    for policy in output["PolicyNames"]?.texts ?? [] {
                        element("li") {
                            link(to: InlinePolicyPage.address(of: policy, kind: kind, name: name)) { policy }
                        }
                    }
                }
            }
            element("p") {
                link(to: addressed("/console/access/new-inline-policy", query: identity)) { texts.newInline }
            }
        }
    }
}

extension AccessSections {
    /// The access keys of a user, with their last use.
    private func keys() async throws -> Markup {
        let listed = try await visit.found(call("ListAccessKeys"))
        var rows: [Markup] = []
        for key in (try? listed.get())?["AccessKeyMetadata"]?.objects ?? [] {
            let id = key["AccessKeyId"]?.string ?? ""
            let used = try await visit.found(
                PlannedCall("GetAccessKeyLastUsed", of: .iam, input: JSONObject(texts: ["AccessKeyId": id])))
            rows.append(row(key, id: id, used: (try? used.get())?.value(at: "AccessKeyLastUsed.LastUsedDate")))
        }
        let isEmpty = rows.isEmpty
        return Console.markup {
            element("h2") { texts.keys }
            if case .failure(let error) = listed { visit.problem(error) }
            if !isEmpty {
                visit.table(
                    ["AccessKeyId", "Status", "CreateDate", "LastUsedDate", visit.texts.users.actionHeading]
                ) { Markup(all: rows) }
            }
            element("p") { AccessAction.link(texts.newKey, to: .createAccessKey, on: identity) }
        }
    }

    private func row(_ key: JSONObject, id: String, used: JSON?) -> Markup {
        let isActive = key["Status"]?.string == "Active"
        return element("tr") {
            element("th", with: [.scope("row")]) { code(id) }
            element("td") { key["Status"]?.string ?? "–" }
            element("td") { visit.time(key["CreateDate"]) }
            element("td") { visit.time(used) }
            element("td") {
                AccessAction.link(
                    isActive ? texts.deactivate : texts.activate, to: .updateAccessKey,
                    on: identity + [("AccessKeyId", id), ("Status", isActive ? "Inactive" : "Active")])
                " · "
                AccessAction.link(texts.deleteKey, to: .deleteAccessKey, on: identity + [("AccessKeyId", id)])
            }
        }
    }

    private func trustAndTags(of role: JSONObject) -> Markup {
        Console.markup {
            element("h2") { texts.trust }
            visit.copied(EncodedPolicy.shown(role["AssumeRolePolicyDocument"]?.string ?? ""), id: "trust")
            element("p") { link(to: addressed("/console/access/trust", query: [("name", name)])) { texts.editTrust } }
            element("h2") { visit.texts.settings.section("tags").title }
            element("ul") {
                for tag in role["Tags"]?.objects ?? [] {
                    let key = tag["Key"]?.string ?? ""
                    element("li") {
                        code("\(key)=\(tag["Value"]?.string ?? "")")
                        " "
                        AccessAction.link(texts.remove, to: .untagRole, on: identity + [("Key", key)])
                    }
                }
            }
            tagForm
        }
    }

    private var tagForm: Markup {
        element(
            "form",
            with: [
                .class("filter"), Attribute("method", value: "get"),
                Attribute("action", value: "/console/access/action/TagRole"),
            ]
        ) {
            visit.hidden(kind.member, value: name)
            for field in ["Key", "Value"] {
                element("div") {
                    element("label", with: [Attribute("for", value: "tag-\(field)")]) { field }
                    emptyElement(
                        "input",
                        with: [.id("tag-\(field)"), .name(field), Attribute("required", isSet: true)])
                }
            }
            element("button") { "TagRole" }
        }
    }
}
