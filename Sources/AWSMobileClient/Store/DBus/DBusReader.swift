#if os(Linux)
    /// Decodes values, and checks every length, padding and text.
    struct DBusReader {
        private let bytes: [UInt8]
        private(set) var position: Int
        private let isBigEndian: Bool

        init(_ bytes: [UInt8], from position: Int = 0, isBigEndian: Bool) {
            self.bytes = bytes
            self.position = position
            self.isBigEndian = isBigEndian
        }

        /// Decodes values of `types`, which fill `bytes`.
        static func values(_ types: [DBusType], in bytes: [UInt8], isBigEndian: Bool) throws -> [DBusValue] {
            var reader = DBusReader(bytes, isBigEndian: isBigEndian)
            let values = try types.map { try reader.read($0) }
            guard reader.position == bytes.count else { throw DBusError.malformed("a body that is too long") }
            return values
        }

        mutating func align(to unit: Int) throws {
            let gap = (unit - position % unit) % unit
            guard try take(gap).allSatisfy({ $0 == 0 }) else { throw DBusError.malformed("padding") }
        }

        mutating func number() throws -> UInt32 {
            try align(to: 4)
            let four = try take(4)
            let ordered = isBigEndian ? Array(four) : four.reversed()
            return ordered.reduce(0) { $0 << 8 | UInt32($1) }
        }

        /// Decodes the next value. `depth` is its level of nesting.
        mutating func read(_ type: DBusType, depth: Int = 0) throws -> DBusValue {
            // The deepest nesting of the specification: 32 arrays and 32 structures.
            guard depth < 64 else { throw DBusError.malformed("nesting") }
            try align(to: type.alignment)
            switch type {
            case .byte: return .byte(try byte())
            case .boolean: return .boolean(try truth())
            case .uint32: return .uint32(try number())
            case .string: return .string(try text(Int(number())))
            case .objectPath: return .objectPath(try path())
            case .signature: return .signature(try text(Int(byte())))
            case .variant: return .variant(try variant(depth: depth))
            case .array(let element): return try array(of: element, depth: depth)
            case .structure(let members): return .structure(try members.map { try read($0, depth: depth + 1) })
            case .entry(let key, let value):
                return .entry(try read(key, depth: depth + 1), try read(value, depth: depth + 1))
            }
        }

        private mutating func take(_ count: Int) throws -> ArraySlice<UInt8> {
            guard count <= bytes.count - position else { throw DBusError.malformed("a message that ends early") }
            defer { position += count }
            return bytes[position..<position + count]
        }

        private mutating func byte() throws -> UInt8 {
            guard let byte = try take(1).first else { throw DBusError.malformed("a byte") }
            return byte
        }

        private mutating func truth() throws -> Bool {
            let number = try number()
            guard number < 2 else { throw DBusError.malformed("a truth value") }
            return number == 1
        }

        /// Decodes a text of the given length and its final zero.
        private mutating func text(_ count: Int) throws -> String {
            let content = try take(count)
            guard try byte() == 0, !content.contains(0), let text = String(validating: content, as: UTF8.self) else {
                throw DBusError.malformed("a text")
            }
            return text
        }

        private mutating func path() throws -> String {
            let path = try text(Int(number()))
            guard path.hasPrefix("/") else { throw DBusError.malformed("a path") }
            return path
        }

        private mutating func variant(depth: Int) throws -> DBusValue {
            let types = try DBusType.read(text(Int(byte())))
            guard types.count == 1 else { throw DBusError.malformed("a variant") }
            return try read(types[0], depth: depth + 1)
        }

        private mutating func array(of type: DBusType, depth: Int) throws -> DBusValue {
            let length = Int(try number())
            try align(to: type.alignment)
            guard type != .byte else { return .bytes(Array(try take(length))) }
            let end = position + length
            guard end <= bytes.count else { throw DBusError.malformed("an array") }
            var elements: [DBusValue] = []
            while position < end { elements.append(try read(type, depth: depth + 1)) }
            guard position == end else { throw DBusError.malformed("an array") }
            return .array(of: type, elements)
        }
    }
#endif
