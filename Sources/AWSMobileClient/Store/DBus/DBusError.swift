#if os(Linux)
    /// A call over the bus failed.
    enum DBusError: Error, Hashable, CustomStringConvertible {
        /// The bus does not exist, or refuses this user.
        case unreachable(String)
        /// No reply within the limit.
        case silent
        /// The bus closed the connection.
        case closed
        /// A message does not follow the specification.
        case malformed(String)
        /// The reply is an error.
        case refused(name: String, message: String)

        var description: String {
            switch self {
            case .unreachable(let reason): "The session bus cannot be reached: \(reason)"
            case .silent: "No reply came over the session bus in time."
            case .closed: "The session bus closed the connection."
            case .malformed(let what): "A message of the session bus cannot be read: \(what)."
            case .refused(let name, let message): "\(message) (\(name))"
            }
        }
    }
#endif
