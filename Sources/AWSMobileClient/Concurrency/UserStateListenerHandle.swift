import Kernel

/// A listener for changes of the state. It ends with `cancel`, or when the handle is released.
public final class UserStateListenerHandle: Sendable {
    /// The owner of the listener, which the list retains; the handle itself must stay releasable.
    private final class Owner: Sendable {
        let isCancelled = Locked(false)
    }

    private let listeners: UserStateListeners
    private let owner = Owner()

    init(in listeners: UserStateListeners, callback: @escaping UserStateChangeCallback) {
        self.listeners = listeners
        listeners.add(owner) { [owner] state, info in
            if !owner.isCancelled.read({ $0 }) { callback(state, info) }
        }
    }

    deinit { cancel() }

    /// Ends the listener. A call that has already begun continues, but no further call begins.
    public func cancel() {
        owner.isCancelled.change { $0 = true }
        listeners.remove(owner)
    }
}
