import Kernel

/// One action on many users, one after the other.
struct BulkJob: Sendable {
    enum Status: String, CaseIterable, Sendable {
        case running, stopped, failed, completed
    }

    /// How many seconds an ended job and its report are kept.
    static let keptFor: Int64 = .days(30)
    /// Users that one order can pick.
    static let maxPicked = 100
    /// Jobs of a pool that can run at a time.
    static let maxRunning = 10
    /// Refusals beyond these are counted and not listed.
    static let maxListed = 10_000

    let pool: UserPoolID
    let id: String
    let order: BulkOrder
    let createdAt: Instant
    var author: BulkAuthor
    var status = Status.running
    var completedAt: Instant?
    /// Why it ended early.
    var message: String?
    /// How many users were done, and how many were refused.
    var done = 0
    var refused = 0
    /// The users of the current page of the listing, and the index of the next user.
    var page: [String] = []
    var position = 0
    /// The token of the next page; nil before the first one.
    var nextToken: String?
    /// Whether no page follows.
    var isLast = false
    /// How often the server has failed for the next user.
    var attempts = 0

    /// A job that no user was done for.
    init(_ order: BulkOrder, id: String, in pool: UserPoolID, by author: BulkAuthor, at now: Instant) {
        (self.pool, self.id, self.order, self.author, createdAt) = (pool, id, order, author, now)
        if case .picked(let users) = order.users { (page, isLast) = (users, true) }
    }

    /// Ends it. A job that did not complete can be resumed with the next user.
    mutating func end(_ status: Status, because message: String? = nil, at now: Instant) {
        (self.status, self.message, completedAt) = (status, message, now)
    }
}

/// What an operator orders: an action, and the users.
struct BulkOrder: Sendable, Equatable {
    /// Which users.
    enum Users: Sendable, Equatable {
        case picked([String])
        /// Users who match a filter of `ListUsers`; all if it is empty.
        case matching(String)
    }

    let action: BulkAction
    /// The group of actions that have one.
    var group: String?
    let users: Users
}

/// Whose permissions a job has: the credentials of the session that started or resumed it.
struct BulkAuthor: Sendable {
    let arn: String
    let accessKeyID: String
    /// The session token of temporary credentials, sealed for the job.
    let sealedToken: [UInt8]?
    let address: String
    let userAgent: String
    /// The operator's sign-in, with which the job ends; nil for credentials of IAM.
    let ofOperator: ConsoleOperator?
}

/// A user who was refused, and why.
struct BulkRefusal: Sendable, Equatable {
    let number: Int
    let username: String
    let code: String
    let message: String
}
