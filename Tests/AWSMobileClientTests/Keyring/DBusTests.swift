#if os(Linux)
    import Testing

    @testable import AWSMobileClient

    /// The encoding of D-Bus messages: written values are read again, malformed ones refused.
    @Suite struct DBusTests {
        private static let entry = DBusType.entry(key: .string, value: .string)
        private static let values: [DBusValue] = [
            .byte(7), .boolean(true), .uint32(0xDEAD_BEEF), .string(""), .string("Grüße"), .objectPath("/a/b"),
            .signature("a{sv}(oayays)"), .bytes([1, 2, 3]), .texts(["service": "a", "x": "y"]),
            .array(of: .structure([.byte, .variant]), []),
            .properties([("l", .string("m")), ("n", .texts(["o": "p"]))]), .variant(.variant(.boolean(false))),
            .structure([.objectPath("/s"), .bytes([]), .bytes([9]), .string("text/plain")]),
            .array(of: .objectPath, [.objectPath("/"), .objectPath("/x")]), .array(of: .array(.uint32), []),
            .array(of: entry, [.entry(.string("k"), .string("v"))]),
        ]

        private let message = DBusMessage(
            .call, serial: 3,
            fields: [.path: .objectPath("/a"), .member: .string("Do"), .interface: .string("a.b")], values: values)

        @Test func `a written message is read again`() throws {
            let read = try DBusMessage(message.bytes)
            #expect(read == message && read.kind == .call && read.serial == 3 && read.text(.member) == "Do")
            #expect(try read.values() == Self.values)
            for type in Self.values.map(\.type) { #expect(try DBusType.read(type.text) == [type]) }
        }

        @Test func `a truncated message is refused`() throws {
            let bytes = message.bytes
            for count in bytes.indices {
                #expect(throws: DBusError.self, "\(count)") { try DBusMessage(Array(bytes[..<count])) }
            }
            #expect(throws: DBusError.self) { try DBusMessage(bytes + [0]) }
        }

        @Test func `truncated values are refused`() throws {
            for value in Self.values {
                let bytes = DBusWriter.bytes(of: [value])
                for count in bytes.indices {
                    #expect(throws: DBusError.self, "\(value) \(count)") {
                        try DBusReader.values([value.type], in: Array(bytes[..<count]), isBigEndian: false)
                    }
                }
                #expect(throws: DBusError.self) {
                    try DBusReader.values([value.type], in: bytes + [0], isBigEndian: false)
                }
            }
        }

        @Test func `a change of any byte cannot trap`() {
            let bytes = message.bytes
            var refused = 0
            for place in bytes.indices {
                for byte in [0, 1, 0x7F, 0x80, 0xFF, bytes[place] ^ 1, bytes[place] &+ 1] as [UInt8] {
                    var changed = bytes
                    changed[place] = byte
                    do { _ = try DBusMessage(changed).values() } catch { refused += 1 }
                }
            }
            #expect(refused > bytes.count)
        }

        @Test func `big-endian values are read`() throws {
            let bytes: [UInt8] = [0, 0, 0, 5, 0, 0, 0, 2, 0x68, 0x69, 0]
            let read = try DBusReader.values([.uint32, .string], in: bytes, isBigEndian: true)
            #expect(read == [.uint32(5), .string("hi")])
        }

        @Test func `excessive lengths are refused before memory is reserved`() {
            let far: [UInt8] = [0xFF, 0xFF, 0xFF, 0xFF]
            for lengths in [(far, [0, 0, 0, 0]), ([0, 0, 0, 0], far)] as [([UInt8], [UInt8])] {
                let beginning = [0x6C, 1, 0, 1] + lengths.0 + [1, 0, 0, 0] + lengths.1
                #expect(throws: DBusError.self) { try DBusMessage.length(beginning) }
            }
            for type in [DBusType.string, .array(.byte), .array(.uint32)] {
                #expect(throws: DBusError.self) {
                    try DBusReader.values([type], in: far + [0, 0], isBigEndian: false)
                }
            }
        }

        @Test(arguments: ["a", "(", "()", "(s", "s)", "{s}", "a{s", "a{sss}", "x", String(repeating: "a", count: 99)])
        func `a malformed signature is refused`(_ text: String) {
            #expect(throws: DBusError.self) { try DBusType.read(text) }
        }

        @Test func `nesting has a limit`() {
            let nested = [UInt8](repeating: 0, count: 0) + (0..<500).flatMap { _ in [1, 0x76, 0] as [UInt8] }
            #expect(throws: DBusError.self) {
                try DBusReader.values([.variant], in: nested, isBigEndian: false)
            }
        }

        @Test(arguments: [
            ("unix:path=/run/user/1000/bus", ["/run/user/1000/bus"]),
            ("unix:path=/a%20b%2c,guid=00;unix:abstract=/tmp/x,guid=1", ["/a b,", "\0/tmp/x"]),
            ("tcp:host=localhost,port=1;autolaunch:;unix:path=/b", ["/b"]), ("unix:tmpdir=/tmp", []),
            ("unix:path=/a%", []), ("unix:path=/a%00b", []), ("unix:path", []), (";;", []), ("disabled:", []),
        ])
        func `lists of addresses are read`(_ list: String, _ names: [String]) {
            #expect(DBusAddress.read(list).map(\.name) == names.map { Array($0.utf8) })
            #expect(
                DBusAddress.session(["DBUS_SESSION_BUS_ADDRESS": list, "XDG_RUNTIME_DIR": "/r"]).count == names.count)
        }

        @Test func `without an address the bus is in the folder of the user's session`() {
            #expect(DBusAddress.session(["XDG_RUNTIME_DIR": "/r"]).map(\.name) == [Array("/r/bus".utf8)])
            #expect(DBusAddress.session(["DBUS_SESSION_BUS_ADDRESS": "", "XDG_RUNTIME_DIR": "r"]) == [])
            #expect(DBusAddress.session([:]) == [])
        }
    }
#endif
