import SyncModel

/// A service that delivers push messages.
public enum AWSCognitoPushPlatform: String, Hashable, CaseIterable, Sendable {
    /// Apple's, for apps from its store.
    case apns = "APNS"
    /// Apple's, for apps under development.
    case apnsSandbox = "APNS_SANDBOX"
    /// Google's.
    case gcm = "GCM"
    /// Amazon's.
    case adm = "ADM"

    /// Apple's: the sandbox in debug builds.
    static var standard: Self {
        #if DEBUG
            .apnsSandbox
        #else
            .apns
        #endif
    }

    /// The platform as the service's model has it.
    var modelled: Platform { Platform(rawValue: rawValue) }
}
