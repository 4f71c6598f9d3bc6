import Authentication
package import Kernel

/// The string map of an auth call.
package struct AuthParameters: Sendable {
    private let values: Secret<[String: String]>

    package init(_ values: Secret<[String: String]>?) { self.values = values ?? Secret([:]) }

    var isEmpty: Bool { values.exposed.isEmpty }

    subscript(_ name: String) -> Secret<String>? { values.exposed[name].map { Secret($0) } }

    /// The value of the parameter `name`.
    ///
    /// - Throws: `InvalidInput` if it is missing or empty.
    func require(_ name: String) throws(InvalidInput) -> String {
        guard let value = values.exposed[name], !value.isEmpty else {
            throw InvalidInput("Missing required parameter \(name)")
        }
        return value
    }

    /// The value of the parameter `name`, or the refusal of a missing one.
    func text(_ name: String) -> Parsed<String> {
        Parsed { () throws(InvalidInput) in try require(name) }
    }

    /// The name in the parameter `USERNAME`, or the refusal of a missing one.
    var username: Parsed<Username> { text("USERNAME").map { Username(rawValue: $0) } }

    /// The device that the app claims to run on. An empty key, which some apps send, is ignored.
    var device: DeviceKey? {
        guard let key = values.exposed["DEVICE_KEY"], !key.isEmpty else { return nil }
        return DeviceKey(rawValue: key)
    }

    /// The secret in the parameter `name`, or the refusal of a missing one.
    func secret(_ name: String) -> Parsed<Secret<String>> { text(name).map { Secret($0) } }

    /// The parameters whose names begin with `prefix`, by the rest of their names.
    func values(after prefix: String) -> [String: String] {
        var found: [String: String] = [:]
        for (name, value) in values.exposed where name.utf8.starts(with: prefix.utf8) {
            found[String(decoding: name.utf8.dropFirst(prefix.utf8.count), as: UTF8.self)] = value
        }
        return found
    }
}
