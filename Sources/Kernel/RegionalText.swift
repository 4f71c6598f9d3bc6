/// A text that may have `{region}` in it once, for the name of a region.
package struct RegionalText: Sendable {
    /// The placeholder for the name of a region.
    package static let placeholder = "{region}"

    /// The text up to the placeholder, or all of it.
    private let beginning: String
    /// The text after the placeholder; nil without one.
    private let end: String?

    /// Splits `template` at the first placeholder.
    package init(_ template: String) {
        let found = template.firstRange(of: Self.placeholder)
        beginning = String(template[..<(found?.lowerBound ?? template.endIndex)])
        end = found.map { String(template[$0.upperBound...]) }
    }

    /// The text with the name of `region` in place of the placeholder.
    package func text(in region: String) -> String { end.map { beginning + region + $0 } ?? beginning }
}
