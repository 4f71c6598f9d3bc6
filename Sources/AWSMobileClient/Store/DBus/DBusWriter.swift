#if os(Linux)
    /// Encodes values in little-endian order.
    struct DBusWriter {
        private(set) var bytes: [UInt8] = []

        /// Encodes `values` in order.
        static func bytes(of values: [DBusValue]) -> [UInt8] {
            var writer = DBusWriter()
            for value in values { writer.write(value) }
            return writer.bytes
        }

        mutating func align(to unit: Int) {
            while !bytes.count.isMultiple(of: unit) { bytes.append(0) }
        }

        mutating func write(_ value: DBusValue) {
            align(to: value.type.alignment)
            switch value {
            case .byte(let byte): bytes.append(byte)
            case .boolean(let truth): write(truth ? 1 : 0)
            case .uint32(let number): write(number)
            case .string(let text), .objectPath(let text):
                write(UInt32(clamping: text.utf8.count))
                bytes += Array(text.utf8) + [0]
            case .signature(let text): write(signature: text)
            case .bytes(let content): write(of: .byte) { $0.bytes += content }
            case .array(let type, let elements): write(of: type) { for element in elements { $0.write(element) } }
            case .structure(let members): for member in members { write(member) }
            case .entry(let key, let value): for member in [key, value] { write(member) }
            case .variant(let value):
                write(signature: value.type.text)
                write(value)
            }
        }

        private mutating func write(_ number: UInt32) {
            align(to: 4)
            for shift in [0, 8, 16, 24] as [UInt32] { bytes.append(UInt8(truncatingIfNeeded: number >> shift)) }
        }

        private mutating func write(signature: String) {
            bytes.append(UInt8(clamping: signature.utf8.count))
            bytes += Array(signature.utf8) + [0]
        }

        /// Encodes an array. Its length in bytes does not count the padding before the first element.
        private mutating func write(of type: DBusType, _ elements: (inout DBusWriter) -> Void) {
            let offset = bytes.count
            write(0)
            align(to: type.alignment)
            let start = bytes.count
            elements(&self)
            let length = UInt32(clamping: bytes.count - start)
            for byte in 0..<4 { bytes[offset + byte] = UInt8(truncatingIfNeeded: length >> UInt32(8 * byte)) }
        }
    }
#endif
