import Kernel
import Pages
import Wire
import WireRuntime

/// A kind of message as users of a pool get it, in one language or in all; it can be sent to try it.
struct MessagesPage: ConsolePage {
    let pattern = "/console/pools/{pool}/messages"
    let methods = ["GET", "POST"]

    func respond(to visit: ConsoleVisit) async throws -> ConsoleResponse {
        let texts = visit.texts.administration.messages
        _ = try await visit.pool(visit.pool)
        let showsAll = visit.query["language"] == "all"
        let choice = MessageChoice(visit.query)
        var outcome = Markup.empty
        var status = 200
        if visit.isForm {
            do { outcome = try await send(choice, on: visit) } catch let error as ServiceError {
                (outcome, status) = (visit.problem(error), error.code.status(in: .userPools))
            }
        }
        var previews: [Markup] = []
        for tag in showsAll ? visit.console.services.commands.looks.languages.map(Optional.some) : [choice.language] {
            let one = tag.map(choice.inLanguage) ?? choice
            let preview = try await visit.command("GetMessagePreview", on: Self.input(one, in: visit.pool))
            previews.append(shown(preview.object ?? JSONObject(), of: one, on: visit))
        }
        var content = ConsoleContent(.pools, title: texts.title, above: visit.abovePool, status: status) {
            visit.poolLinks(current: "messages")
            element("p", with: [.class("soft")]) { texts.lead }
            outcome
            chooser(choice, showsAll: showsAll, on: visit)
            if showsAll { element("p", with: [.class("soft")]) { texts.allLead } }
            element("div", with: [.class(showsAll ? "previews" : "preview")]) { Markup(all: previews) }
            if !showsAll { further(choice, on: visit) }
        }
        content.frames = true
        return .page(content)
    }

    static func input(_ choice: MessageChoice, in pool: UserPoolID) -> JSONObject {
        JSONObject([.init("sample", .object(choice.sample(in: pool)))])
    }

    private func chooser(_ choice: MessageChoice, showsAll: Bool, on visit: ConsoleVisit) -> Markup {
        let texts = visit.texts.administration.messages
        let languages = visit.console.services.commands.looks.languages
        let attributes = [
            Attribute.class("filter"), Attribute("method", value: "get"),
            Attribute("action", value: visit.poolAddress("messages")),
        ]
        return element("form", with: attributes) {
            visit.select(
                texts.kind, name: "kind",
                options: MessageChoice.Kind.allCases.map { ($0.rawValue, texts.kinds($0)) },
                chosen: choice.kind.rawValue)
            visit.select(
                texts.channel, name: "channel", options: [("email", texts.email), ("sms", texts.sms)],
                chosen: choice.isSMS ? "sms" : "email")
            visit.select(
                texts.language, name: "language",
                options: [("", texts.poolLanguage)] + languages.map { ($0, $0) } + [("all", texts.allLanguages)],
                chosen: showsAll ? "all" : choice.language ?? "")
            element("button", with: [.class("main")]) { texts.show }
        }
    }

    private func shown(_ message: JSONObject, of choice: MessageChoice, on visit: ConsoleVisit) -> Markup {
        let texts = visit.texts.administration.messages
        let name = choice.language ?? texts.poolLanguage
        let text = message["text"]?.string ?? ""
        return element("section", with: [.class("card"), .label(name)]) {
            element("h2") { name }
            visit.facts(
                [(texts.from, message["sender"]?.string), (texts.replyTo, message["replyTo"]?.string)].filter {
                    $0.1 != nil
                } + (choice.isSMS ? [] : [(texts.subject, message["subject"]?.string)]))
            if choice.isSMS {
                element("pre", with: [Attribute("dir", value: "auto")]) { text }
                element("p", with: [.class("soft")]) { texts.length(TextMessageLength(text)) }
            } else {
                element(
                    "iframe",
                    with: [
                        Attribute("sandbox", value: ""), Attribute("title", value: "\(texts.html): \(name)"),
                        .class("mail"), Attribute("loading", value: "lazy"),
                        Attribute("src", value: visit.poolAddress("message-frame", query: choice.query)),
                    ])
                element("details") {
                    element("summary") { texts.text }
                    element("pre", with: [Attribute("dir", value: "auto")]) { text }
                }
            }
        }
    }

