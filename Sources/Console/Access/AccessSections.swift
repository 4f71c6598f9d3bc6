import Kernel
import Wire
import WireRuntime

/// The parts of the page of a user or role: policies, keys, trust, tags.
struct AccessSections: Sendable {
    let holder: PolicyHolder
    let visit: ConsoleVisit

    private var texts: ConsoleTexts.Access { visit.texts.access }

    /// Reads what the sections show. What the caller may not read is shown as its refusal.
    ///
    /// - Throws: `ServiceError` if the user or role cannot be read.
    func markup() async throws -> Markup {
        let kind = holder.kind.rawValue
        let entity = try await visit.read(holder.readingCall)[kind]?.object ?? JSONObject()
        let attached = try await visit.found(holder.attachedCall)
        let inline = try await visit.found(holder.inlineCall)
        let choices = try await policyARNs()
        let ownSections =
            switch holder.kind {
            case .user: try await accessKeys()
            case .role: trustAndTags(of: entity)
            }
        return Console.markup {
            facts(of: entity)
            element("h2") { texts.attached }
            attachedPolicies(attached)
            holder.kind.attaching.form(
                fixed: [holder.identity], fields: ["PolicyArn"], choices: choices, on: visit)
            element("h2") { texts.inline }
            inlinePolicies(inline)
            ownSections
        }
    }

    /// Policies that can be attached; none if the caller may not list them.
    private func policyARNs() async throws -> [String] {
        let input = JSONObject([.init("MaxItems", .integer(100))])
        let listed = try await visit.found(PlannedCall("ListPolicies", of: .iam, input: input))
        return ((try? listed.get())?["Policies"]?.objects ?? []).compactMap { $0["Arn"]?.string }
    }

    private func facts(of entity: JSONObject) -> Markup {
        let arn = entity["Arn"]?.string ?? ""
        let boundary = entity.value(at: "PermissionsBoundary.PermissionsBoundaryArn")?.string
        return Console.markup {
            visit.facts([
                ("Arn", arn), ("Path", entity["Path"]?.string), ("CreateDate", visit.time(entity["CreateDate"])),
                ("PermissionsBoundary", boundary),
            ])
            element("p") {
                link(to: addressed("/console/access/simulator", query: [("principal", arn)])) { texts.simulate }
            }
        }
    }

    private func attachedPolicies(_ attached: Result<JSONObject, ServiceError>) -> Markup {
        switch attached {
        case .failure(let error): return visit.problem(error)
        case .success(let output):
            let policies = output["AttachedPolicies"]?.objects ?? []
            guard !policies.isEmpty else { return element("p", with: [.class("soft")]) { visit.texts.parts.none } }
            return visit.table(["PolicyName", "PolicyArn", visit.texts.users.actionHeading]) {
                for policy in policies { attachedPolicy(policy) }
            }
        }
    }

    private func attachedPolicy(_ policy: JSONObject) -> Markup {
        let arn = policy["PolicyArn"]?.string ?? ""
        return element("tr") {
            element("th", with: [.scope("row")]) {
                link(to: addressed("/console/access/policy", query: [("name", arn)])) {
                    policy["PolicyName"]?.string ?? ""
                }
            }
            element("td") { code(arn) }
            element("td") {
                holder.kind.detaching.link(texts.detach, on: [holder.identity, ("PolicyArn", arn)])
            }
        }
    }

    private func inlinePolicies(_ inline: Result<JSONObject, ServiceError>) -> Markup {
        Console.markup {
            switch inline {
            case .failure(let error): visit.problem(error)
            case .success(let output):
                element("ul") {
                    for policy in output["PolicyNames"]?.texts ?? [] {
                        element("li") {
                            link(to: InlinePolicyPage.address(of: policy, holder: holder)) { policy }
                        }
                    }
                }
            }
            element("p") {
                link(to: addressed("/console/access/new-inline-policy", query: [holder.identity])) { texts.newInline }
            }
        }
    }
}

// MARK: - Of users

extension AccessSections {
    /// The access keys of a user, with their last use. A user has two at most, so each is asked for alone.
    private func accessKeys() async throws -> Markup {
        let listed = try await visit.found(holder.call("ListAccessKeys"))
        var rows: [Markup] = []
        for key in (try? listed.get())?["AccessKeyMetadata"]?.objects ?? [] {
            let id = key["AccessKeyId"]?.string ?? ""
            let used = try await visit.found(
                PlannedCall("GetAccessKeyLastUsed", of: .iam, input: JSONObject(texts: ["AccessKeyId": id])))
            rows.append(row(key, id: id, used: (try? used.get())?.value(at: "AccessKeyLastUsed.LastUsedDate")))
        }
        let table = Markup(all: rows)
        let isEmpty = rows.isEmpty
        return Console.markup {
            element("h2") { texts.keys }
            if case .failure(let error) = listed { visit.problem(error) }
            if !isEmpty {
                visit.table(
                    ["AccessKeyId", "Status", "CreateDate", "LastUsedDate", visit.texts.users.actionHeading]
                ) { table }
            }
            element("p") { AccessAction.createAccessKey.link(texts.newKey, on: [holder.identity]) }
        }
    }

    private func row(_ key: JSONObject, id: String, used: JSON?) -> Markup {
        let isActive = key["Status"]?.string == "Active"
        let subject = [holder.identity, (name: "AccessKeyId", value: id)]
        return element("tr") {
            element("th", with: [.scope("row")]) { code(id) }
            element("td") { key["Status"]?.string ?? "–" }
            element("td") { visit.time(key["CreateDate"]) }
            element("td") { visit.time(used) }
            element("td") {
                AccessAction.updateAccessKey.link(
                    isActive ? texts.deactivate : texts.activate,
                    on: subject + [("Status", isActive ? "Inactive" : "Active")])
                " · "
                AccessAction.deleteAccessKey.link(texts.deleteKey, on: subject)
            }
        }
    }
}

// MARK: - Of roles

extension AccessSections {
    private func trustAndTags(of role: JSONObject) -> Markup {
        Console.markup {
            element("h2") { texts.trust }
            visit.copied(EncodedPolicy(role["AssumeRolePolicyDocument"]?.string ?? "").lines, id: "trust")
            element("p") {
                link(to: addressed("/console/access/trust", query: [("name", holder.name)])) { texts.editTrust }
            }
            element("h2") { visit.texts.settings.section("tags").title }
            element("ul") {
                for tag in role["Tags"]?.objects ?? [] {
                    let key = tag["Key"]?.string ?? ""
                    element("li") {
                        code("\(key)=\(tag["Value"]?.string ?? "")")
                        " "
                        AccessAction.untagRole.link(texts.remove, on: [holder.identity, ("Key", key)])
                    }
                }
            }
            AccessAction.tagRole.form(fixed: [holder.identity], fields: ["Key", "Value"], on: visit)
        }
    }
}
