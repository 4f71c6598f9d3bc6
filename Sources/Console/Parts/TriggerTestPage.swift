import Kernel
import Pages
import UserPoolsModel
import Wire
import WireRuntime

/// Calls the function of a trigger with an event, and shows event and response. Nothing in the pool changes.
struct TriggerTestPage: ConsolePage {
    let pattern = "/console/pools/{pool}/trigger-test"
    let methods = ["GET", "POST"]

    private static let maxEventBytes = 262_144

    func respond(to visit: ConsoleVisit) async throws -> ConsoleResponse {
        let texts = visit.texts.triggers
        let pool = try await visit.pool(visit.pool)
        let triggers = Self.triggers(of: pool)
        var outcome = Markup.empty
        var status = 200
        if visit.isForm {
            do { outcome = shown(try await call(on: visit), on: visit) } catch let error as ServiceError {
                (outcome, status) = (visit.problem(error), error.code.status(in: .userPools))
            }
        }
        let settings = visit.texts.settings
        return .page(
            ConsoleContent(
                .pools, title: texts.title,
                above: visit.abovePool(called: pool.name) + [
                    (settings.title, visit.poolAddress("settings")),
                    (settings.section("triggers").title, visit.poolAddress("settings/triggers")),
                ], status: status
            ) {
                element("p", with: [.class("soft")]) { texts.lead }
                outcome
                if triggers.isEmpty { element("p") { texts.none } } else { form(triggers, on: visit) }
            })
    }

    /// The triggers of a pool that have a function.
    private static func triggers(of pool: UserPoolType) -> [String] {
        let fields = pool.lambdaConfig.flatMap { try? JSONReader.read($0.jsonBytes, limits: .trusted).object }
        return (fields ?? JSONObject()).members.map(\.name)
            .filter { !["KMSKeyID", "PreTokenGenerationConfig"].contains($0) }
    }

    private func call(on visit: ConsoleVisit) async throws -> TriggerCallView {
        let event = visit.form.anyText("event")
        guard (event ?? "").utf8.count <= Self.maxEventBytes else {
            throw ServiceError.invalidParameter(visit.texts.triggers.tooLong)
        }
        let trial = ConsoleServices.TriggerTrial(
            trigger: visit.form["trigger"] ?? "", pool: visit.pool, event: event)
        return try await visit.use("InvokeTrigger") { try await $0.invoke(trial) }
    }

    private func form(_ triggers: [String], on visit: ConsoleVisit) -> Markup {
        let texts = visit.texts.triggers
        return visit.form(to: visit.address) {
            visit.field(texts.trigger, id: "trigger") {
                element("select", with: [.id("trigger"), .name("trigger")]) {
                    for name in triggers {
                        let isChosen = visit.form["trigger"]?.hasSameBytes(as: name) == true
                        element("option", with: [.value(name), Attribute("selected", isSet: isChosen)]) { name }
                    }
                }
            }
            visit.field(texts.event, id: "event", hint: texts.eventHint) {
                element(
                    "textarea",
                    with: [
                        .id("event"), .name("event"), Attribute("rows", value: "10"),
                        Attribute("aria-describedby", value: "event-hint"), Attribute("spellcheck", value: "false"),
                    ]
                ) { visit.form.anyText("event") ?? "" }
            }
            element("button", with: [.class("main")]) { texts.send }
        }
    }

    private func shown(_ call: TriggerCallView, on visit: ConsoleVisit) -> Markup {
        let texts = visit.texts.triggers
        return element("section", with: [.class("card"), .id("answer")]) {
            if let problem = call.problem {
                element("p", with: [.class("alert"), Attribute("role", value: "alert")]) { problem }
            }
            visit.facts([
                (texts.trigger, call.trigger), (texts.function, call.function), (texts.began, call.began),
                (texts.duration, "\(call.milliseconds) ms"),
            ])
            element("h2") { texts.event }
            visit.copied(Self.pretty(call.event), id: "event-sent")
            element("h2") { texts.response }
            visit.copied(Self.pretty(call.response), id: "event-answer")
        }
    }

    /// JSON with a line for each member; other texts as they are.
    private static func pretty(_ text: String) -> String {
        (try? JSONReader.read(Array(text.utf8)).shown()) ?? text
    }
}

/// Asks a provider what it says before a user signs in.
struct ProviderCheckPage: ConsolePage {
    let pattern = "/console/pools/{pool}/provider-check"
    let methods = ["GET", "POST"]

    func respond(to visit: ConsoleVisit) async throws -> ConsoleResponse {
        let (texts, name, pool) = (visit.texts.checks, try visit.partName, visit.pool)
        let providers = visit.texts.parts.part("provider").title
        let found = visit.isForm ? try await visit.use("GetProviderCheck") { try await $0.check(name, pool) } : []
        return .page(
            ConsoleContent(
                .pools, title: texts.title,
                above: visit.abovePool + [
                    (providers, visit.poolAddress("providers")),
                    (name, visit.poolAddress("provider", query: [("name", name)])),
                ]
            ) {
                element("p", with: [.class("soft")]) { texts.lead }
                if !found.isEmpty { visit.facts(found.map { ($0.name, $0.value) }) }
                visit.form(to: visit.address) { element("button", with: [.class("main")]) { texts.send } }
            })
    }
}
