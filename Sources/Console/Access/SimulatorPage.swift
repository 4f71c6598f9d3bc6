import Kernel
import Policies
import Wire
import WireRuntime

/// Whether policies allow requests, which statements decide, and which would decide otherwise.
struct SimulatorPage: ConsolePage {
    let pattern = "/console/access/simulator"
    let methods = ["GET", "POST"]

    func respond(to visit: ConsoleVisit) async throws -> ConsoleResponse {
        let texts = visit.texts.access
        var (results, status) = (Markup.empty, 200)
        if visit.isForm {
            do { results = try await simulated(on: visit) } catch let error as ServiceError {
                (results, status) = (visit.problem(error), error.code.status(in: .iam))
            }
        }
        return .page(
            ConsoleContent(.access, title: texts.simulator, above: visit.aboveAccess, status: status) {
                visit.accessLinks(current: "simulator")
                element("p", with: [.class("soft")]) { texts.simulatorLead }
                results
                form(on: visit)
            })
    }

    private func form(on visit: ConsoleVisit) -> Markup {
        let texts = visit.texts.access
        return visit.form(to: visit.address) {
            visit.field(texts.principal, id: "principal", hint: texts.principalHint) {
                emptyElement(
                    "input",
                    with: [
                        .id("principal"), .name("principal"), Attribute("autocomplete", value: "off"),
                        .value(visit.form.anyText("principal") ?? visit.query.anyText("principal") ?? ""),
                        Attribute("aria-describedby", value: "principal-hint"),
                    ])
            }
            area("document", label: texts.document, hint: texts.documentHint, on: visit)
            area("actions", label: texts.actions, hint: texts.actionsHint, on: visit)
            area("resources", label: texts.resources, hint: texts.resourcesHint, on: visit)
            area("context", label: texts.context, hint: texts.contextHint, on: visit)
            element("button", with: [.class("main")]) { texts.simulation }
        }
    }

    private func area(_ name: String, label: String, hint: String, on visit: ConsoleVisit) -> Markup {
        visit.field(label, id: name, hint: hint) {
            element(
                "textarea",
                with: [
                    .id(name), .name(name), Attribute("spellcheck", value: "false"),
                    Attribute("aria-describedby", value: "\(name)-hint"),
                ]
            ) { visit.form.anyText(name) ?? visit.query.anyText(name) ?? "" }
        }
    }

    private func simulated(on visit: ConsoleVisit) async throws -> Markup {
        let question = try SimulatorQuestion(visit.form, texts: visit.texts.access)
        let output = try await visit.read(question.call)
        var documents = SimulatedDocuments()
        if let principal = question.principal { try await documents.addAll(of: principal, on: visit) }
        documents.add(question.document)
        let shown = SimulationView(question: question, documents: documents, visit: visit)
        return markup {
            shown.markup(output)
            visit.sameReading(question.call)
        }
    }
}

/// What the form of the simulator asks.
struct SimulatorQuestion: Sendable {
    /// The ARN of a user or role; nil to try a document alone.
    let principal: String?
    let document: String?
    let actions: [String]
    let resources: [String]
    /// Context keys with their values.
    let context: [(key: String, value: [String])]

    /// - Throws: `ServiceError` if there is nothing to decide, or a line of the context has no `=`.
    init(_ form: QueryParameters, texts: ConsoleTexts.Access) throws {
        principal = form.anyText("principal")
        document = form.anyText("document").map(InputReader.unixLines)
        actions = InputReader.lines(form.anyText("actions") ?? "")
        resources = InputReader.lines(form.anyText("resources") ?? "")
        var context: [(key: String, value: [String])] = []
        for line in InputReader.lines(form.anyText("context") ?? "") {
            guard let cut = line.utf8.firstIndex(of: UInt8(ascii: "=")) else {
                throw ServiceError.invalidParameter(texts.contextHint)
            }
            let (key, value) = (String(line[..<cut]), String(line[line.utf8.index(after: cut)...]))
            if let place = context.firstIndex(where: { $0.key.hasSameBytes(as: key) }) {
                context[place].value.append(value)
            } else {
                context.append((key, [value]))
            }
        }
        self.context = context
        guard principal != nil || document != nil, !actions.isEmpty else {
            throw ServiceError.invalidParameter(texts.nothingToSimulate)
        }
    }

    /// The actions on a page.
    private static let maxActions: Int64 = 25

