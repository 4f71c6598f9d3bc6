#if os(Linux)
    import Foundation
    import Kernel
    import Testing

    @testable import AWSMobileClient

    /// Stores with keyrings that fail. Tests/Compatibility/consumer uses a real keyring.
    @Suite struct KeyringTests {
        private let limits = Keyring.Limits(call: .milliseconds(300), prompt: .milliseconds(300))

        private func store(_ bus: FakeBus) -> SecretServiceTokenStore {
            SecretServiceTokenStore(at: [bus.address], limits: limits, folder: bus.folder)
        }

        /// The message of the error that `work` throws, within the limits and a margin for a busy machine.
        private func complaint(_ work: () throws -> Void) -> String {
            var sentence = ""
            let took = ContinuousClock().measure {
                do { try work() } catch { sentence = (error as? TokenStoreError)?.description ?? "another error" }
            }
            #expect(took < .seconds(30))
            return sentence
        }

        /// A keyring with a locked collection. `prompted` follows the prompt.
        private func locked(_ prompted: [DBusMessage]) -> FakeBus.Script {
            { call in
                switch call.text(.member) {
                case "OpenSession": [call.reply(.variant(.string("")), .objectPath("/s"))]
                case "ReadAlias": [call.reply(.objectPath("/c"))]
                case "Unlock": [call.reply(.array(of: .objectPath, []), .objectPath("/p"))]
                case "SearchItems": [call.reply(.array(of: .objectPath, []))]
                case "Prompt": prompted.filter { $0.serial == 2 } + [call.reply()]
                default: [call.reply(.string(""))]
                }
            }
        }

        @Test func `a silent bus is an error within the limit, and not taken for a missing bus`() throws {
            let bus = try FakeBus(nil)
            #expect(complaint { _ = try store(bus).entries(of: "s") }.contains("in time"))
            #expect(complaint { try store(bus).change("s") { $0["a"] = "1" } }.contains("in time"))
            #expect(complaint { _ = try store(bus).isPresent() }.contains("in time"))
        }

        @Test(arguments: ["Hello", "OpenSession", "ReadAlias", "Unlock", "SearchItems"])
        func `a keyring that is silent, closes the connection or sends nonsense is an error`(_ member: String) throws {
            let normal = locked([.completed("/p", dismissed: false)])
            let silent = try FakeBus { $0.text(.member) == member ? [] : normal($0) }
            #expect(complaint { _ = try store(silent).entries(of: "s") }.contains("in time"))
            let closing = try FakeBus { $0.text(.member) == member ? nil : normal($0) }
            #expect(complaint { _ = try store(closing).entries(of: "s") }.contains("closed the connection"))
            let refusing = try FakeBus { $0.text(.member) == member ? [$0.refusal("a.b")] : normal($0) }
            #expect(complaint { _ = try store(refusing).entries(of: "s") }.contains("No. (a.b)"))
            guard member == "OpenSession" || member == "SearchItems" else { return }
            let odd = try FakeBus { $0.text(.member) == member ? [$0.reply(.boolean(true))] : normal($0) }
            #expect(complaint { _ = try store(odd).entries(of: "s") }.contains("cannot be read"))
        }

        @Test func `a keyring that is not unlocked in time is an error, and its prompt is dismissed`() throws {
            let bus = try FakeBus(locked([]))
            #expect(complaint { _ = try store(bus).entries(of: "s") }.contains("locked"))
            #expect(bus.calls.suffix(3) == ["AddMatch", "Prompt", "Dismiss"])
            #expect(complaint { try store(bus).change("s") { $0["a"] = "1" } }.contains("locked"))
        }

        @Test func `a prompt that was dismissed ends the wait, and one that was answered goes on`() throws {
            let no = try FakeBus(locked([.completed("/q", dismissed: false), .completed("/p", dismissed: true)]))
            #expect(complaint { _ = try store(no).entries(of: "s") }.contains("locked"))
            #expect(no.calls.last == "Prompt")
            let yes = try FakeBus(locked([.completed("/p", dismissed: false)]))
            #expect(try store(yes).entries(of: "s") == [:])
        }

        @Test func `without a bus, or if it refuses the user or has no keyring, there is no keyring`() throws {
            let folder = FileManager.default.temporaryDirectory
            let gone = DBusAddress(name: Array("\(folder.path)/no-bus".utf8))
            #expect(try !Keyring.isPresent(at: [], limits: limits))
            #expect(
                try !Keyring.isPresent(
                    at: [gone, DBusAddress(name: [0] + Array("no-bus-\(UUID())".utf8))], limits: limits))
            #expect(try !Keyring.isPresent(at: [DBusAddress(name: Array(repeating: 0x61, count: 200))], limits: limits))
            let refusing = try FakeBus(greeting: "REJECTED EXTERNAL\r\n") { _ in [] }
            #expect(try !store(refusing).isPresent())
            let bare = try FakeBus { [$0.text(.member) == "Hello" ? $0.reply(.string(":1")) : $0.refusal("a.b")] }
            #expect(try !store(bare).isPresent())
            let startable = try FakeBus { [$0.reply(.uint32(1))] }
            #expect(try Keyring.isPresent(at: [gone, startable.address], limits: limits))
            #expect(startable.calls == ["Hello", "NameHasOwner", "StartServiceByName"])
            // A bus may be unable to start a keyring that runs already.
            let running = try FakeBus { call in
                [call.text(.member) == "StartServiceByName" ? call.refusal("a.b") : call.reply(.boolean(true))]
            }
            #expect(try Keyring.isPresent(at: [running.address], limits: limits))
        }

        @Test func `a change waits for another store's lock within the limit`() throws {
            let bus = try FakeBus(locked([]))
            let lock = try FileLock(bus.folder.appendingPathComponent("keyring.lock").path, within: .zero)
            defer { lock.release() }
            #expect(complaint { try store(bus).change("s") { $0["a"] = "1" } }.contains("cannot be locked"))
            #expect(bus.calls.isEmpty)
        }

        @Test func `without a keyring sessions are in a file, and move into a keyring when there is one`() throws {
            let kept = Locked<DBusValue?>(nil)
            let bus = try FakeBus(Self.keeping(kept))
            let file = FileTokenStore(folder: bus.folder.appendingPathComponent("app"))
            let without = DesktopTokenStore(
                keyring: SecretServiceTokenStore(at: [], limits: limits, folder: bus.folder), file: file)
            try without.change("s") { $0["old"] = "1" }
            #expect(try without.entries(of: "s") == ["old": "1"] && file.entries(of: "s") == ["old": "1"])

            let with = DesktopTokenStore(keyring: store(bus), file: file)
            #expect(try with.entries(of: "s") == ["old": "1"])
            try with.change("s") { $0["new"] = "2" }
            #expect(try with.entries(of: "s") == ["old": "1", "new": "2"] && file.entries(of: "s") == [:])
            try without.change("s") { $0["elsewhere"] = "3" }
            #expect(try with.entries(of: "s") == ["old": "1", "new": "2"])
            // If a sign-out is interrupted, the older session does not come back.
            let closing = try FakeBus { $0.text(.member) == "Delete" ? nil : Self.keeping(kept)($0) }
            let dying = DesktopTokenStore(keyring: store(closing), file: file)
            #expect(throws: TokenStoreError.self) { try dying.change("s") { $0 = [:] } }
            #expect(try file.entries(of: "s") == [:])
            try with.change("s") { $0 = [:] }
            #expect(try with.entries(of: "s") == [:] && file.entries(of: "s") == [:])
        }

        @Test func `the first change makes a collection in a keyring without one`() throws {
            let (kept, made) = (Locked<DBusValue?>(nil), Locked(false))
            let normal = Self.keeping(kept)
            let bus = try FakeBus { call in
                switch call.text(.member) {
                case "ReadAlias": return [call.reply(.objectPath(made.read { $0 } ? "/c" : "/"))]
                case "CreateCollection": return [call.reply(.objectPath("/"), .objectPath("/p"))]
                case "Prompt":
                    made.change { $0 = true }
                    return [call.reply(), .completed("/p", dismissed: false)]
                default: return normal(call)
                }
            }
            #expect(try store(bus).entries(of: "s") == [:])
            try store(bus).change("s") { $0 = [:] }
            #expect(!bus.calls.contains("CreateCollection"))
            try store(bus).change("s") { $0["a"] = "1" }
            #expect(try store(bus).entries(of: "s") == ["a": "1"])
        }

        /// An unlocked keyring for one secret.
        private static func keeping(_ kept: Locked<DBusValue?>) -> FakeBus.Script {
            { call in
                switch call.text(.member) {
                case "OpenSession": return [call.reply(.variant(.string("")), .objectPath("/s"))]
                case "ReadAlias": return [call.reply(.objectPath("/c"))]
                case "Unlock": return [call.reply(.array(of: .objectPath, []), .objectPath("/"))]
                case "SearchItems":
                    let items = kept.read { $0 }.map { _ in [DBusValue.objectPath("/i")] } ?? []
                    return [call.reply(.array(of: .objectPath, items))]
                case "GetSecret": return [kept.read { $0 }.map { call.reply($0) } ?? call.refusal("a.b")]
                case "CreateItem":
                    kept.change { $0 = (try? call.values())?[1] }
                    return [call.reply(.objectPath("/i"), .objectPath("/"))]
                case "Delete":
                    kept.change { $0 = nil }
                    return [call.reply(.objectPath("/"))]
                default: return [call.reply(.string(""))]
                }
            }
        }
    }
#endif
