import Kernel
import Wire
import WireRuntime

/// One thing that a pool has: its settings, what is beside them, and the way to delete it.
struct PartPage: ConsolePage {
    let part: PoolPart

    var pattern: String { "/console/pools/{pool}/\(part.name)" }
    let methods = ["GET", "POST"]

    func answer(to visit: ConsoleVisit) async throws -> ConsoleResponse {
        let text = visit.texts.parts.part(part.name)
        let name = try visit.partName
        let source = part.source(name, visit.pool)
        let one = try await visit.read(source)
        return try await visit.edit(
            SettingsPlan(
                source: source, fields: try await part.fields(one, visit), title: name, lead: text.lead,
                above: visit.abovePool + [(text.title, visit.poolAddress(part.list))],
                back: part.address(of: name, on: visit),
                further: markup {
                    part.further(name, visit)
                    visit.deletion(of: part.name, named: name)
                }))
    }
}

extension ConsoleVisit {
    /// The name of a part in the address.
    var partName: String {
        get throws {
            guard let name = query.anyText("name") else { throw ServiceError.invalidParameter(texts.parts.none) }
            return name
        }
    }
}

/// The form that makes a part of a pool.
struct NewPartPage: ConsolePage {
    let part: PoolPart

    var pattern: String { "/console/pools/{pool}/new-\(part.name)" }
    let methods = ["GET", "POST"]

    func answer(to visit: ConsoleVisit) async throws -> ConsoleResponse {
        guard let operation = visit.console.operation(part.creating, of: ServiceName.userPools.signingName) else {
            throw ServiceError(.resourceNotFound, visit.texts.explorer.noSuchOperation)
        }
        var fixed = SettingsSource.named(visit.pool)
        for name in part.given { fixed[name] = visit.query[name].map(JSON.string) }
        let naming = SettingField(SettingPath([part.naming]), affects: .operators, isRequired: true)
        let settings = ([naming] + (try await part.fields(fixed, visit))).modelled(by: operation.input)
        guard visit.isForm else { return page(settings, on: visit, status: 200) { Markup.empty } }
        do {
            let edit = try SettingsEdit(visit.form, of: settings, shown: JSONObject(), stored: JSONObject())
            let name = edit.after[part.naming]?.string ?? ""
            let input = JSONObject(fixed.members + edit.after.members)
            return try await visit.make(
                Change(
                    calls: [PlannedCall(part.creating, input: input)],
                    differences: edit.changes.map { change in
                        Difference(
                            name: change.setting.name, before: nil,
                            after: change.setting.isSecret ? Masking.mask : change.after?.plain)
                    },
                    effect: visit.texts.parts.part(part.name).effect, fields: visit.typedFields(of: settings),
                    back: part.address(of: name, on: visit)),
                title: part.creating, above: above(visit) + [(part.creating, visit.address)])
        } catch let error as ServiceError {
            return page(settings, on: visit, status: error.code.status(in: .userPools)) { visit.problem(error) }
        }
    }

    private func above(_ visit: ConsoleVisit) -> [(label: String, address: String)] {
        visit.abovePool + [(visit.texts.parts.part(part.name).title, visit.poolAddress(part.list))]
    }

    private func page(
        _ settings: [ModelledSetting], on visit: ConsoleVisit, status: Int, @MarkupBuilder problem: () -> Markup
    ) -> ConsoleResponse {
        let form = SettingsForm(settings: settings, stored: JSONObject(), visit: visit, keepsTyped: visit.isForm)
        return .page(
            ConsoleContent(.pools, title: part.creating, above: above(visit), status: status) {
                problem()
                form.markup
            })
    }
}
