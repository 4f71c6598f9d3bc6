import Delivery
import Kernel

/// Services that are compatible with those of AWS.
extension Configuration {
    /// The key that signs requests to these services; nil if none is set.
    static func awsCredentials(
        _ settings: Settings, region: String, places: inout SecretSources
    ) throws(ConfigurationError) -> EndpointCredentials? {
        switch (settings[.awsAccessKeyID], settings[.awsSecretKeyFile]) {
        case (nil, nil): return nil
        case (let id?, let file?):
            let secret = try places.read(file)
            do { return try EndpointCredentials(accessKeyID: id.text, secret: secret, region: region) } catch {
                throw ConfigurationError(id, reason: error.reason)
            }
        default: throw ConfigurationError("--aws-access-key-id and --aws-secret-key-file are only good together")
        }
    }
}

extension Settings {
    /// The API that a setting names.
    ///
    /// - Parameter credentials: Sign its requests.
    func endpoint(
        _ setting: Setting, credentials: EndpointCredentials?
    ) throws(ConfigurationError) -> AWSEndpoint? {
        guard let given = self[setting] else { return nil }
        guard let credentials else {
            throw ConfigurationError(given, reason: "it needs --aws-access-key-id and --aws-secret-key-file")
        }
        do { return try AWSEndpoint(given.text, credentials: credentials) } catch {
            throw ConfigurationError(given, reason: error.reason)
        }
    }
}
