import Kernel
import Wire
import WireRuntime

/// The form for the input of an operation, made from its model. The address fills it in, and so does a form that was
/// sent before; secrets are typed each time.
struct OperationForm {
    let operation: ExploredOperation
    let visit: ConsoleVisit

    private var texts: ConsoleTexts.Explorer { visit.texts.explorer }
    /// Whether the input is typed as JSON, and not field by field.
    private var writesJSON: Bool { visit.query["mode"] == "json" || visit.form.has(OperationPage.jsonField) }

    var markup: Markup {
        element("section") {
            element("h2") { texts.input }
            visit.form(to: visit.address) {
                if writesJSON { json } else { fields }
                region
                element("p", with: [.class("actions")]) {
                    element("button", with: [.class(operation.effect == .deletes ? "danger" : "main")]) { texts.send }
                    if writesJSON {
                        link(to: operation.address) { texts.asForm }
                    } else {
                        link(to: addressed(operation.address, query: [("mode", "json")])) { texts.asJSON }
                    }
                }
            }
        }
    }

    private var json: Markup {
        let given = visit.form.anyText(OperationPage.jsonField).flatMap { try? InputReader.input(json: $0) }
        let shown = given.map { JSON.object(Masking.masked($0, of: operation.input)).shown() } ?? "{}"
        return visit.field(texts.json, id: OperationPage.jsonField) {
            element(
                "textarea",
                with: [
                    .id(OperationPage.jsonField), .name(OperationPage.jsonField), Attribute("rows", value: "12"),
                    Attribute("spellcheck", value: "false"),
                ]
            ) { shown }
        }
    }

    /// Required fields come first; the others of a long form are folded, unless one has a value.
    private var fields: Markup {
        let all = InputField.fields(of: operation.input)
        let (required, others) = (all.filter(\.isRequired), all.filter { !$0.isRequired })
        let otherFields = Markup(all: others.map(field))
        return Console.markup {
            Markup(all: required.map(field))
            if required.isEmpty || others.isEmpty {
                otherFields
            } else {
                element(
                    "details",
                    with: [Attribute("open", isSet: others.count <= Self.maxUnfolded || hasValue(in: others))]
                ) {
                    element("summary") { texts.optional(others.count) }
                    otherFields
                }
            }
            if all.isEmpty { element("p") { texts.noInput } }
        }
    }

    private static let maxUnfolded = 8

    private func hasValue(in fields: [InputField]) -> Bool { fields.contains { value(of: $0) != nil } }

    private func value(of field: InputField) -> String? {
        visit.form.anyText(field.path) ?? visit.query.anyText(field.path)
    }

    private var region: Markup {
        guard visit.console.place.regions.count > 1 else { return .empty }
        let chosen = visit.form["region"] ?? visit.query["region"]
        return visit.field(texts.region, id: "region", hint: texts.regionHint) {
            select("region", of: visit.console.place.regions, chosen: chosen, isOptional: false, attributes: [])
        }
    }
}

extension OperationForm {
    private func field(_ field: InputField) -> Markup {
        visit.field(field.path + (field.isRequired ? " *" : ""), id: field.path, hint: hint(for: field)) {
            input(field)
        }
    }

    /// The kind of a field's values, and their limits.
    private func hint(for field: InputField) -> String {
        let limits =
            switch (field.shape.minimum, field.shape.maximum) {
            case (let minimum?, let maximum?): "\(minimum)–\(maximum)"
            case (let minimum?, nil): "≥ \(minimum)"
            case (nil, let maximum?): "≤ \(maximum)"
            case (nil, nil): ""
            }
        return [texts.kind(field.kind), limits].filter { !$0.isEmpty }.joined(separator: " · ")
    }

    private func input(_ field: InputField) -> Markup {
        let common = [
            Attribute.id(field.path), .name(field.path), Attribute("aria-describedby", value: "\(field.path)-hint"),
            Attribute("required", isSet: field.isRequired),
        ]
        let value = value(of: field) ?? ""
        switch field.kind {
        case .choice(let words):
            return select(field.path, of: words, chosen: value, isOptional: true, attributes: common)
        case .flag:
            return select(field.path, of: ["true", "false"], chosen: value, isOptional: true, attributes: common)
        case .text, .list, .map, .json:
            return element("textarea", with: common + [Attribute("spellcheck", value: "false")]) { value }
        case .secret:
            return emptyElement(
                "input", with: common + [.type("password"), Attribute("autocomplete", value: "new-password")])
        case .number:
            return emptyElement("input", with: common + [Attribute("inputmode", value: "numeric"), .value(value)])
        case .line, .time:
            return emptyElement("input", with: common + [Attribute("autocomplete", value: "off"), .value(value)])
        }
    }

    private func select(
        _ name: String, of words: [String], chosen: String?, isOptional: Bool, attributes: [Attribute]
    ) -> Markup {
        element("select", with: attributes.isEmpty ? [.id(name), .name(name)] : attributes) {
            if isOptional { element("option", with: [.value("")]) { "–" } }
            for word in words {
                element(
                    "option",
                    with: [
                        .value(word), Attribute("selected", isSet: chosen?.hasSameBytes(as: word) == true),
                    ]
                ) { word }
            }
        }
    }
}
