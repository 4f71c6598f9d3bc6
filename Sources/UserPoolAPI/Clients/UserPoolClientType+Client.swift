import Cryptography
import Directory
import Kernel
import UserPoolsModel
import Wire

extension PoolServices {
    /// The client as the service describes it to `caller`, with its secret.
    func describe(_ client: Client, for caller: IAMCaller) throws -> UserPoolClientType {
        UserPoolClientType(
            client, secret: try client.secret.map { try cipher.open(secret: $0, of: client.id, in: client.pool) },
            account: caller.accountID)
    }
}

extension UserPoolClientType {
    /// The client as the service describes it, without settings that were never set.
    init(_ client: Client, secret: Secret<String>?, account: String) {
        let settings = client.settings
        let (oauth, validity) = (settings.oauth, settings.tokenValidity)
        self.init(
            accessTokenValidity: validity.access, allowedOAuthFlows: oauth.flows?.map { OAuthFlowType($0) },
            allowedOAuthFlowsUserPoolClient: oauth.enabled, allowedOAuthScopes: oauth.scopes,
            analyticsConfiguration: settings.analytics.map { AnalyticsConfigurationType($0, account: account) },
            authSessionValidity: settings.authSessionValidity, callbackURLs: oauth.callbackURLs,
            clientId: client.id, clientName: client.name, clientSecret: secret,
            creationDate: client.createdAt, defaultRedirectURI: oauth.defaultRedirectURI,
            enablePropagateAdditionalUserContextData: settings.propagatesUserContext,
            enableTokenRevocation: settings.tokenRevocation,
            explicitAuthFlows: settings.explicitAuthFlows?.map { ExplicitAuthFlowsType($0) },
            idTokenValidity: validity.id, lastModifiedDate: client.modifiedAt, logoutURLs: oauth.logoutURLs,
            preventUserExistenceErrors: settings.existenceErrors.map { PreventUserExistenceErrorTypes($0) },
            readAttributes: settings.readAttributes,
            refreshTokenRotation: settings.refreshTokenRotation.map {
                RefreshTokenRotationType(
                    feature: $0.enabled ? .enabled : .disabled, retryGracePeriodSeconds: $0.retryGracePeriod)
            },
            refreshTokenValidity: validity.refresh, supportedIdentityProviders: oauth.identityProviders,
            tokenValidityUnits: TokenValidityUnitsType(validity), userPoolId: client.pool,
            writeAttributes: settings.writeAttributes)
    }
}

extension TokenValidityUnitsType {
    /// The units that were set. Without any, the structure is empty but present, as in the service.
    init(_ validity: TokenValidity) {
        self.init(
            accessToken: validity.accessUnit.map { TimeUnitsType($0) },
            idToken: validity.idUnit.map { TimeUnitsType($0) },
            refreshToken: validity.refreshUnit.map { TimeUnitsType($0) })
    }
}

extension AnalyticsConfigurationType {
    /// The settings as the service shows them. For a project that is named by its ARN, the role is the service's own.
    init(_ analytics: AnalyticsSettings, account: String) {
        let ownRole = analytics.applicationARN.map { _ in Self.serviceRole(in: account) }
        self.init(
            applicationArn: analytics.applicationARN, applicationId: analytics.applicationID,
            externalId: analytics.externalID, roleArn: analytics.roleARN ?? ownRole,
            userDataShared: analytics.userDataShared ?? false)
    }

    private static func serviceRole(in account: String) -> String {
        "arn:aws:iam::\(account):role/aws-service-role/cognito-idp.amazonaws.com/AWSServiceRoleForAmazonCognitoIdp"
    }
}
