import Kernel
import Wire
import WireRuntime

/// A managed policy: its document, which a change replaces by a new version, its versions, and who has it. A policy of
/// the server's own is only shown.
struct PolicyPage: ConsolePage {
    let pattern = "/console/access/policy"
    let methods = ["GET", "POST"]

    func respond(to visit: ConsoleVisit) async throws -> ConsoleResponse {
        let arn = try visit.partName
        let reading = PlannedCall("GetPolicy", of: .iam, input: JSONObject(texts: ["PolicyArn": arn]))
        let policy = try await visit.read(reading)["Policy"]?.object ?? JSONObject()
        let source = SettingsSource.policy(arn, version: policy["DefaultVersionId"]?.string ?? "v1")
        let title = policy["PolicyName"]?.string ?? arn
        let above = visit.aboveAccess + [(visit.texts.parts.part("policy").title, "/console/access/policies")]
        let about = try await about(policy, arn: arn, on: visit)
        if Self.isOfServer(arn) {
            let document = source.prepared(try await visit.read(source))["PolicyDocument"]?.string ?? ""
            return .page(
                ConsoleContent(.access, title: title, above: above) {
                    element("p", with: [.class("soft")]) { visit.texts.access.shippedPolicy }
                    visit.copied(document, id: "document")
                    about
                    visit.sameReading(reading, source.readingCall)
                })
        }
        return try await visit.edit(
            SettingsPlan(
                source: source, fields: [.policyDocument], title: title, lead: visit.texts.access.policyLead,
                above: above, back: PartPlace.account.address("policy", query: [("name", arn)], on: visit),
                further: markup {
                    about
                    visit.deletion(of: "policy", named: arn, in: .account)
                }))
    }

    /// Whether the policy came with the server, and belongs to no account.
    private static func isOfServer(_ arn: String) -> Bool { arn.utf8.starts(with: "arn:aws:iam::aws:".utf8) }

    private func about(_ policy: JSONObject, arn: String, on visit: ConsoleVisit) async throws -> Markup {
        let (texts, identity) = (visit.texts.access, JSONObject(texts: ["PolicyArn": arn]))
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
            case .success(let output): list(ofHolders: output, on: visit)
            }
            element("h2") { texts.versions }
            switch versions {
            case .failure(let error): visit.problem(error)
            case .success(let output): table(ofVersions: output, policy: arn, on: visit)
            }
        }
    }

    private func list(ofHolders output: JSONObject, on visit: ConsoleVisit) -> Markup {
        let holders = PolicyHolder.Kind.allCases.flatMap { kind in
            (output["Policy\(kind.rawValue)s"]?.objects ?? []).compactMap { $0[kind.nameMember]?.string }
                .map { PolicyHolder(kind: kind, name: $0) }
        }
        guard !holders.isEmpty else {
            return element("p", with: [.class("soft")]) { visit.texts.access.noHolders }
        }
        return element("ul") {
            for holder in holders { element("li") { link(to: holder.address(on: visit)) { holder.name } } }
        }
    }

    private func table(ofVersions output: JSONObject, policy arn: String, on visit: ConsoleVisit) -> Markup {
        visit.table(["VersionId", "CreateDate", visit.texts.users.actionHeading]) {
            for version in output["Versions"]?.objects ?? [] {
                element("tr") {
                    element("th", with: [.scope("row")]) { version["VersionId"]?.string ?? "" }
                    element("td") { visit.time(version["CreateDate"]) }
                    element("td") { actions(onVersion: version, policy: arn, on: visit) }
                }
            }
        }
    }

    /// The default version can be neither deleted nor made the default.
    private func actions(onVersion version: JSONObject, policy arn: String, on visit: ConsoleVisit) -> Markup {
        let (texts, id) = (visit.texts.access, version["VersionId"]?.string ?? "")
        let subject = [(name: "PolicyArn", value: arn), ("VersionId", id)]
        return markup {
            if version["IsDefaultVersion"]?.isTrue == true {
                element("span", with: [.class("tag")]) { texts.isDefault }
            } else {
                AccessAction.setDefaultVersion.link(texts.makeDefault, on: subject)
                " · "
                AccessAction.deleteVersion.link(visit.texts.parts.delete(id), on: subject)
            }
        }
    }
}
