import Kernel
import UserPoolsModel
import Wire

/// A row for a custom attribute in the form for a new pool, as it was typed.
struct NewAttribute: Sendable {
    let name: String
    let type: String
    /// The least and the greatest value of a number, or length of a text; empty for no limit.
    let min: String
    let max: String
    let isMutable: Bool

    /// The types of values; the first one is chosen in an empty row.
    static let types: [AttributeDataType] = [.string, .number, .dateTime, .boolean]
    /// The most custom attributes of a pool.
    static let limit = 50
    /// The field that says how many rows the form has.
    static let count = "customs"

    /// A row in which nothing was typed.
    static let empty = NewAttribute(name: "", type: types[0].rawValue, min: "", max: "", isMutable: true)

    /// The name of a row's field for a member.
    static func field(_ member: String, row: Int) -> String { "custom.\(row).\(member)" }

    /// The rows of a form that was sent.
    static func all(in form: QueryParameters) -> [NewAttribute] {
        let rows = Swift.min(Swift.max(form[count].flatMap { Int($0) } ?? 0, 0), limit)
        return (0..<rows).map { row in
            func typed(_ member: String) -> String { form.anyText(field(member, row: row)) ?? "" }
            return NewAttribute(
                name: typed("name"), type: typed("type"), min: typed("min"), max: typed("max"),
                isMutable: form[field("mutable", row: row)] != nil)
        }
    }

    /// The fields from which `all(in:)` makes the same rows.
    static func fields(of rows: [NewAttribute]) -> [(name: String, value: String)] {
        [(count, String(rows.count))] + rows.enumerated().flatMap { row, attribute in attribute.fields(row: row) }
    }

    private func fields(row: Int) -> [(name: String, value: String)] {
        [
            (Self.field("name", row: row), name), (Self.field("type", row: row), type),
            (Self.field("min", row: row), min), (Self.field("max", row: row), max),
        ] + (isMutable ? [(Self.field("mutable", row: row), "yes")] : [])
    }

    /// The attribute as the operation takes it; nil for a row without a name. Limits of types that have none are sent
    /// too: the operation refuses them.
    var schema: SchemaAttributeType? {
        guard !name.utf8.isEmpty else { return nil }
        let (least, most) = (min.utf8.isEmpty ? nil : min, max.utf8.isEmpty ? nil : max)
        let dataType = AttributeDataType(rawValue: type)
        var schema = SchemaAttributeType(attributeDataType: dataType, mutable: isMutable, name: name)
        guard least != nil || most != nil else { return schema }
        if dataType == .number {
            schema.numberAttributeConstraints = NumberAttributeConstraintsType(maxValue: most, minValue: least)
        } else {
            schema.stringAttributeConstraints = StringAttributeConstraintsType(maxLength: most, minLength: least)
        }
        return schema
    }
}
