import Kernel
import WireRuntime

/// Records of one dataset that follow each other in a file.
struct SyncFilePart {
    /// The records, with different keys.
    var records: [AdminProtocol.SyncRecord] = []
    /// The numbers of their lines.
    var lines: [Int] = []
    /// The bytes of their lines.
    var bytes = 0

    /// The number of the first line.
    var first: Int { lines.first ?? 0 }
}

/// Reads a file of records, dataset by dataset.
struct SyncFileParts {
    /// What comes next in the file.
    enum Next {
        case part(SyncFilePart)
        case bad(line: Int, reason: String)
    }

    private var file: LineFile
    private let identity: String?
    private var part = SyncFilePart()
    /// The first record of the current dataset, without its value.
    private var current: AdminProtocol.SyncRecord?
    /// The keys of the current dataset.
    private var keys: Set<ByteKey> = []
    /// The datasets that have begun, each by its identity and its name.
    private var known: Set<[ByteKey]> = []
    /// The identity in the lines, if `identity` replaces it.
    private var source: String?
    /// What `next()` returns after the part before it.
    private var waiting: Next?

    /// Bytes of lines that go into one request: as many as a dataset may have by default. A longer dataset takes
    /// several.
    private static let maxBytes = 1 << 20

    /// - Parameter identity: The identity that gets all records; nil for the identities in the lines.
    init(_ path: String, identity: String?) throws(ConfigurationError) {
        file = try LineFile(path, maxLength: SyncLine.maxBytes)
        self.identity = identity
    }

    /// The records of the next dataset, or a bad line; nil at the end.
    mutating func next() throws -> Next? {
        if let next = waiting {
            waiting = nil
            return next
        }
        while let line = try file.next() {
            do {
                if let finished = try add(line) { return .part(finished) }
            } catch {
                let bad = Next.bad(line: line.number, reason: Self.reason(error))
                guard !part.records.isEmpty else { return bad }
                waiting = bad
                return .part(take())
            }
        }
        return part.records.isEmpty ? nil : .part(take())
    }

    private static func reason(_ error: any Error) -> String {
        (error as? ServiceError)?.message ?? StartupErrorText.line(error)
    }

    /// - Returns: The previous part, if the line begins a new one.
    private mutating func add(_ line: LineFile.Line) throws -> SyncFilePart? {
        guard let bytes = line.bytes else {
            throw ConfigurationError("The line has more than \(SyncLine.maxBytes) bytes")
        }
        var record = try SyncLine(line: bytes).record
        if let identity {
            guard record.identity.hasSameBytes(as: source ?? record.identity) else {
                throw ConfigurationError("--identity takes the records of one identity, and this is a second one")
            }
            (source, record.identity) = (record.identity, identity)
        }
        let isSame = try continues(record)
        guard keys.insert(ByteKey(record.key)).inserted else {
            throw ConfigurationError("The dataset has a record of this key in an earlier line")
        }
        let isFull = part.bytes + bytes.count > Self.maxBytes
        let finished = part.records.isEmpty || isSame && !isFull ? nil : take()
        part.records.append(record)
        part.lines.append(line.number)
        part.bytes += bytes.count
        return finished
    }

    /// Whether the record belongs to the same dataset as the one before it. If not, a new dataset begins.
    ///
    /// - Throws: `ConfigurationError` if records of another dataset are between its records, or if the dataset is a
    ///   copy of another one.
    private mutating func continues(_ record: AdminProtocol.SyncRecord) throws(ConfigurationError) -> Bool {
        if let current, record.isInDataset(of: current) {
            guard record.copyOf == current.copyOf else {
                throw ConfigurationError("CopyOf differs from that of the dataset's first line")
            }
            return true
        }
        guard known.insert([ByteKey(record.identity), ByteKey(record.dataset)]).inserted else {
            throw ConfigurationError("The lines of a dataset must follow each other")
        }
        current = record
        current?.value = ""
        keys = []
        return false
    }

    private mutating func take() -> SyncFilePart {
        defer { part = SyncFilePart() }
        return part
    }
}
