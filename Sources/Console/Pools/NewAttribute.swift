import Kernel
import UserPoolsModel
import Wire

/// A custom attribute of a pool that is to be made, as it was typed.
struct NewAttribute: Sendable {
    let name: String
    let type: String
    let min: String
    let max: String
    let isMutable: Bool

    /// The types of values, the usual one first.
    static let types: [AttributeDataType] = [.string, .number, .dateTime, .boolean]
    /// The most custom attributes of a pool.
    static let limit = 50
    /// The field that says how many rows the form has.
    static let count = "customs"

    /// An empty row.
    static let empty = NewAttribute(name: "", type: types[0].rawValue, min: "", max: "", isMutable: true)

    static func field(_ member: String, row: Int) -> String { "custom.\(row).\(member)" }

    /// The rows of a form.
    static func all(in form: QueryParameters) -> [NewAttribute] {
        let rows = Swift.min(Swift.max(form[count].flatMap { Int($0) } ?? 0, 0), limit)
        return (0..<rows).map { row in
            func typed(_ member: String) -> String { form.anyText(field(member, row: row)) ?? "" }
            return NewAttribute(
                name: typed("name"), type: typed("type"), min: typed("min"), max: typed("max"),
                isMutable: form[field("mutable", row: row)] != nil)
        }
    }

    /// The fields that make the same rows again.
    static func fields(of rows: [NewAttribute]) -> [(name: String, value: String)] {
        [(name: count, value: String(rows.count))]
            + rows.enumerated().flatMap { row, one in
                [("name", one.name), ("type", one.type), ("min", one.min), ("max", one.max)].map {
                    (name: field($0, row: row), value: $1)
                } + (one.isMutable ? [(name: field("mutable", row: row), value: "yes")] : [])
            }
    }

    /// The attribute; nil for a row without a name.
    var schema: SchemaAttributeType? {
        guard !name.utf8.isEmpty else { return nil }
        let (least, most) = (min.utf8.isEmpty ? nil : min, max.utf8.isEmpty ? nil : max)
        let isLimited = least != nil || most != nil
        let kind = AttributeDataType(rawValue: type)
        var made = SchemaAttributeType(attributeDataType: kind, mutable: isMutable, name: name)
        switch kind {
        case .number where isLimited:
            made.numberAttributeConstraints = NumberAttributeConstraintsType(maxValue: most, minValue: least)
        case _ where isLimited:
            made.stringAttributeConstraints = StringAttributeConstraintsType(maxLength: most, minLength: least)
        default: break
        }
        return made
    }
}
