package import Kernel

extension DeviceKey {
    package static func make(in pool: UserPoolID, from world: World) -> DeviceKey {
        DeviceKey(rawValue: pool.region + "_" + world.uuid())
    }

    /// Whether the key is well-formed. Other keys are not looked up.
    package var isWellFormed: Bool {
        let bytes = rawValue.utf8
        return (1...55).contains(bytes.count)
            && bytes.allSatisfy { $0.isASCIIAlphanumeric || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
    }
}
