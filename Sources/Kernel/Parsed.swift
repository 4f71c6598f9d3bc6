/// A value as parsed from a request, or the refusal of the malformed or missing value.
///
/// The refusal is told in its turn: a caller with a wrong secret hash learns nothing about further parameters.
package typealias Parsed<Value> = Result<Value, InvalidInput>
