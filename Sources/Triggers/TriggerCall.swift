package import Directory
package import Kernel
import WireRuntime

/// The pool that calls a function.
package enum CallingPool: Hashable, Sendable {
    case users(UserPoolID)
    /// An identity pool, whose datasets are synchronised.
    case identities(IdentityPoolID)

    package var id: String {
        switch self {
        case .users(let id): id.rawValue
        case .identities(let id): id.rawValue
        }
    }
}

/// One attempt to call a function.
package struct TriggerCall: Sendable {
    package var function: FunctionARN
    package var pool: CallingPool
    /// The event, as JSON.
    package var event: [UInt8]
    /// The same for all attempts with one event, so that a function can recognise a repetition.
    package var idempotencyKey: String
    /// The subject of a stream's event: records with the same key stay in order. Nil for functions.
    package var partitionKey: String?
    /// The message that a platform application delivers; nil for functions and streams.
    package var push: PushMessage?
    /// How long the function may take.
    package var timeLimit: Duration

    /// The idempotency key in the form in which a function finds it: `context.client_context.custom`.
    package var clientContext: String {
        var writer = JSONWriter()
        let custom = JSONObject([.init("idempotencyKey", .string(idempotencyKey))])
        writer.write(.object(JSONObject([.init("custom", .object(custom))])))
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    /// An attempt for a user pool.
    package init(
        _ function: FunctionARN, for pool: UserPoolID, event: [UInt8], idempotencyKey: String, timeLimit: Duration
    ) {
        self.init(
            function, calledBy: .users(pool), event: event, idempotencyKey: idempotencyKey, timeLimit: timeLimit)
    }

    package init(
        _ function: FunctionARN, calledBy pool: CallingPool, event: [UInt8], idempotencyKey: String,
        timeLimit: Duration
    ) {
        self.function = function
        self.pool = pool
        self.event = event
        self.idempotencyKey = idempotencyKey
        self.timeLimit = timeLimit
    }
}
