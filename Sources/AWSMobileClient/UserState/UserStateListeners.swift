import Kernel

/// A listener for changes of the state, called on a background queue.
///
/// - Parameters:
///   - state: The new state.
///   - info: For `signedIn` the keys `provider` and `token`, for `signedOutUserPoolsTokenInvalid` the key `username`,
///     for `signedOutFederatedTokensInvalid` the key `provider`, else empty. After a sign-in on hosted
///     pages `provider` is `OAuth`, and both states have it.
public typealias UserStateChangeCallback = @Sendable (_ state: UserState, _ info: [String: String]) -> Void

/// The listeners in the order of their addition.
final class UserStateListeners: Sendable {
    private struct Listener: Sendable {
        var owner: Owner
        var callback: UserStateChangeCallback
    }

    /// Retains the owner, so that no other object gets its identifier. It is never called.
    private struct Owner: @unchecked Sendable {
        var object: AnyObject
    }

    private let listeners = Locked<[Listener]>([])

    func add(_ object: AnyObject, callback: @escaping UserStateChangeCallback) {
        let listener = Listener(owner: Owner(object: object), callback: callback)
        listeners.change { $0.append(listener) }
    }

    func remove(_ object: AnyObject) {
        let id = ObjectIdentifier(object)
        listeners.change { $0.removeAll { ObjectIdentifier($0.owner.object) == id } }
    }

    /// Calls the listeners one after the other.
    func call(with state: UserState, info: [String: String]) {
        for listener in listeners.read({ $0 }) { listener.callback(state, info) }
    }
}
