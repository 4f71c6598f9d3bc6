import Kernel

/// Called with each change of the state, on a background queue. What `info` holds depends on the change (spec B.1).
public typealias UserStateChangeCallback = @Sendable (_ state: UserState, _ info: [String: String]) -> Void

/// Who wants to hear of changes, in the order in which they asked.
final class UserStateListeners: Sendable {
    private struct Listener: Sendable {
        var owner: Owner
        var callback: UserStateChangeCallback
    }

    /// Held as long as it listens, so that no other object can take its address; never called.
    private struct Owner: @unchecked Sendable {
        var object: AnyObject
    }

    private let listeners = Locked<[Listener]>([])

    func add(_ object: AnyObject, _ callback: @escaping UserStateChangeCallback) {
        let listener = Listener(owner: Owner(object: object), callback: callback)
        listeners.change { $0.append(listener) }
    }

    /// Removes all callbacks of `object`.
    func remove(_ object: AnyObject) {
        let name = ObjectIdentifier(object)
        listeners.change { $0.removeAll { ObjectIdentifier($0.owner.object) == name } }
    }

    /// Tells everyone who listens at this moment, one after the other.
    func tell(_ state: UserState, _ info: [String: String]) {
        for listener in listeners.read({ $0 }) { listener.callback(state, info) }
    }
}
