/// Reads an uploaded file line by line, with one piece of it in memory.
struct ImportFileReader {
    /// The file was deleted from the store.
    struct FileIsGone: Error {}

    private let uploads: ImportUploads
    private let job: UserImportJob
    private var lines: FileLines
    private var nextPiece: Int
    /// The bytes of the next piece that have already been read.
    private var known: Int

    /// The lines of a job's file from a position on.
    ///
    /// - Parameter number: The number of the line that begins there.
    init(_ uploads: ImportUploads, of job: UserImportJob, from position: Int = 0, number: Int = 1) {
        (self.uploads, self.job) = (uploads, job)
        lines = FileLines(from: position, number: number)
        (nextPiece, known) = position.quotientAndRemainder(dividingBy: ImportUploads.pieceBytes)
    }

    /// The next line; nil after the last one.
    ///
    /// - Throws: `ImportFileError`, `FileIsGone`.
    mutating func next() async throws -> FileLines.Line? {
        while true {
            let isComplete = nextPiece >= pieces
            if let line = try lines.next(isComplete: isComplete) { return line }
            if isComplete { return nil }
            guard let piece = try await uploads.piece(nextPiece, of: job) else { throw FileIsGone() }
            lines.add(piece.dropFirst(known))
            (nextPiece, known) = (nextPiece + 1, 0)
        }
    }

    private var pieces: Int {
        let (whole, rest) = job.fileSize.quotientAndRemainder(dividingBy: ImportUploads.pieceBytes)
        return whole + (rest > 0 ? 1 : 0)
    }
}
