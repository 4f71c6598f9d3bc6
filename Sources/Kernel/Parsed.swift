/// A value as parsed from a request, or the refusal of the malformed or missing value.
///
/// The refusal is thrown in its turn: a caller with a wrong secret hash does not learn about the other parameters.
package typealias Parsed<Value> = Result<Value, InvalidInput>
