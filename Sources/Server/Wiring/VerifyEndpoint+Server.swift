import AccessControl
import Directory
import ExternalAuthorization
import Tokens
import Wire

extension VerifyEndpoint {
    /// The responses to gateways about the services that the configuration names.
    ///
    /// - Parameters:
    ///   - tokens: Issues the tokens of user pools.
    ///   - principals: The users and roles whose credentials sign requests.
    init(
        _ configuration: Configuration, on store: OpenStore, settings: SettingsCache, tokens: TokenIssuer,
        principals: Principals, frame: RequestFrame
    ) {
        self.init(
            frame: frame, hosts: configuration.verify.hosts, trusting: configuration.verify.proxies,
            signatures: SignatureAuthentication(configuration, on: store, principals: principals),
            tokens: AccessTokenVerifier(tokens, settings: settings, database: store.database, world: store.world))
    }
}
