extension UserPoolID {
    /// Whether it has the characters and the length of a pool's id (UP-POOL-11). It may still not exist in the store.
    package var isPlausible: Bool {
        (1...55).contains(rawValue.utf8.count)
            && rawValue.utf8.allSatisfy { $0.isASCIIAlphanumeric || "-_".utf8.contains($0) }
    }
}
