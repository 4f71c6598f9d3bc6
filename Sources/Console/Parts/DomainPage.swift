import Kernel
import UserPoolsModel
import Wire
import WireRuntime

/// The domains of a pool, the question whether a prefix is free, and the form for a new one.
struct DomainPage: ConsolePage {
    let pattern = "/console/pools/{pool}/domain"
    let methods = ["GET", "POST"]

    private static let fields: [SettingField] = [
        SettingField("Domain", affects: .apps, isRequired: true),
        SettingField("CustomDomainConfig.CertificateArn", affects: .apps, owner: "CustomDomainConfig"),
    ]

    func respond(to visit: ConsoleVisit) async throws -> ConsoleResponse {
        let texts = visit.texts.domains
        let pool = try await visit.pool(visit.pool)
        let settings = Self.fields.modelled(by: CreateUserPoolDomainInput.shape)
        let above = visit.abovePool(called: pool.name)
        var problem = Markup.empty
        if visit.isForm {
            do { return try await make(settings, on: visit, above: above) } catch let error as ServiceError {
                problem = visit.problem(error)
            }
        }
        let availability = try await availability(on: visit)
        let form = SettingsForm(settings: settings, stored: JSONObject(), visit: visit, keepsTyped: visit.isForm)
        return .page(
            ConsoleContent(.pools, title: texts.title, above: above, status: visit.isForm ? 400 : 200) {
                visit.poolLinks(current: "domain")
                problem
                domain(pool.domain, label: "Domain", on: visit)
                domain(pool.customDomain, label: "CustomDomain", on: visit)
                element("h2") { texts.check }
                availability
                element("h2") { texts.create }
                form.markup
                element("p") {
                    visit.operationLink("UpdateUserPoolDomain", on: [("UserPoolId", visit.pool.rawValue)])
                }
            })
    }

    private func domain(_ domain: String?, label: String, on visit: ConsoleVisit) -> Markup {
        markup {
            visit.facts([(label, domain)])
            if let domain {
                element("p") {
                    link(to: visit.poolAddress("delete/domain", query: [("name", domain)])) {
                        visit.texts.parts.delete(domain)
                    }
                }
            }
        }
    }

    /// Whether the prefix in the address is free, and the form that asks.
    private func availability(on visit: ConsoleVisit) async throws -> Markup {
        let (texts, asked) = (visit.texts.domains, visit.query["check"])
        var result: Markup?
        if let asked {
            switch try await visit.result(DescribeUserPoolDomainInput(domain: asked), in: visit.pool.region) {
            case .success(let output):
                let isFree = output.domainDescription?.domain == nil
                result = element("p", with: [.class("notice"), Attribute("role", value: "status")]) {
                    isFree ? texts.free(asked) : texts.taken(asked)
                }
            case .failure(let error): result = visit.problem(error)
            }
        }
        return markup {
            if let result { result }
            visit.filter(to: visit.poolAddress("domain")) {
                element("div") {
                    element("label", with: [Attribute("for", value: "check")]) { texts.prefix }
                    emptyElement("input", with: [.id("check"), .name("check"), .value(asked ?? "")])
                }
                element("button") { texts.check }
            }
        }
    }

    private func make(
        _ settings: [ModelledSetting], on visit: ConsoleVisit, above: [(label: String, address: String)]
    ) async throws -> ConsoleResponse {
        let edit = try SettingsEdit(visit.form, of: settings, shown: JSONObject(), stored: JSONObject())
        let input = JSONObject(SettingsSource.named(visit.pool).members + edit.after.members)
        return try await visit.make(
            Change(
                calls: [PlannedCall("CreateUserPoolDomain", input: input)],
                differences: edit.changes.map {
                    Difference(name: $0.setting.name, before: nil, after: $0.after?.plain)
                },
                effect: visit.texts.domains.effect, fields: visit.typedFields(of: settings),
                back: visit.poolAddress("domain")),
            title: visit.texts.domains.create,
            above: above + [(visit.texts.domains.title, visit.poolAddress("domain"))])
    }
}
