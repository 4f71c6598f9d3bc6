import Kernel
import Pages
import UserPoolsModel
import Wire
import WireRuntime

/// A message as users of a pool get it, in one language or in all, and a form that sends it to try it.
struct MessagesPage: ConsolePage {
    let pattern = "/console/pools/{pool}/messages"
    let methods = ["GET", "POST"]

    func respond(to visit: ConsoleVisit) async throws -> ConsoleResponse {
        let texts = visit.texts.administration.messages
        // A pool that is missing, or that the caller may not read, is refused before the command is used.
        let above = visit.abovePool(called: try await visit.pool(visit.pool).name)
        let showsAll = visit.query["language"] == "all"
        let choice = MessageChoice(visit.query)
        var outcome = Markup.empty
        var status = 200
        if visit.isForm {
            do { outcome = try await send(choice, on: visit) } catch let error as ServiceError {
                (outcome, status) = (visit.problem(error), error.code.status(in: .userPools))
            }
        }
        let languages = visit.console.services.commands.looks.languages
        let previews = try await previews(of: showsAll ? languages.map(choice.inLanguage) : [choice], on: visit)
        var content = ConsoleContent(.pools, title: texts.title, above: above, status: status) {
            visit.poolLinks(current: "messages")
            element("p", with: [.class("soft")]) { texts.lead }
            outcome
            chooser(choice, showsAll: showsAll, on: visit)
            if showsAll { element("p", with: [.class("soft")]) { texts.allLead } }
            element("div", with: [.class(showsAll ? "previews" : "preview")]) { previews }
            if !showsAll {
                settingLinks(of: choice, on: visit)
                sendForm(for: choice, on: visit)
            }
        }
        content.frames = true
        return .page(content)
    }

    /// The input of the commands that show and send a message.
    static func input(_ choice: MessageChoice, in pool: UserPoolID) -> JSONObject {
        JSONObject([.init("sample", .object(choice.sample(in: pool)))])
    }

    private func chooser(_ choice: MessageChoice, showsAll: Bool, on visit: ConsoleVisit) -> Markup {
        let texts = visit.texts.administration.messages
        let languages = visit.console.services.commands.looks.languages
        return visit.filter(to: visit.poolAddress("messages")) {
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

    private func previews(of choices: [MessageChoice], on visit: ConsoleVisit) async throws -> Markup {
        var previews: [Markup] = []
        for choice in choices {
            let message = try await visit.command("GetMessagePreview", on: Self.input(choice, in: visit.pool))
            previews.append(preview(of: choice, as: message.object ?? JSONObject(), on: visit))
        }
        return Markup(all: previews)
    }

    /// - Parameter message: The output of the command that shows it.
    private func preview(of choice: MessageChoice, as message: JSONObject, on visit: ConsoleVisit) -> Markup {
        let texts = visit.texts.administration.messages
        let name = choice.language ?? texts.poolLanguage
        let text = message["text"]?.string ?? ""
        return element("section", with: [.class("card"), .label(name)]) {
            element("h2") { name }
            visit.facts(headers(of: message, choice: choice, texts: texts))
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

    /// The header fields of a message: those of the sender if they are set, and the subject of an e-mail.
    private func headers(
        of message: JSONObject, choice: MessageChoice, texts: ConsoleTexts.Messages
    ) -> [(name: String, value: String?)] {
        let senders = [
            (name: texts.from, value: message["sender"]?.string),
            (name: texts.replyTo, value: message["replyTo"]?.string),
        ]
        let subject = choice.isSMS ? [] : [(name: texts.subject, value: message["subject"]?.string)]
        return senders.filter { $0.value != nil } + subject
    }

    /// Links to the settings of the message's texts.
    private func settingLinks(of choice: MessageChoice, on visit: ConsoleVisit) -> Markup {
        let texts = visit.texts.administration.messages
        return element("p", with: [.class("actions")]) {
            if let setting = MessageSetting(choice, in: visit.pool) {
                link(to: visit.poolAddress("settings/\(setting.section)")) { texts.edit }
                link(to: visit.poolAddress("message-reset", query: choice.query)) { texts.reset }
            } else {
                element("span", with: [.class("soft")]) { texts.noReset }
            }
        }
    }

    /// The form that sends the message, and the command that does the same.
    private func sendForm(for choice: MessageChoice, on visit: ConsoleVisit) -> Markup {
        let texts = visit.texts.administration.messages
        return markup {
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

    /// Sends the message to the destination in the form.
    ///
    /// - Returns: Whether it was sent or is in the outbox.
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

/// The HTML of a message, for a frame in which no script runs and nothing is loaded.
struct MessageFrame: ConsolePage {
    let pattern = "/console/pools/{pool}/message-frame"

    func respond(to visit: ConsoleVisit) async throws -> ConsoleResponse {
        let input = MessagesPage.input(MessageChoice(visit.query), in: visit.pool)
        let preview = try await visit.command("GetMessagePreview", on: input).object
        return .document(.mail(preview?["html"]?.string ?? ""))
    }
}
