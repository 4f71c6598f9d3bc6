import Kernel
import Tokens
import UserPoolsModel

extension SessionDescriptionType {
    /// - Parameter current: The session of the caller's access token; nil for administrators.
    init(_ session: TrackedSession, current: SessionID?) {
        self.init(
            clientId: session.client, createDate: session.createdAt, deviceType: session.activity.device,
            isCurrentSession: current.map { session.id == .token($0) } ?? false,
            lastActiveDate: session.activity.at, lastIPAddress: session.activity.address.map { Secret($0) },
            originSessionId: session.origin.flatMap { TrackedSessionID.browser($0).text }, sessionId: session.id.text,
            sessionType: session.id.isBrowser ? .sso : .token)
    }
}
