package import WireRuntime

extension JSONObject {
    /// The object that `text` writes.
    ///
    /// - Throws: `NoObjectError` for anything else.
    package init(text: String) throws {
        guard let object = try JSONReader.read(Array(text.utf8)).object else { throw NoObjectError() }
        self = object
    }
}

/// The text is not a JSON object.
package struct NoObjectError: Error {}
