import Kernel
import Storage

/// The server, and how the workers use it.
struct PostgresTarget: Sendable {
    private let current: Locked<PostgresAddress>
    let use: StoreUse
    /// How long a schema change tries to lock its table.
    let schemaPatience: Duration
    let sessions = SessionCheck()
    let commits = CommitBreaker()
    let timelines = TimelineCheck()
    let hosts = HostOrder()
    let counts = PostgresCounts()

    init(address: PostgresAddress, use: StoreUse, schemaPatience: Duration) {
        current = Locked(address)
        (self.use, self.schemaPatience) = (use, schemaPatience)
    }

    /// Where the next connection is made: the servers in the order in which they are tried.
    var address: PostgresAddress { hosts.ordered(current.read { $0 }) }

    /// Changes the password of new connections.
    func use(password: Secret<String>) { current.change { $0.words["password"] = password.exposed } }
}
