import Kernel
import Wire
import WireRuntime

/// What the form of the simulator asks.
struct SimulatorQuestion: Sendable {
    /// The ARN of a user or role; nil to try a document alone.
    let principal: String?
    let document: String?
    let actions: [String]
    let resources: [String]
    /// Context keys with their values.
    let context: [(key: String, value: [String])]

    /// The actions that one page shows the decisions on.
    private static let maxActions: Int64 = 25

    /// Reads the fields of the form.
    ///
    /// - Throws: `ServiceError` if there is nothing to decide, or a line of the context has no `=`.
    init(_ form: QueryParameters, texts: ConsoleTexts.Access) throws {
        principal = form.anyText("principal")
        document = form.anyText("document").map(InputReader.unixLines)
        actions = InputReader.lines(form.anyText("actions") ?? "")
        resources = InputReader.lines(form.anyText("resources") ?? "")
        context = try Self.context(InputReader.lines(form.anyText("context") ?? ""), texts: texts)
        guard principal != nil || document != nil, !actions.isEmpty else {
            throw ServiceError.invalidParameter(texts.nothingToSimulate)
        }
    }

    /// The keys in the order of their first lines. A key of several lines has several values.
    private static func context(
        _ lines: [String], texts: ConsoleTexts.Access
    ) throws -> [(key: String, value: [String])] {
        var context: [(key: String, value: [String])] = []
        var places: [ByteKey: Int] = [:]
        for line in lines {
            guard let (key, value) = InputReader.entry(line) else {
                throw ServiceError.invalidParameter(texts.contextHint)
            }
            if let place = places[ByteKey(key)] {
                context[place].value.append(value)
            } else {
                places[ByteKey(key)] = context.count
                context.append((key, [value]))
            }
        }
        return context
    }

    /// The operation that decides.
    var call: PlannedCall {
        var input = JSONObject()
        input["PolicySourceArn"] = principal.map(JSON.string)
        if let document { input["PolicyInputList"] = .array([.string(document)]) }
        input["ActionNames"] = .array(actions.map(JSON.string))
        input["MaxItems"] = .integer(Self.maxActions)
        if !resources.isEmpty { input["ResourceArns"] = .array(resources.map(JSON.string)) }
        if !context.isEmpty {
            input["ContextEntries"] = .array(context.map { .object(Self.entry($0.key, values: $0.value)) })
        }
        return PlannedCall(
            principal == nil ? "SimulateCustomPolicy" : "SimulatePrincipalPolicy", of: .iam, input: input)
    }

    private static func entry(_ key: String, values: [String]) -> JSONObject {
        JSONObject([
            .init("ContextKeyName", .string(key)),
            .init("ContextKeyType", .string(values.count > 1 ? "stringList" : "string")),
            .init("ContextKeyValues", .array(values.map(JSON.string))),
        ])
    }
}
