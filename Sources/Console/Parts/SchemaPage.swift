import Kernel
import UserPoolsModel
import Wire
import WireRuntime

/// The attributes that users of a pool have, and the form that adds one for ever.
struct SchemaPage: ConsolePage {
    let pattern = "/console/pools/{pool}/schema"
    let methods = ["GET", "POST"]

    /// The settings of an attribute, those of its limits by the kind of its values.
    private static let fields: [SettingField] = [
        SettingField("Name", affects: .operators, isRequired: true, text: "Schema.Name"),
        SettingField("AttributeDataType", affects: .operators, isRequired: true),
        SettingField("Mutable", affects: .operators, isRequired: true),
        SettingField("StringAttributeConstraints.MinLength", affects: .operators, style: .line),
        SettingField("StringAttributeConstraints.MaxLength", affects: .operators, style: .line),
        SettingField("NumberAttributeConstraints.MinValue", affects: .operators, style: .line),
        SettingField("NumberAttributeConstraints.MaxValue", affects: .operators, style: .line),
    ]

    func respond(to visit: ConsoleVisit) async throws -> ConsoleResponse {
        let texts = visit.texts.schema
        let pool = try await visit.pool(visit.pool)
        let settings = Self.fields.modelled(by: SchemaAttributeType.shape)
        let above = visit.abovePool(called: pool.name)
        var problem = Markup.empty
        if visit.isForm {
            do { return try await make(settings, on: visit, above: above) } catch let error as ServiceError {
                problem = visit.problem(error)
            }
        }
        let form = SettingsForm(settings: settings, stored: JSONObject(), visit: visit, keepsTyped: visit.isForm)
        return .page(
            ConsoleContent(.pools, title: texts.title, above: above, status: visit.isForm ? 400 : 200) {
                element("p", with: [.class("soft")]) { texts.lead }
                table(of: pool, on: visit)
                element("h2") { texts.add }
                problem
                form.markup
            })
    }

    private func table(of pool: UserPoolType, on visit: ConsoleVisit) -> Markup {
        let aliases = (pool.aliasAttributes ?? []).map(\.rawValue) + (pool.usernameAttributes ?? []).map(\.rawValue)
        return visit.table(["Name", "AttributeDataType", "Required", "Alias", "Mutable", "Min", "Max"]) {
            for attribute in pool.schemaAttributes ?? [] {
                let name = attribute.name ?? ""
                let (text, number) = (attribute.stringAttributeConstraints, attribute.numberAttributeConstraints)
                element("tr") {
                    element("th", with: [.scope("row")]) { name }
                    element("td") { attribute.attributeDataType?.rawValue ?? "–" }
                    element("td") { attribute.required == true ? "true" : "–" }
                    element("td") { aliases.contains { $0.hasSameBytes(as: name) } ? "true" : "–" }
                    element("td") { attribute.mutable == false ? "–" : "true" }
                    element("td") { text?.minLength ?? number?.minValue ?? "–" }
                    element("td") { text?.maxLength ?? number?.maxValue ?? "–" }
                }
            }
        }
    }

    private func make(
        _ settings: [ModelledSetting], on visit: ConsoleVisit, above: [(label: String, address: String)]
    ) async throws -> ConsoleResponse {
        let edit = try SettingsEdit(visit.form, of: settings, shown: JSONObject(), stored: JSONObject())
        var input = SettingsSource.named(visit.pool)
        input["CustomAttributes"] = .array([.object(edit.after)])
        return try await visit.make(
            Change(
                calls: [PlannedCall("AddCustomAttributes", input: input)],
                differences: edit.changes.map {
                    Difference(name: $0.setting.name, before: nil, after: $0.after?.plain)
                },
                effect: visit.texts.schema.effect, fields: visit.typedFields(of: settings),
                back: visit.poolAddress("schema"),
                grade: .irreversible, typed: edit.after["Name"]?.string),
            title: visit.texts.schema.add,
            above: above + [(visit.texts.schema.title, visit.poolAddress("schema"))])
    }
}
