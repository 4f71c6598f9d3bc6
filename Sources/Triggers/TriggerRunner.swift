package import Directory
package import Kernel
import WireRuntime

/// Calls the functions behind triggers.
package protocol TriggerRunner: Sendable {
    /// Whether `function` has a target, so that it can be called.
    ///
    /// - Parameter pool: The pool that calls it; nil while it is being created.
    func hasTarget(_ function: FunctionARN, for pool: UserPoolID?) async throws -> Bool

    /// Whether `function` has a target that an identity pool can call.
    func hasTarget(_ function: FunctionARN, forIdentities pool: IdentityPoolID) async throws -> Bool

    /// Calls the function once.
    ///
    /// - Returns: The function's response, as JSON.
    /// - Throws: `TriggerError`.
    func run(_ call: TriggerCall) async throws(TriggerError) -> [UInt8]
}

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

/// One try to call a function.
package struct TriggerCall: Sendable {
    package var function: FunctionARN
    package var pool: CallingPool
    /// The event, as JSON.
    package var event: [UInt8]
    /// The same for all tries of one event, so that a function can recognise a repetition.
    package var idempotencyKey: String
    /// The subject of a stream's event: records with the same key stay in order. Nil for functions.
    package var partitionKey: String?
    /// The message that a platform application delivers; nil for functions and streams.
    package var push: PushMessage?
    /// How long the function may take.
    package var timeLimit: Duration

    /// The key as handlers find it in `context.client_context.custom`.
    package var clientContext: String {
        var writer = JSONWriter()
        let custom = JSONObject([.init("idempotencyKey", .string(idempotencyKey))])
        writer.write(.object(JSONObject([.init("custom", .object(custom))])))
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    /// A try for a user pool.
    package init(
        _ function: FunctionARN, for pool: UserPoolID, event: [UInt8], idempotencyKey: String, timeLimit: Duration
    ) {
        self.init(
            function, calledBy: .users(pool), event: event, idempotencyKey: idempotencyKey, timeLimit: timeLimit)
    }

    /// A try.
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

/// Why a call of a function gave no response.
package enum TriggerError: Error, Hashable, Sendable {
    /// The ARN has no target that serves the pool.
    case noTarget
    /// The function did not respond in time.
    case timedOut
    /// The target cannot be reached, or failed before the function ran. The reason is for the log and the developer.
    case unreachable(String)
    /// Too many calls run and wait.
    case busy
    /// The function ended with an error.
    case failed(message: String)
    /// The response is too long, or cut off.
    case badResponse(String)
    /// The target reports that the function or the stream was deleted, or a platform reports that the device no longer
    /// exists.
    case gone

    /// Whether another try may succeed (UP-LAM-02).
    package var isRetryable: Bool {
        switch self {
        case .timedOut, .unreachable: true
        case .noTarget, .busy, .failed, .badResponse, .gone: false
        }
    }
}

/// Calls nothing, because no function has a target.
package struct NoTriggerRunner: TriggerRunner {
    package init() {}

    /// Always false.
    package func hasTarget(_: FunctionARN, for _: UserPoolID?) async throws -> Bool { false }

    /// Always false.
    package func hasTarget(_: FunctionARN, forIdentities _: IdentityPoolID) async throws -> Bool { false }

    /// Always throws `TriggerError.noTarget`.
    package func run(_: TriggerCall) async throws(TriggerError) -> [UInt8] { throw .noTarget }
}
