import Kernel

/// The datasets of guests of an identity pool, whose role allows sync.
struct SyncTarget: Sendable {
    let identities: IdentityTarget

    static let listName = "ListRecords, 100"
    static let updateName = "UpdateRecords, 10"

    /// The workloads, in the order of the report.
    var workloads: [Workload] { [listing, update] }

    private var listing: Workload {
        Workload(name: Self.listName) { _, connection in
            let dataset = try dataset(over: connection)
            var writer = UpdatingCaller(dataset: dataset, records: 100)
            try writer.perform(over: connection)
            return Repeater(request: dataset.listing)
        }
    }

    private var update: Workload {
        Workload(name: Self.updateName) { _, connection in
            UpdatingCaller(dataset: try dataset(over: connection), records: 10)
        }
    }

    /// A dataset of a new guest, who has credentials.
    func dataset(over connection: Connection) throws -> BenchDataset {
        let (identity, signer) = try identities.guest(over: connection)
        return BenchDataset(pool: identities.pool, identity: identity, name: "bench", signer: signer)
    }
}

/// A dataset, and the requests of its owner.
struct BenchDataset: Sendable {
    let pool: String
    let identity: String
    var name: String
    let signer: RequestSigner

    private var path: String {
        let names = [pool, identity].map { PercentEncoding.encode($0.utf8) }
        return "/identitypools/\(names[0])/identities/\(names[1])/datasets/\(name)"
    }

    /// Lists all records.
    var listing: Request {
        signer.rest("GET", path: path + "/records", query: "lastSyncCount=0&maxResults=1024", of: .sync)
    }

    /// Waits for a change for at most `seconds`.
    func changes(wait seconds: Int) -> Request {
        signer.rest("GET", path: path + "/changes", query: "since=0&wait=\(seconds)", of: .sync)
    }

    /// Writes records that were last written with `syncCount`.
    func update(_ count: Int, syncCount: Int, session: String) -> Request {
        let patches = (0..<count).map {
            #"{"Key":"key-\#($0)","Op":"replace","Value":"a value of \#(syncCount)","SyncCount":\#(syncCount)}"#
        }
        let body = #"{"SyncSessionToken":"\#(session)","RecordPatches":[\#(patches.joined(separator: ","))]}"#
        return signer.rest("POST", path: path, body: body, of: .sync)
    }
}

/// Writes all records of a dataset, each time anew.
struct UpdatingCaller: Caller {
    let dataset: BenchDataset
    let records: Int
    private var syncCount = 0
    private var session: String?

    init(dataset: BenchDataset, records: Int) { (self.dataset, self.records) = (dataset, records) }

    mutating func perform(over connection: Connection) throws {
        let token = try session ?? connection.call(dataset.listing).text("SyncSessionToken")
        session = token
        _ = try connection.call(dataset.update(records, syncCount: syncCount, session: token))
        syncCount += 1
    }
}
