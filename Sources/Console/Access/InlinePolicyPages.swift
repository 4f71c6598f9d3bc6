import Kernel
import Wire
import WireRuntime

/// An inline policy of a user or role.
struct InlinePolicyPage: ConsolePage {
    let pattern = "/console/access/inline-policy"
    let methods = ["GET", "POST"]

    static func address(of policy: String, holder: PolicyHolder) -> String {
        addressed("/console/access/inline-policy", query: [holder.identity, ("name", policy)])
    }

    func respond(to visit: ConsoleVisit) async throws -> ConsoleResponse {
        let (texts, policy) = (visit.texts.access, try visit.partName)
        let holder = try visit.policyHolder
        let page = holder.address(on: visit)
        let deletion = holder.kind.deletingPolicy
        return try await visit.edit(
            SettingsPlan(
                source: .inlinePolicy(policy, of: holder), fields: [.policyDocument],
                title: "\(policy): \(holder.name)", lead: texts.inlineLead,
                above: visit.aboveAccess + [(holder.name, page)], back: page,
                further: visit.danger(
                    texts.effect(deletion), link: visit.texts.parts.delete(policy),
                    to: deletion.address(on: [holder.identity, ("PolicyName", policy)]))))
    }
}

/// The form that gives a user or role an inline policy.
struct NewInlinePolicyPage: ConsolePage {
    let pattern = "/console/access/new-inline-policy"
    let methods = ["GET", "POST"]

    func respond(to visit: ConsoleVisit) async throws -> ConsoleResponse {
        let holder = try visit.policyHolder
        let operation = "Put\(holder.kind.rawValue)Policy"
        guard let shape = visit.console.operation(operation, of: "iam")?.input else {
            throw ServiceError(.noSuchEntity, visit.texts.explorer.noSuchOperation)
        }
        let settings = [SettingField("PolicyName", affects: .callers, isRequired: true), .policyDocument]
            .modelled(by: shape)
        let title = visit.texts.access.newInline
        let above = visit.aboveAccess + [(holder.name, holder.address(on: visit))]
        var problem: ServiceError?
        if visit.isForm {
            do {
                let change = try Self.change(by: operation, of: settings, for: holder, on: visit)
                return try await visit.make(change, title: title, above: above)
            } catch let error as ServiceError { problem = error }
        }
        let form = SettingsForm(settings: settings, stored: JSONObject(), visit: visit, keepsTyped: visit.isForm)
        return .page(
            ConsoleContent(.access, title: title, above: above, status: problem?.code.status(in: .iam) ?? 200) {
                if let problem { visit.problem(problem) }
                form.markup
            })
    }

    /// The change that the form asks for.
    ///
    /// - Throws: `ServiceError` if a field's text is not a value of its kind.
    private static func change(
        by operation: String, of settings: [ModelledSetting], for holder: PolicyHolder, on visit: ConsoleVisit
    ) throws -> Change {
        let edit = try SettingsEdit(visit.form, of: settings, shown: JSONObject(), stored: JSONObject())
        var input = edit.after
        input[holder.identity.name] = .string(holder.identity.value)
        return Change(
            calls: [PlannedCall(operation, of: .iam, input: input)],
            differences: edit.changes.map {
                Difference(name: $0.setting.label, before: nil, after: $0.after?.plain)
            }, effect: visit.texts.access.inlineLead, fields: visit.typedFields(of: settings),
            back: holder.address(on: visit))
    }
}

extension ConsoleVisit {
    /// The user or role in the address whose policy a page is about.
    fileprivate var policyHolder: PolicyHolder {
        get throws {
            for kind in PolicyHolder.Kind.allCases {
                if let name = query.anyText(kind.nameMember) { return PolicyHolder(kind: kind, name: name) }
            }
            throw ServiceError.invalidParameter(texts.parts.none)
        }
    }
}
