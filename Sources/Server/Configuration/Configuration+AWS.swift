import Delivery
import Kernel

/// Connections to services that are compatible with those of AWS, such as SES and Firehose.
extension Configuration {
    /// The credentials that sign requests to these services; nil if none are set.
    static func awsCredentials(
        _ settings: Settings, region: String, sources: inout SecretSources
    ) throws(ConfigurationError) -> EndpointCredentials? {
        switch (settings[.awsAccessKeyID], settings[.awsSecretKeyFile]) {
        case (nil, nil): return nil
        case (let id?, let file?):
            let secret = try sources.read(file)
            do {
                return try EndpointCredentials(accessKeyID: id.text, secret: secret, region: region)
            } catch {
                throw ConfigurationError(id, reason: error.reason)
            }
        default: throw ConfigurationError("--aws-access-key-id and --aws-secret-key-file are only good together")
        }
    }
}

extension Settings {
    /// The API at the address that `setting` gives; nil if the setting is not given.
    ///
    /// - Parameter credentials: The credentials that sign the requests to it.
    /// - Throws: `ConfigurationError` if the address is not valid, or if there are no credentials.
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
