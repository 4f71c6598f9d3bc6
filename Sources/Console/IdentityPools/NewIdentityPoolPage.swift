import Kernel
import Wire
import WireRuntime

/// The form that creates an identity pool: name, guests, providers. The page for its roles follows.
struct NewIdentityPoolPage: ConsolePage {
    let pattern = "/console/new-identity-pool"
    let methods = ["GET", "POST"]

    func respond(to visit: ConsoleVisit) async throws -> ConsoleResponse {
        guard let operation = visit.console.operation("CreateIdentityPool", of: "cognito-identity") else {
            throw ServiceError(.resourceNotFound, visit.texts.explorer.noSuchOperation)
        }
        var fields: [SettingField] = []
        for section in IdentityPoolSection.all { fields += try await section.fields(on: visit) }
        let settings = fields.modelled(by: operation.input)
        // A button that adds or removes a row shows the form again.
        guard visit.isForm, !visit.form.has(SettingsRows.button) else {
            return page(settings, on: visit, status: 200) { Markup.empty }
        }
        do {
            let edit = try SettingsEdit(visit.form, of: settings, shown: JSONObject(), stored: JSONObject())
            let input = SettingsSource.withProviderNames(edit.after)
            guard Self.admitsAnyone(input) else {
                throw ServiceError.invalidParameter(visit.texts.identityPools.admitsNone)
            }
            return try await visit.make(change(edit, input: input, on: visit), title: title(visit), above: above(visit))
        } catch let error as ServiceError {
            return page(settings, on: visit, status: error.code.status(in: .identityPools)) { visit.problem(error) }
        }
    }

    private func title(_ visit: ConsoleVisit) -> String { visit.texts.identityPools.create }

    private func above(_ visit: ConsoleVisit) -> [(label: String, address: String)] {
        [(visit.texts.identityPools.title, "/console/identity-pools")]
    }

    private func change(_ edit: SettingsEdit, input: JSONObject, on visit: ConsoleVisit) -> Change {
        Change(
            calls: [PlannedCall("CreateIdentityPool", of: .identityPools, input: input)],
            differences: edit.changes.map { change in
                let written = input.value(at: change.setting.field.path) ?? change.after
                return Difference(name: change.setting.label, before: nil, after: written?.plain)
            },
            effect: visit.texts.identityPools.createEffect, fields: visit.typedFields(of: edit.settings),
            back: "/console/identity-pools",
            outcome: { output in
                let id = output["IdentityPoolId"]?.string ?? ""
                return .redirect("\(identityPoolAddress(id))/new-roles?done=CreateIdentityPool")
            })
    }

    /// Whether guests or a provider's users can have identities.
    private static func admitsAnyone(_ input: JSONObject) -> Bool {
        let lists = ["CognitoIdentityProviders", "OpenIdConnectProviderARNs", "SamlProviderARNs"]
        return input["AllowUnauthenticatedIdentities"]?.isTrue == true
            || input["DeveloperProviderName"] != nil
            || input["SupportedLoginProviders"]?.object?.members.isEmpty == false
            || lists.contains { name in
                guard case .array(let items)? = input[name] else { return false }
                return !items.isEmpty
            }
    }

    private func page(
        _ settings: [ModelledSetting], on visit: ConsoleVisit, status: Int, @MarkupBuilder problem: () -> Markup
    ) -> ConsoleResponse {
        let form = SettingsForm(settings: settings, stored: JSONObject(), visit: visit, keepsTyped: visit.isForm)
        return .page(
            ConsoleContent(.identityPools, title: title(visit), above: above(visit), status: status) {
                element("p", with: [.class("soft")]) { visit.texts.identityPools.createLead }
                problem()
                form.markup
            })
    }
}
