import Kernel
import Risk
import Tokens
import UserPoolsModel

extension SessionDescriptionType {
    /// - Parameters:
    ///   - current: The session of the caller's access token; nil for administrators.
    ///   - locations: Finds the location of the last address, as the present database has it.
    init(_ session: TrackedSession, current: SessionID?, locations: Locations) {
        self.init(
            clientId: session.client, createDate: session.createdAt, deviceType: session.activity.device,
            isCurrentSession: current.map { session.id == .token($0) } ?? false,
            lastActiveDate: session.activity.at, lastIPAddress: session.activity.address.map { Secret($0) },
            lastLocation: locations.find(session.activity.address).map {
                SessionLocationType(city: $0.city, country: $0.country)
            },
            originSessionId: session.origin.flatMap { TrackedSessionID.browser($0).text }, sessionId: session.id.text,
            sessionType: session.id.isBrowser ? .sso : .token)
    }
}
