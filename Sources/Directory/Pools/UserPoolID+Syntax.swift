package import Kernel

extension UserPoolID {
    /// Whether it has the characters and the length of a pool's id (UP-POOL-11); the store knows whether the pool
    /// exists.
    package var isPlausible: Bool {
        (1...55).contains(rawValue.utf8.count)
            && rawValue.utf8.allSatisfy { $0.isASCIIAlphanumeric || "-_".utf8.contains($0) }
    }
}
