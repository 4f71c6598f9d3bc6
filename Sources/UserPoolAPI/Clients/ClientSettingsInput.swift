import Directory
import Kernel
import WireModel

/// What CreateUserPoolClient and UpdateUserPoolClient both say about a client.
protocol ClientSettingsInput {
    var accessTokenValidity: Int? { get }
    var allowedOAuthFlows: [OAuthFlowType]? { get }
    var allowedOAuthFlowsUserPoolClient: Bool? { get }
    var allowedOAuthScopes: [String]? { get }
    var analyticsConfiguration: AnalyticsConfigurationType? { get }
    var authSessionValidity: Int? { get }
    var callbackURLs: [String]? { get }
    var defaultRedirectURI: String? { get }
    var enablePropagateAdditionalUserContextData: Bool? { get }
    var enableTokenRevocation: Bool? { get }
    var explicitAuthFlows: [ExplicitAuthFlowsType]? { get }
    var idTokenValidity: Int? { get }
    var logoutURLs: [String]? { get }
    var preventUserExistenceErrors: PreventUserExistenceErrorTypes? { get }
    var readAttributes: [String]? { get }
    var refreshTokenRotation: RefreshTokenRotationType? { get }
    var refreshTokenValidity: Int? { get }
    var supportedIdentityProviders: [String]? { get }
    var tokenValidityUnits: TokenValidityUnitsType? { get }
    var writeAttributes: [String]? { get }
}

extension CreateUserPoolClientInput: ClientSettingsInput {}
extension UpdateUserPoolClientInput: ClientSettingsInput {}

extension ClientSettings {
    /// What `said` says, and the service's defaults where it says nothing: an update sets back what it leaves out.
    ///
    /// Throws `Refusal` where something is asked that does not exist or is not built.
    init(_ said: some ClientSettingsInput) throws {
        try UnbuiltSettings.check(said)
        self.init()
        explicitAuthFlows = try said.explicitAuthFlows?.map { try $0.word() }.orNil
        tokenValidity = try TokenValidity(said)
        authSessionValidity = said.authSessionValidity ?? authSessionValidity
        existenceErrors = try said.preventUserExistenceErrors?.word()
        tokenRevocation = said.enableTokenRevocation ?? tokenRevocation
        refreshTokenRotation = said.refreshTokenRotation.map {
            RefreshTokenRotation(enabled: $0.feature == .enabled, retryGracePeriod: $0.retryGracePeriodSeconds)
        }
        readAttributes = said.readAttributes?.orNil
        writeAttributes = said.writeAttributes?.orNil
        propagatesUserContext = said.enablePropagateAdditionalUserContextData ?? false
        oauth = try OAuthSettings(said)
        analytics = said.analyticsConfiguration.map(AnalyticsSettings.init)
    }
}

extension TokenValidity {
    /// What `said` says. A refresh token's zero is the default of thirty days.
    init(_ said: some ClientSettingsInput) throws {
        self.init()
        access = said.accessTokenValidity
        id = said.idTokenValidity
        accessUnit = try said.tokenValidityUnits?.accessToken?.word()
        idUnit = try said.tokenValidityUnits?.idToken?.word()
        guard let given = said.refreshTokenValidity, given != 0 else { return }
        refresh = given
        refreshUnit = try said.tokenValidityUnits?.refreshToken?.word()
    }
}

extension OAuthSettings {
    /// What `said` says.
    init(_ said: some ClientSettingsInput) throws {
        self.init()
        enabled = said.allowedOAuthFlowsUserPoolClient ?? false
        flows = try said.allowedOAuthFlows?.map { try $0.word() }.orNil
        scopes = said.allowedOAuthScopes?.orNil
        callbackURLs = said.callbackURLs?.orNil
        logoutURLs = said.logoutURLs?.orNil
        defaultRedirectURI = said.defaultRedirectURI
        identityProviders = said.supportedIdentityProviders?.orNil
    }
}

extension AnalyticsSettings {
    /// What `said` says.
    init(_ said: AnalyticsConfigurationType) {
        self.init()
        applicationID = said.applicationId
        applicationARN = said.applicationArn
        roleARN = said.roleArn
        externalID = said.externalId
        userDataShared = said.userDataShared
    }
}
