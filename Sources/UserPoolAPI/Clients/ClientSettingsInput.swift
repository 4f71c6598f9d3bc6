import Directory
import Kernel
import UserPoolsModel

/// The members that CreateUserPoolClient and UpdateUserPoolClient share.
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
    /// The settings in `input`, and the service's default for each missing one: an update resets members that it leaves
    /// out.
    ///
    /// - Throws: `InvalidInput` if a value is invalid or requires a feature that is not built.
    init(_ input: some ClientSettingsInput) throws {
        try UnbuiltSettings.requireNone(in: input)
        self.init()
        explicitAuthFlows = try input.explicitAuthFlows?.map { try $0.storedValue() }.nilIfEmpty
        tokenValidity = try TokenValidity(input)
        authSessionValidity = input.authSessionValidity ?? authSessionValidity
        existenceErrors = try input.preventUserExistenceErrors?.storedValue()
        tokenRevocation = input.enableTokenRevocation ?? tokenRevocation
        refreshTokenRotation = input.refreshTokenRotation.map {
            RefreshTokenRotation(enabled: $0.feature == .enabled, retryGracePeriod: $0.retryGracePeriodSeconds)
        }
        readAttributes = input.readAttributes?.nilIfEmpty
        writeAttributes = input.writeAttributes?.nilIfEmpty
        propagatesUserContext = input.enablePropagateAdditionalUserContextData ?? false
        oauth = try OAuthSettings(input)
        analytics = input.analyticsConfiguration.map(AnalyticsSettings.init)
    }
}

extension TokenValidity {
    /// The validity in `input`. For a refresh token, zero is the default of thirty days. Without a number, the default
    /// is expressed in the unit in `input`: tools that only set the units read back all three.
    init(_ input: some ClientSettingsInput) throws {
        self.init()
        access = input.accessTokenValidity
        id = input.idTokenValidity
        accessUnit = try input.tokenValidityUnits?.accessToken?.storedValue()
        idUnit = try input.tokenValidityUnits?.idToken?.storedValue()
        guard input.refreshTokenValidity != 0 else { return }
        refresh = input.refreshTokenValidity ?? refresh
        refreshUnit = try input.tokenValidityUnits?.refreshToken?.storedValue()
    }
}

extension OAuthSettings {
    init(_ input: some ClientSettingsInput) throws {
        self.init()
        enabled = input.allowedOAuthFlowsUserPoolClient ?? false
        flows = try input.allowedOAuthFlows?.map { try $0.storedValue() }.nilIfEmpty
        scopes = input.allowedOAuthScopes?.nilIfEmpty
        callbackURLs = input.callbackURLs?.nilIfEmpty
        logoutURLs = input.logoutURLs?.nilIfEmpty
        defaultRedirectURI = input.defaultRedirectURI
        identityProviders = input.supportedIdentityProviders?.nilIfEmpty
    }
}

extension AnalyticsSettings {
    init(_ input: AnalyticsConfigurationType) {
        self.init()
        applicationID = input.applicationId
        applicationARN = input.applicationArn
        roleARN = input.roleArn
        externalID = input.externalId
        userDataShared = input.userDataShared
    }
}
