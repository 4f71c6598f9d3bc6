import Directory
import UserPoolsModel

/// A pool's settings for sessions, as shown by two outputs.
struct ShownSessionSettings {
    let tracking: UserSessionTrackingType
    let tokenSession: UserPoolTokenSessionConfigType

    init(_ pool: UserPool) {
        let settings = pool.settings.sessions ?? SessionSettings()
        tracking = settings.isTracked ? .enabled : .disabled
        tokenSession = UserPoolTokenSessionConfigType(maxPerUser: settings.maxPerUser)
    }
}