    /// The operation that decides.
    var call: PlannedCall {
        var input = JSONObject()
        input["PolicySourceArn"] = principal.map(JSON.string)
        if let document { input["PolicyInputList"] = .array([.string(document)]) }
        input["ActionNames"] = .array(actions.map(JSON.string))
        input["MaxItems"] = .integer(Self.maxActions)
        if !resources.isEmpty { input["ResourceArns"] = .array(resources.map(JSON.string)) }
        if !context.isEmpty {
            input["ContextEntries"] = .array(
                context.map { key, values in
                    .object(
                        JSONObject([
                            .init("ContextKeyName", .string(key)),
                            .init("ContextKeyType", .string(values.count > 1 ? "stringList" : "string")),
                            .init("ContextKeyValues", .array(values.map(JSON.string))),
                        ]))
                })
        }
        return PlannedCall(
            principal == nil ? "SimulateCustomPolicy" : "SimulatePrincipalPolicy", of: .iam, input: input)
    }
}

/// The documents that a simulation decides by, as far as the caller may read them.
struct SimulatedDocuments: Sendable {
    /// By the names that simulations give them.
    private(set) var identity: [(id: String, text: String)] = []
    private(set) var boundary: (id: String, text: String)?
    /// What could not be read.
    private(set) var unread: [String] = []

    /// The document in the form.
    mutating func add(_ text: String?) {
        if let text { identity.append(("PolicyInputList.1", text)) }
    }

    /// The policies of a user or role.
    mutating func addAll(of arn: String, on visit: ConsoleVisit) async throws {
        let path = Substring(arn.utf8.drop { $0 != UInt8(ascii: "/") }.dropFirst())
        let name = path.utf8.split(separator: UInt8(ascii: "/")).last.map { String(Substring($0)) } ?? ""
        let isRole = arn.utf8.split(separator: UInt8(ascii: ":")).last?.starts(with: "role/".utf8) == true
        let kind = isRole ? AccessSections.Kind.role : .user
        let identity = JSONObject([.init(kind.member, .string(name))])
        func call(_ operation: String) -> PlannedCall { PlannedCall(operation, of: .iam, input: identity) }
        for policy in try await listed(call("List\(kind.rawValue)Policies"), on: visit)["PolicyNames"]?.texts ?? [] {
            let source = SettingsSource.inlinePolicy(policy, kind: kind, name: name)
            let found = try await listed(source.readingCall, on: visit)
            guard let text = found["PolicyDocument"]?.string else { continue }
            self.identity.append(("\(isRole ? "role" : "user")_\(name)_\(policy)", EncodedPolicy.decoded(text)))
        }
        let attached = try await listed(call("ListAttached\(kind.rawValue)Policies"), on: visit)
        for policy in attached["AttachedPolicies"]?.objects ?? [] {
            guard let arn = policy["PolicyArn"]?.string, let text = try await document(of: arn, on: visit) else {
                continue
            }
            self.identity.append((policy["PolicyName"]?.string ?? arn, text))
        }
        let entity = try await listed(call("Get\(kind.rawValue)"), on: visit)[kind.rawValue]?.object
        if let arn = entity?.value(at: "PermissionsBoundary.PermissionsBoundaryArn")?.string,
            let text = try await document(of: arn, on: visit)
        {
            boundary = (arn, text)
        }
    }

    private mutating func document(of arn: String, on visit: ConsoleVisit) async throws -> String? {
        let policy = try await listed(
            PlannedCall("GetPolicy", of: .iam, input: JSONObject(texts: ["PolicyArn": arn])), on: visit)
        guard let version = policy.value(at: "Policy.DefaultVersionId")?.string else { return nil }
        let found = try await listed(SettingsSource.policy(arn, version: version).readingCall, on: visit)
        return found.value(at: "PolicyVersion.Document")?.string.map(EncodedPolicy.decoded)
    }

    /// The output of a call; an empty one if it is refused, which is noted.
    private mutating func listed(_ call: PlannedCall, on visit: ConsoleVisit) async throws -> JSONObject {
        switch try await visit.found(call) {
        case .success(let output): return output
        case .failure(let error):
            unread.append("\(call.name): \(error.message)")
            return JSONObject()
        }
    }

    /// The documents as they are evaluated.
    var policies: EffectivePolicies {
        EffectivePolicies(
            identity: identity.compactMap { try? PolicyDocument($0.text, name: $0.id) },
            permissionsBoundary: boundary.flatMap { try? PolicyDocument($0.text, name: $0.id) })
    }

    /// The text of a document; nil if it could not be read.
    func text(of id: String) -> String? {
        let all = identity + (boundary.map { [$0] } ?? [])
        return all.first { $0.id.hasSameBytes(as: id) }?.text
    }
}
