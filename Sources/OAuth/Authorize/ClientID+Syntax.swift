package import Kernel

extension ClientID {
    /// Whether the text can be an id. Other texts are not looked up, because some stores do not accept all characters.
    package var isPlausible: Bool {
        (1...128).contains(rawValue.utf8.count)
            && rawValue.utf8.allSatisfy { $0.isASCIIAlphanumeric || "_+".utf8.contains($0) }
    }
}
