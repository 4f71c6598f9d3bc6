package import Kernel
import Storage

extension UserTable {
    /// The number of users in the pool: exact up to a thousand, beyond that estimated at constant cost.
    ///
    /// Ids are random, so the thousand lowest give the density of the whole range.
    package func estimatedCount(in pool: UserPoolID) throws -> Int {
        let sample = 1024
        let lowest = try identifiers(in: pool, limit: sample)
        guard lowest.count == sample, let last = lowest.last else { return lowest.count }
        let digits = last.rawValue.utf8.filter { $0 != UInt8(ascii: "-") }.prefix(12)
        guard let position = UInt64(String(decoding: digits, as: UTF8.self), radix: 16), position > 0 else {
            return sample
        }
        return Int(Double(sample - 1) * Double(1 << 48) / Double(position))
    }
}
