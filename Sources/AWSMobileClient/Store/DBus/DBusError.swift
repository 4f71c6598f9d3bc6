#if os(Linux)
    /// Why something could not be had over a bus.
    enum DBusError: Error, Hashable, CustomStringConvertible {
        /// There is nobody to talk to, or they do not talk to this user.
        case unreachable(String)
        /// No answer within the limit.
        case silent
        /// The other side hung up.
        case closed
        /// What came is against the rules.
        case malformed(String)
        /// The call was answered by an error.
        case refused(name: String, message: String)

        var description: String {
            switch self {
            case .unreachable(let reason): "The session bus cannot be reached: \(reason)"
            case .silent: "No answer came over the session bus in time."
            case .closed: "The session bus hung up."
            case .malformed(let what): "What came over the session bus cannot be read: \(what)."
            case .refused(let name, let message): "\(message) (\(name))"
            }
        }
    }
#endif
