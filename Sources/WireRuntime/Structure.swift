/// A structure of the models: an input, an output, or a part of one.
public protocol Structure: WireValue {
    /// The model of the structure.
    static var shape: StructureShape { get }

    /// Reads the members.
    ///
    /// It does not check limits, because clients must be able to read the output of a later service; the operation
    /// table validates `shape` first. Unknown members are ignored.
    ///
    /// - Throws: `ServiceError` with `.serialization` if a value has the wrong type or a required member is missing.
    init(_ fields: JSONObject) throws

    /// Writes every member that is set.
    func write(members json: inout JSONWriter)
}

extension Structure {
    /// Reads a JSON object.
    @inlinable
    public init(wire json: JSON) throws {
        guard case .object(let fields) = json else { throw ServiceError.mismatch(json, wanted: "Object") }
        try self.init(fields)
    }

    /// Writes a JSON object of the members that are set.
    @inlinable
    public func write(to json: inout JSONWriter) {
        json.beginObject()
        write(members: &json)
        json.endObject()
    }

    /// The structure as JSON in UTF-8.
    public var jsonBytes: [UInt8] {
        var json = JSONWriter()
        write(to: &json)
        return json.bytes
    }
}

/// The input of an operation.
public protocol OperationInput: Structure {
    associatedtype Output: OperationOutput

    static var operation: OperationModel { get }

    /// The resource that the caller needs a permission for.
    var resource: Resource { get }
}

extension OperationInput {
    /// No specific resource, unless the input names one.
    public var resource: Resource { .everything }
}

/// The output of an operation.
public protocol OperationOutput: Structure {}

/// The output of an operation whose response has no body.
public struct NoOutput: OperationOutput {
    /// The one value of this type.
    public init() {}
    /// Accepts any object.
    public init(_: JSONObject) throws {}
    /// Writes nothing.
    public func write(members _: inout JSONWriter) {}
    /// No members.
    public static let shape = StructureShape("NoOutput", [])
}

/// An enumeration that a later model may extend. Known values are static members.
public protocol OpenEnum: RawRepresentable<String>, Hashable, WireValue {
    /// The value on the wire, known or not.
    init(rawValue: String)
}

extension OpenEnum {
    /// Reads any JSON string, known or not.
    public init(wire json: JSON) throws { self.init(rawValue: try String(wire: json)) }
    /// Writes the value.
    public func write(to json: inout JSONWriter) { json.write(rawValue) }
}
