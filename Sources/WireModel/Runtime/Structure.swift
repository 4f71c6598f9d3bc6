/// A structure of the models: a request, an answer, or a part of one.
public protocol Structure: WireValue {
    /// What the model says of each member.
    static var shape: StructureShape { get }

    /// Takes the members out of a document.
    ///
    /// Limits are not checked here, for a client must be able to read what a later service writes; the table of
    /// operations checks `shape` first. Unknown members are passed over.
    /// - Throws: `ServiceError` with `.serialization` where a value is of another kind or a required one is missing.
    init(_ fields: JSONObject) throws

    /// Writes every member that is set.
    func write(members json: inout JSONWriter)
}

extension Structure {
    /// Takes a JSON object.
    public init(wire json: JSON) throws {
        guard case .object(let fields) = json else { throw ServiceError.mismatch(json, "Object") }
        try self.init(fields)
    }

    /// Writes a JSON object of the members that are set.
    public func write(to json: inout JSONWriter) {
        json.beginObject()
        write(members: &json)
        json.endObject()
    }

    /// The structure as a JSON text in UTF-8.
    public var jsonBytes: [UInt8] {
        var json = JSONWriter()
        write(to: &json)
        return json.bytes
    }
}

/// What an operation is asked with.
public protocol OperationInput: Structure {
    associatedtype Output: OperationOutput

    /// What the model says of the operation.
    static var operation: OperationModel { get }

    /// What the caller needs a right to.
    var resource: Resource { get }
}

extension OperationInput {
    /// Nothing in particular, unless the input names something.
    public var resource: Resource { .everything }
}

/// What an operation answers with.
public protocol OperationOutput: Structure {}

/// The answer of an operation that answers with an empty body.
public struct NoOutput: OperationOutput {
    /// The one value of this type.
    public init() {}
    /// Takes any object.
    public init(_: JSONObject) throws {}
    /// Writes nothing.
    public func write(members _: inout JSONWriter) {}
    /// No members.
    public static let shape = StructureShape("NoOutput", [])
}

/// A word out of a list that a later model may make longer. Known words are static members.
public protocol OpenEnum: RawRepresentable<String>, Hashable, WireValue {
    /// The word as it stands on the wire, whether it is known or not.
    init(rawValue: String)
}

extension OpenEnum {
    /// Takes any JSON string, whether the word is known or not.
    public init(wire json: JSON) throws { self.init(rawValue: try String(wire: json)) }
    /// Writes the word.
    public func write(to json: inout JSONWriter) { json.write(rawValue) }
}
