import Foundation

/// A setting as an operator may see it.
package struct ShownSetting: Codable, Sendable {
    /// The name of the flag, without its dashes.
    package let name: String
    /// The value; a secret is masked.
    package let value: String
    /// A flag, a variable, or a member and its file.
    package let origin: String
}

extension Configuration {
    /// The operator's settings, in the order of `Setting`.
    package var shown: [ShownSetting] {
        Setting.allCases.compactMap { setting in
            reading.source[setting].map { given in
                ShownSetting(name: setting.rawValue, value: setting.shown(given.text), origin: given.origin)
            }
        }
    }
}

extension Setting {
    private static let mask = "(secret)"

    /// The value without a secret. A new setting that may have a secret needs a case here.
    fileprivate func shown(_ text: String) -> String {
        switch self {
        case .secretAccessKey, .sealingKey, .smsGatewayToken: return Self.mask
        case .database, .smtp, .smsGateway:
            guard var parts = URLComponents(string: text) else { return Self.mask }
            if parts.password != nil { parts.password = "***" }
            if let query = parts.query { parts.query = Self.masked(query) }
            return parts.string ?? Self.mask
        default: return text
        }
    }

    /// libpq accepts a password in the query as well.
    private static func masked(_ query: String) -> String {
        query.split(separator: "&").map { part in
            part.hasPrefix("password=") ? "password=***" : String(part)
        }.joined(separator: "&")
    }
}
