/// A value as parsed from a request, or the refusal of the malformed or missing value.
///
/// The refusal is thrown when the value is used, so that the response to a wrong secret hash does not depend on the
/// parameters that are used after it.
package typealias Parsed<Value> = Result<Value, InvalidInput>
