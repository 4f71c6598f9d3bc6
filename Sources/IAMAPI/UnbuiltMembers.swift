import WireRuntime

/// Members of a request whose features are not built.
enum UnbuiltMembers {
    /// Refuses what would be ignored otherwise.
    ///
    /// - Parameter given: The names of members, and whether the request has them.
    /// - Throws: `ServiceError` with `code`, in the sentence that names the members.
    static func refuse(_ code: ErrorCode, given: KeyValuePairs<String, Bool>) throws {
        let names = given.filter(\.value).map(\.key)
        guard names.isEmpty else {
            throw ServiceError(code, "Not built yet in Martlet: \(names.joined(separator: ", ")).")
        }
    }
}
