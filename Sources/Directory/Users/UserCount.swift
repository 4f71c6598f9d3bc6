public import Kernel
import Storage

extension UserTable {
    /// How many people the pool has: exact up to a thousand, estimated beyond at a constant cost.
    ///
    /// Identifiers are random, so the thousand lowest tell how densely the whole range is filled.
    public func estimatedCount(in pool: UserPoolID) throws -> Int {
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
