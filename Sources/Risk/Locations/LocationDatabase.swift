import CMaxMindDB
import Foundation
import Glibc
import Kernel

/// A database of the locations of addresses, in MaxMind's format.
///
/// The library maps its file into memory, and a mapped file that shrinks ends the process. So it gets a copy in memory,
/// and the operator may write to the file at any time (decisions/0099-locations-are-found-in-a-copy-of-the-file.md).
package final class LocationDatabase: @unchecked Sendable {
    // It is not written to after `init`, and the library's functions for lookups only read.
    private let opened: UnsafeMutablePointer<MMDB_s>

    private static let maxFileSize: Int64 = 2 << 30
    private static let maxNameLength = 256

    /// - Throws: `LocationDatabaseError` if the file cannot be read or does not contain countries.
    package init(_ path: String) throws(LocationDatabaseError) {
        opened = try Self.open(path)
        guard hasCountries else {
            throw LocationDatabaseError("\(path) has no member country.iso_code: it is not a database of locations")
        }
    }

    deinit {
        MMDB_close(opened)
        opened.deallocate()
    }

    /// The location of `address`; nil if it is not known.
    func find(_ address: AddressValue) -> AddressLocation? {
        var (problem, status): (Int32, Int32) = (0, 0)
        let found = MMDB_lookup_string(opened, address.text, &problem, &status)
        guard problem == 0, status == MMDB_SUCCESS, found.found_entry else { return nil }
        return Self.location(in: found.entry)
    }

    private static func location(in entry: MMDB_entry_s) -> AddressLocation? {
        guard let code = text("country", member: "iso_code", in: entry), !code.isEmpty else { return nil }
        var location = AddressLocation(
            countryCode: code, countryName: text("country", member: "names", language: "en", in: entry),
            city: text("city", member: "names", language: "en", in: entry))
        if let latitude = number("latitude", in: entry), let longitude = number("longitude", in: entry) {
            location.point = GeoPoint(
                latitude: latitude, longitude: longitude, radius: number("accuracy_radius", in: entry) ?? 0)
        }
        return location
    }

    private static func text(_ name: String, member: String, language: String? = nil, in entry: MMDB_entry_s)
        -> String?
    {
        var length: UInt32 = 0
        guard let start = martlet_mmdb_text(entry, name, member, language, &length), length <= maxNameLength else {
            return nil
        }
        let bytes = UnsafeRawBufferPointer(start: start, count: Int(length))
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func number(_ name: String, in entry: MMDB_entry_s) -> Double? {
        var value = 0.0
        return martlet_mmdb_number(entry, "location", name, &value) ? value : nil
    }
}

// MARK: The file

extension LocationDatabase {
    private static let blockSize = 1 << 20

    private static func open(_ path: String) throws(LocationDatabaseError) -> UnsafeMutablePointer<MMDB_s> {
        let copy = try copy(path)
        defer { close(copy) }
        let opened = UnsafeMutablePointer<MMDB_s>.allocate(capacity: 1)
        opened.initialize(to: MMDB_s())
        let status = MMDB_open("/proc/self/fd/\(copy)", UInt32(MMDB_MODE_MMAP), opened)
        guard status == MMDB_SUCCESS else {
            opened.deallocate()
            throw LocationDatabaseError("\(path): \(String(cString: MMDB_strerror(status)))")
        }
        return opened
    }

    /// Copies a file into memory.
    ///
    /// - Returns: The descriptor of the copy.
    private static func copy(_ path: String) throws(LocationDatabaseError) -> Int32 {
        let file = Glibc.open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard file >= 0 else { throw .unreadable(path) }
        defer { close(file) }
        var state = stat()
        guard fstat(file, &state) == 0 else { throw .unreadable(path) }
        guard state.st_mode & S_IFMT == S_IFREG else { throw LocationDatabaseError("\(path) is not a file") }
        guard state.st_size > 0, state.st_size <= maxFileSize else {
            throw LocationDatabaseError("\(path) is empty, or larger than 2 GiB")
        }
        let copy = martlet_memory_file()
        guard copy >= 0 else { throw .unreadable(path) }
        guard append(file, to: copy) else {
            close(copy)
            throw .unreadable(path)
        }
        return copy
    }

    private static func append(_ file: Int32, to copy: Int32) -> Bool {
        withUnsafeTemporaryAllocation(byteCount: blockSize, alignment: 16) { block in
            while true {
                let length = read(file, block.baseAddress, block.count)
                guard length > 0 else { return length == 0 }
                guard write(copy, block.baseAddress, length) == length else { return false }
            }
        }
    }

    /// How many records of the tree are read at most.
    private static let (maxNodes, maxEntries) = (100_000, 1000)

    /// Whether one of the first networks has a country: databases of other facts have the same format.
    private var hasCountries: Bool {
        var (open, nodes, entries): ([UInt32], Int, Int) = ([0], 0, 0)
        while let number = open.popLast(), nodes < Self.maxNodes, entries < Self.maxEntries {
            nodes += 1
            var node = MMDB_search_node_s()
            guard MMDB_read_node(opened, number, &node) == MMDB_SUCCESS else { return false }
            for (type, record, entry) in [
                (node.right_record_type, node.right_record, node.right_record_entry),
                (node.left_record_type, node.left_record, node.left_record_entry),
            ] {
                switch Int32(type) {
                case MMDB_RECORD_TYPE_SEARCH_NODE: if let next = UInt32(exactly: record) { open.append(next) }
                case MMDB_RECORD_TYPE_DATA:
                    entries += 1
                    if Self.location(in: entry) != nil { return true }
                default: break
                }
            }
        }
        return false
    }
}

/// Why a file is not a database of locations, in a line for the operator.
package struct LocationDatabaseError: Error, Hashable, CustomStringConvertible {
    package let description: String

    fileprivate init(_ description: String) { self.description = description }

    /// The reason of the last system call.
    fileprivate static func unreadable(_ path: String) -> LocationDatabaseError {
        LocationDatabaseError("\(path) cannot be read: \(String(cString: strerror(errno)))")
    }
}
