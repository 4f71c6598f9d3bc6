import Foundation
import Kernel

/// The folder of a chain: its files in the order of their numbers.
package struct ChainFolder: Hashable, Sendable {
    /// The path of the folder.
    package let path: String

    /// The folder at `path`.
    package init(_ path: String) { self.path = path }

    /// The chain's id, which is the folder's name.
    package var chain: String { (path as NSString).lastPathComponent }

    /// A file of the chain.
    package struct File: Hashable, Sendable {
        /// The number, from 1.
        package let number: Int
        /// The path.
        package let path: String
        let size: Int
        let changedAt: Instant
    }

    /// The path of the file with this number.
    func path(of number: Int) -> String {
        let digits = String(number)
        return "\(path)/\(String(repeating: "0", count: max(0, 8 - digits.utf8.count)))\(digits).jsonl"
    }

    /// The files, ordered by number.
    package var files: [File] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return names.compactMap(file).sorted { $0.number < $1.number }
    }

    private func file(_ name: String) -> File? {
        var status = stat()
        let path = "\(path)/\(name)"
        guard name.hasSuffix(".jsonl"), let number = Int(asciiDigits: name.utf8.dropLast(6)), number > 0,
            stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG
        else { return nil }
        return File(
            number: number, path: path, size: Int(status.st_size),
            changedAt: Instant(seconds: Int64(status.st_mtim.tv_sec)))
    }

    /// The chains in a folder, or the folder itself if it is a chain.
    package static func all(in path: String) -> [ChainFolder] {
        let itself = ChainFolder(path)
        guard itself.files.isEmpty else { return [itself] }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return names.sorted().map { ChainFolder("\(path)/\($0)") }.filter { !$0.files.isEmpty }
    }
}
