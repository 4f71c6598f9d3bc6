/// The operator's settings.
///
/// The raw value is the flag without its dashes and the key in the configuration file. `docs/settings.md` is made from
/// these cases and the help of the command line's options.
package enum Setting: String, CaseIterable, Sendable {
    /// The file that holds the others.
    case config
    /// Enables the development inbox and creates a demo pool.
    case dev
    /// Lets other machines reach the development inbox.
    case exposeInbox = "expose-inbox"
    case host
    case port
    case adminPort = "admin-port"
    /// The console's own origin on the public port.
    case consoleURL = "console-url"
    /// Where probes and monitoring on other machines reach the process.
    case managementAddress = "management-address"
    case drainDelay = "drain-delay"
    case data
    case database
    case databasePasswordFile = "database-password-file"
    case databaseConnections = "database-connections"
    case region
    case quotas
    case quotaPools = "quota-pools"
    case quotaClientsPerPool = "quota-clients-per-pool"
    case quotaGroupsPerPool = "quota-groups-per-pool"
    case quotaGroupsPerUser = "quota-groups-per-user"
    case quotaResourceServersPerPool = "quota-resource-servers-per-pool"
    case quotaIdentityProvidersPerPool = "quota-identity-providers-per-pool"
    case quotaScopesPerResourceServer = "quota-scopes-per-resource-server"
    case quotaIdentityPools = "quota-identity-pools"
    case quotaRulesPerProvider = "quota-rules-per-provider"
    case quotaCustomAttributesPerPool = "quota-custom-attributes-per-pool"
    case quotaSyncDatasets = "quota-sync-datasets"
    case quotaSyncRecords = "quota-sync-records"
    case quotaSyncBytes = "quota-sync-bytes"
    case quotaSyncStreamBytes = "quota-sync-stream-bytes"
    case quotaSyncDevices = "quota-sync-devices"
    case quotaIAMUsers = "quota-iam-users"
    case quotaIAMRoles = "quota-iam-roles"
    case quotaIAMPolicies = "quota-iam-policies"
    case quotaIAMPoliciesPerPrincipal = "quota-iam-policies-per-principal"
    case quotaIAMTrustPolicySize = "quota-iam-trust-policy-size"
    case quotaIAMOIDCProviders = "quota-iam-oidc-providers"
    case quotaIAMSAMLProviders = "quota-iam-saml-providers"
    case groupDeletion = "group-deletion"
    case accountID = "account-id"
    case publicURL = "public-url"
    /// The suffix after a prefix in the host names of pools' domains.
    case domainSuffix = "domain-suffix"
    case tlsCertificate = "tls-certificate"
    case tlsKey = "tls-key"
    case insecureBehindProxy = "insecure-behind-proxy"
    /// The proxies whose statements about client addresses are trusted.
    case trustedProxies = "trusted-proxies"
    case clientAddressFrom = "client-address-from"
    case connectionsPerAddress = "connections-per-address"
    case requestMemory = "request-memory"
    case smtp
    case smtpPasswordFile = "smtp-password-file"
    case smtpFrom = "smtp-from"
    case smtpCAFile = "smtp-ca-file"
    /// The senders that administrators of pools may choose.
    case permittedSenders = "permitted-senders"
    case smsGateway = "sms-gateway"
    case smsGatewayToken = "sms-gateway-token"
    case smsGatewayTokenFile = "sms-gateway-token-file"
    case mailEventsTokenFile = "mail-events-token-file"
    /// The APIs of SES and SNS, and the order in which senders are tried.
    case sesEndpoint = "ses-endpoint"
    case snsEndpoint = "sns-endpoint"
    case emailSenders = "email-senders"
    case smsSenders = "sms-senders"
    case codesPerHour = "codes-per-hour"
    /// The key that signs requests to services that are compatible with those of AWS.
    case awsAccessKeyID = "aws-access-key-id"
    case awsSecretKeyFile = "aws-secret-key-file"
    case cloudWatchLogsEndpoint = "cloudwatch-logs-endpoint"
    case firehoseEndpoint = "firehose-endpoint"
    case s3Endpoint = "s3-endpoint"
    case pinpointEndpoint = "pinpoint-endpoint"
    /// What takes the log entries for destinations without an endpoint.
    case eventLogFile = "event-log-file"
    case eventLogHook = "event-log-hook"
    case eventLogHookTokenFile = "event-log-hook-token-file"
    /// The file with the key that encrypts codes for functions that send them.
    case senderKeyFile = "sender-key-file"
    /// Lets targets of functions in the store be programs.
    case programTargets = "program-targets"
    /// Lets identity providers have private addresses.
    case privateProviders = "private-providers"
    case commonPasswords = "common-passwords"
    case maxSecondFactorFailures = "max-second-factor-failures"
    case compromisedPasswords = "compromised-passwords"
    /// The database of the locations of addresses.
    case locationDatabase = "location-database"
    case authEventDays = "auth-event-days"
    case authEventsPerUser = "auth-events-per-user"
    case sweepUnconfirmedAfter = "sweep-unconfirmed-after"
    case sealingKeyFile = "sealing-key-file"
    case logLevel = "log-level"
    /// Which requests leave an audit record.
    case audit
    /// Where audit records are kept.
    case auditStore = "audit-store"
    case auditFolder = "audit-folder"
    case auditFileSize = "audit-file-size"
    case auditDays = "audit-days"
    case auditSize = "audit-size"
    case auditOverflow = "audit-overflow"
    /// Where the audit log is delivered.
    case auditTarget = "audit-target"
    case auditTargetTokenFile = "audit-target-token-file"
    case auditTargetCAFile = "audit-target-ca-file"
    /// The id of the root key. (default: made at the first start)
    case accessKeyID = "access-key-id"
    /// The secret of the root key. (default: made at the first start)
    case secretAccessKey = "secret-access-key"
    /// The sealing key. (default: read from its file)
    case sealingKey = "sealing-key"

    /// The variable that sets it: `MARTLET_ADMIN_PORT`.
    package var variable: String {
        "MARTLET_" + rawValue.uppercased().map { $0 == "-" ? "_" : String($0) }.joined()
    }

    /// Whether only the environment may set it, because other users can list the flags of a process, and files get
    /// copied.
    package var isEnvironmentOnly: Bool { [.accessKeyID, .secretAccessKey, .sealingKey].contains(self) }
}
