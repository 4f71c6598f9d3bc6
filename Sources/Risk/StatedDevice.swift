import Tokens

/// A device as the app on it describes it. Every program can write the same.
package struct StatedDevice: Hashable, Sendable {
    /// The device of the request that the current task executes; nil if the app does not describe it.
    @TaskLocal package static var current: StatedDevice?

    /// The app's id for the device, the same in each request; nil if the app does not send one.
    package var id: String?
    /// The name of the device or its model, such as `iPhone`.
    package var name: String?
    /// The system, such as `Android`.
    package var platform: String?
    /// The names of the program, if it is a browser.
    package var userAgent: String?
    /// The difference from UTC, such as `+01:00`.
    package var timeZone: String?

    package init(id: String? = nil) { self.id = id }

    /// The description in words for users, as that of a user agent; nil if the app does not describe it.
    var text: String? {
        if let userAgent {
            let agent = AgentDescription([userAgent])
            if agent.isKnown { return agent.text }
        }
        switch (name, platform) {
        case (let name?, let platform?): return "\(name) on \(platform)"
        case (let only?, nil), (nil, let only?): return only
        case (nil, nil): return nil
        }
    }
}
