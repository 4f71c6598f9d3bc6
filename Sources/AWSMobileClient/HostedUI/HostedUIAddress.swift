import Foundation
import Kernel

/// Writes the address of a hosted page.
enum HostedUIAddress {
    /// `address` with `fields`, and the members of `parameters` with other names.
    static func url(
        _ address: String, fields: [(name: String, value: String)], adding parameters: [String: String]
    ) throws -> URL {
        guard let url = URL(string: QueryText.append(merge(fields, with: parameters), to: address)) else {
            throw AWSMobileClientError.invalidConfiguration(message: "\(address) is not a URL.")
        }
        return url
    }

    /// `fields`, and the members of `parameters` with other names, sorted.
    static func merge(
        _ fields: [(name: String, value: String)], with parameters: [String: String]
    ) -> [(name: String, value: String)] {
        let known = Set(fields.map(\.name))
        return fields
            + parameters.filter { !known.contains($0.key) }.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }
}
