import Kernel
import UserPoolsModel
import Wire
import WireRuntime

/// The events of a user with the reasons of their risk. Operators mark each as the user's own or not.
struct ProtectionPage: ConsolePage {
    let pattern = "/console/pools/{pool}/protection"
    let methods = ["GET", "POST"]

    private static let pageLength = 30
    /// How many of the latest events the command that knows reasons is asked for.
    private static let explainedEvents = 60

    func respond(to visit: ConsoleVisit) async throws -> ConsoleResponse {
        let texts = visit.texts.administration.protection
        let name = visit.query.anyText("username").map(Username.init(rawValue:))
        if visit.isForm, let name, let change = change(of: name, on: visit) {
            return try await visit.make(
                change, title: texts.feedback,
                above: visit.abovePool + [(texts.title, visit.poolAddress("protection"))])
        }
        let pool = try await visit.pool(visit.pool)
        let events = if let name { try await self.events(of: name, on: visit) } else { Markup.empty }
        return .page(
            ConsoleContent(.pools, title: texts.title, above: visit.abovePool(called: pool.name)) {
                visit.poolLinks(current: "protection")
                element("p", with: [.class("soft")]) { texts.lead }
                visit.facts([("AdvancedSecurityMode", pool.userPoolAddOns?.advancedSecurityMode.rawValue ?? "OFF")])
                element("p", with: [.class("actions")]) {
                    for section in ["protection", "risk", "logs"] {
                        link(to: visit.poolAddress("settings/\(section)")) {
                            visit.texts.settings.section(section).title
                        }
                    }
                }
                chooser(name, on: visit)
                events
            })
    }

    private func chooser(_ name: Username?, on visit: ConsoleVisit) -> Markup {
        let texts = visit.texts.administration.protection
        return visit.filter(to: visit.poolAddress("protection")) {
            element("div") {
                element("label", with: [Attribute("for", value: "username")]) { texts.user }
                emptyElement("input", with: [.id("username"), .name("username"), .value(name?.rawValue ?? "")])
            }
            element("button") { texts.find }
        }
    }

    private func events(of name: Username, on visit: ConsoleVisit) async throws -> Markup {
        let texts = visit.texts.administration.protection
        let input = AdminListUserAuthEventsInput(
            maxResults: Self.pageLength, nextToken: visit.query["next"], userPoolId: visit.pool, username: name)
        let listed: AdminListUserAuthEventsOutput
        switch try await visit.result(input, in: visit.pool.region) {
        case .success(let output): listed = output
        case .failure(let error): return visit.problem(error)
        }
        let reasons = try await reasons(of: name, on: visit)
        let events = listed.authEvents ?? []
        guard !events.isEmpty else { return element("p") { texts.none } }
        return markup {
            visit.table([
                texts.time, texts.event, texts.response, texts.risk, texts.reasons, texts.from, texts.feedback,
                texts.action,
            ]) { for event in events { row(event, reasons: reasons, on: visit) } }
            if !visit.administersServer { element("p", with: [.class("soft")]) { texts.accountOnly } }
            visit.paging(
                visit.poolAddress("protection"), query: [("username", name.rawValue)], next: listed.nextToken)
        }
    }

    /// The reasons of the latest events, by the ids of these; none for callers who do not administer the server. Older
    /// events are shown without reasons.
    private func reasons(of name: Username, on visit: ConsoleVisit) async throws -> [String: [String]] {
        guard visit.administersServer else { return [:] }
        let input = JSONObject([
            .init("pool", .string(visit.pool.rawValue)), .init("username", .string(name.rawValue)),
            .init("limit", .integer(Int64(Self.explainedEvents))),
        ])
        let events = (try? await visit.commandResult("ListAuthEvents", on: input).get())?.objects ?? []
        let reasons = events.compactMap { event in
            event["id"]?.string.map { ($0, event["reasons"]?.texts ?? []) }
        }
        return Dictionary(reasons) { first, _ in first }
    }

    private func row(_ event: AuthEventType, reasons: [String: [String]], on visit: ConsoleVisit) -> Markup {
        let texts = visit.texts.administration.protection
        let (risk, origin) = (event.eventRisk, event.eventContextData)
        let risks = [
            risk?.riskDecision?.rawValue, risk?.riskLevel?.rawValue,
            risk?.compromisedCredentialsDetected == true ? "CompromisedCredentials" : nil,
        ]
        return element("tr") {
            element("th", with: [.scope("row")]) { visit.time(event.creationDate) }
            element("td") { event.eventType?.rawValue ?? "–" }
            element("td") { event.outcome }
            element("td") { risks.compactMap(\.self).joined(separator: ", ") }
            element("td") { (reasons[event.eventId ?? ""] ?? []).map(texts.reason).joined(separator: " ") }
            element("td") { [origin?.ipAddress, origin?.deviceName].compactMap(\.self).joined(separator: ", ") }
            element("td") {
                event.eventFeedback.map { "\($0.feedbackValue.rawValue), \($0.provider)" } ?? "–"
            }
            element("td") {
                for value in [FeedbackValueType.valid, .invalid] {
                    visit.button(
                        value == .valid ? texts.markValid : texts.markInvalid, to: visit.address,
                        sending: [("event", event.eventId ?? ""), ("value", value.rawValue)])
                }
            }
        }
    }

    /// The mark that a form gives an event; nil if it gives none.
    private func change(of name: Username, on visit: ConsoleVisit) -> Change? {
        let texts = visit.texts.administration.protection
        guard let id = visit.form["event"], let value = visit.form["value"] else { return nil }
        let feedback = FeedbackValueType(rawValue: value)
        return Change(
            calls: [
                PlannedCall(
                    AdminUpdateAuthEventFeedbackInput(
                        eventId: id, feedbackValue: feedback, userPoolId: visit.pool, username: name))
            ],
            differences: [Difference(name: id, before: nil, after: feedback.rawValue)], effect: texts.effect,
            fields: [(name: "event", value: id), ("value", value)],
            back: visit.poolAddress("protection", query: [("username", name.rawValue)]))
    }
}

extension AuthEventType {
    /// The response to the event, and to each of its challenges.
    var outcome: String {
        let challenges = (challengeResponses ?? []).compactMap { challenge in
            challenge.challengeName.map { "\($0.rawValue): \(challenge.challengeResponse?.rawValue ?? "–")" }
        }
        let response = eventResponse?.rawValue ?? "–"
        return challenges.isEmpty ? response : "\(response) (\(challenges.joined(separator: ", ")))"
    }
}