    /// The form that sends it, and the ways to its texts.
    private func further(_ choice: MessageChoice, on visit: ConsoleVisit) -> Markup {
        let texts = visit.texts.administration.messages
        let setting = MessageSetting(choice, in: visit.pool)
        return markup {
            element("p", with: [.class("actions")]) {
                if let setting {
                    link(to: visit.poolAddress("settings/\(setting.section)")) { texts.edit }
                    link(to: visit.poolAddress("message-reset", query: choice.query)) { texts.reset }
                } else {
                    element("span", with: [.class("soft")]) { texts.noReset }
                }
            }
            element("h2") { texts.send }
            element("p", with: [.class("soft")]) { texts.sendLead }
            visit.form(to: visit.address, class: "filter") {
                element("div") {
                    element("label", with: [Attribute("for", value: "destination")]) { texts.destination }
                    emptyElement(
                        "input",
                        with: [
                            .type(choice.isSMS ? "tel" : "email"), .id("destination"), .name("destination"),
                            Attribute("required", isSet: true), .value(visit.form["destination"] ?? ""),
                        ])
                }
                element("button") { texts.send }
            }
            visit.copied(
                "martlet message preview \(choice.words) --pool \(visit.pool)\n"
                    + "martlet message test \(choice.words) \(texts.destination) --pool \(visit.pool)",
                id: "cli-message")
        }
    }

    private func send(_ choice: MessageChoice, on visit: ConsoleVisit) async throws -> Markup {
        let texts = visit.texts.administration.messages
        var input = Self.input(choice, in: visit.pool)
        let destination = visit.form["destination"] ?? ""
        input["destination"] = .string(destination)
        let outcome = try await visit.command("SendTestMessage", on: input)
        return element("p", with: [.class("notice"), Attribute("role", value: "status")]) {
            "\(destination): \(outcome == .string("sent") ? texts.sent : texts.queued)"
        }
    }
}

/// The HTML of a message, in a frame that runs nothing and loads nothing.
struct MessageFrame: ConsolePage {
    let pattern = "/console/pools/{pool}/message-frame"

    func respond(to visit: ConsoleVisit) async throws -> ConsoleResponse {
        let input = MessagesPage.input(MessageChoice(visit.query), in: visit.pool)
        let preview = try await visit.command("GetMessagePreview", on: input).object
        return .document(.mail(preview?["html"]?.string ?? ""))
    }
}

/// Gives a message its default texts again, after a review.
struct MessageResetPage: ConsolePage {
    let pattern = "/console/pools/{pool}/message-reset"
    let methods = ["GET", "POST"]

    func respond(to visit: ConsoleVisit) async throws -> ConsoleResponse {
        let texts = visit.texts.administration.messages
        let choice = MessageChoice(visit.query)
        guard let setting = MessageSetting(choice, in: visit.pool),
            let operation = visit.console.operation(
                setting.source.writing, of: ServiceName.userPools.signingName)
        else { throw ServiceError.invalidParameter(texts.noReset) }
        let source = setting.source
        let stored = source.writable(try await visit.read(source), by: operation.input)
        let after = setting.paths.reduce(stored) { $0.removing($1) }
        let input = try source.input(replacing: stored, by: after, shape: operation.input)
        return try await visit.make(
            Change(
                calls: [PlannedCall(source.writing, input: input)],
                differences: setting.paths.map { path in
                    Difference(name: path.name, before: stored.value(at: path)?.plain, after: nil)
                },
                effect: texts.resetEffect, fields: [],
                back: visit.poolAddress("messages", query: choice.query)),
            title: texts.reset,
            above: visit.abovePool + [(texts.title, visit.poolAddress("messages", query: choice.query))])
    }
}

extension ConsoleVisit {
    /// A choice between options, with its label, for a filter.
    func select(
        _ label: String, name: String, options: [(value: String, label: String)], chosen: String
    ) -> Markup {
        element("div") {
            element("label", with: [Attribute("for", value: name)]) { label }
            element("select", with: [.id(name), .name(name)]) {
                for option in options {
                    let isChosen = option.value.hasSameBytes(as: chosen)
                    element(
                        "option", with: [.value(option.value), Attribute("selected", isSet: isChosen)]
                    ) { option.label }
                }
            }
        }
    }
}
