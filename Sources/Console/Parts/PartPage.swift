import Kernel
import Wire
import WireRuntime

/// One thing that a pool has: its settings, what is beside them, and the way to delete it.
struct PartPage: ConsolePage {
    let part: PoolPart

    var pattern: String { "\(part.place.pattern)/\(part.name)" }
    let methods = ["GET", "POST"]

    func respond(to visit: ConsoleVisit) async throws -> ConsoleResponse {
        let text = visit.texts.parts.part(part.name)
        let name = try visit.partName
        let source = part.source(name, visit.pool)
        let one = try await visit.read(source)
        let further = try await part.further(name, visit)
        let list = part.place.address(part.list, on: visit)
        return try await visit.edit(
            SettingsPlan(
                source: source, fields: try await part.fields(one, visit), title: name, lead: text.lead,
                above: part.place.above(visit) + [(text.title, list)],
                back: part.mayBeRenamed ? list : part.address(of: name, on: visit),
                further: markup {
                    further
                    visit.deletion(of: part.name, named: name, in: part.place)
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

    var pattern: String { "\(part.place.pattern)/new-\(part.name)" }
    let methods = ["GET", "POST"]

    func respond(to visit: ConsoleVisit) async throws -> ConsoleResponse {
        guard let operation = visit.console.operation(part.creating, of: part.place.service.signingName) else {
            throw ServiceError(.resourceNotFound, visit.texts.explorer.noSuchOperation)
        }
        var fixed = part.place.identity(on: visit)
        for name in part.given { fixed[name] = visit.query[name].map(JSON.string) }
        let naming = SettingField(SettingPath([part.naming]), affects: .operators, isRequired: true)
        let own = if let fields = part.newFields { fields } else { try await part.fields(fixed, visit) }
        let settings = ([naming] + own).modelled(by: operation.input)
        guard visit.isForm else { return page(settings, on: visit, status: 200) { Markup.empty } }
        do {
            let edit = try SettingsEdit(visit.form, of: settings, shown: JSONObject(), stored: JSONObject())
            let name = edit.after[part.naming]?.string ?? ""
            let input = JSONObject(fixed.members + edit.after.members)
            return try await visit.make(
                Change(
                    calls: [PlannedCall(part.creating, of: part.place.service, input: input)],
                    differences: edit.changes.map { change in
                        Difference(
                            name: change.setting.name, before: nil,
                            after: change.setting.isSecret ? Masking.mask : change.after?.plain)
                    },
                    effect: visit.texts.parts.part(part.name).effect, fields: visit.typedFields(of: settings),
                    back: part.address(of: name, on: visit),
                    outcome: { output in
                        let address = part.address(of: part.created(output) ?? name, on: visit)
                        return .redirect("\(address)&done=\(part.creating)")
                    }),
                title: visit.texts.parts.part(part.name).create,
                above: above(visit) + [(visit.texts.parts.part(part.name).create, visit.address)])
        } catch let error as ServiceError {
            return page(settings, on: visit, status: error.code.status(in: part.place.service)) { visit.problem(error) }
        }
    }

    private func above(_ visit: ConsoleVisit) -> [(label: String, address: String)] {
        part.place.above(visit)
            + [(visit.texts.parts.part(part.name).title, part.place.address(part.list, on: visit))]
    }

    private func page(
        _ settings: [ModelledSetting], on visit: ConsoleVisit, status: Int, @MarkupBuilder problem: () -> Markup
    ) -> ConsoleResponse {
        let form = SettingsForm(settings: settings, stored: JSONObject(), visit: visit, keepsTyped: visit.isForm)
        return .page(
            ConsoleContent(
                visit.section, title: visit.texts.parts.part(part.name).create, above: above(visit), status: status
            ) {
                problem()
                form.markup
            })
    }
}
