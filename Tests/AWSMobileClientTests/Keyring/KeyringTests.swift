#if os(Linux)
    import Foundation
    import Kernel
    import Testing

    @testable import AWSMobileClient

    /// Stores before keyrings that do not do what they should. Real ones are asked in Tests/Compatibility/consumer.
    @Suite struct KeyringTests {
        private let limits = Keyring.Limits(call: .milliseconds(300), prompt: .milliseconds(300))

        private func store(_ bus: FakeBus) -> SecretServiceTokenStore {
            SecretServiceTokenStore([bus.address], limits, folder: bus.folder)
        }

        /// What stands in the error that `work` ends with, within the limits and some patience of a busy machine.
        private func complaint(_ work: () throws -> Void) -> String {
            var sentence = ""
            let took = ContinuousClock().measure {
                do { try work() } catch { sentence = (error as? TokenStoreError)?.description ?? "another error" }
            }
            #expect(took < .seconds(5))
            return sentence
        }

        /// A keyring whose one collection is locked; `prompted` is what follows its prompt.
        private func locked(_ prompted: [DBusMessage]) -> FakeBus.Script {
            { call in
                switch call.text(.member) {
                case "OpenSession": [call.answer(.variant(.string("")), .objectPath("/s"))]
                case "ReadAlias": [call.answer(.objectPath("/c"))]
                case "Unlock": [call.answer(.array(of: .objectPath, []), .objectPath("/p"))]
                case "SearchItems": [call.answer(.array(of: .objectPath, []))]
                case "Prompt": prompted.filter { $0.serial == 2 } + [call.answer()]
                default: [call.answer(.string(""))]
                }
            }
        }

        @Test func `a bus that says nothing is not waited for, and not taken for none`() throws {
            let bus = try FakeBus(nil)
            #expect(complaint { _ = try store(bus).entries(of: "s") }.contains("in time"))
            #expect(complaint { try store(bus).change("s") { $0["a"] = "1" } }.contains("in time"))
            #expect(complaint { _ = try store(bus).isPresent() }.contains("in time"))
        }

        @Test(arguments: ["Hello", "OpenSession", "ReadAlias", "Unlock", "SearchItems"])
        func `a keyring that stops answering, hangs up or answers nonsense is an error`(_ member: String) throws {
            let normal = locked([.completed("/p", dismissed: false)])
            let silent = try FakeBus { $0.text(.member) == member ? [] : normal($0) }
            #expect(complaint { _ = try store(silent).entries(of: "s") }.contains("in time"))
            let closing = try FakeBus { $0.text(.member) == member ? nil : normal($0) }
            #expect(complaint { _ = try store(closing).entries(of: "s") }.contains("hung up"))
            let refusing = try FakeBus { $0.text(.member) == member ? [$0.refusal("a.b")] : normal($0) }
            #expect(complaint { _ = try store(refusing).entries(of: "s") }.contains("No. (a.b)"))
            guard member == "OpenSession" || member == "SearchItems" else { return }
            let odd = try FakeBus { $0.text(.member) == member ? [$0.answer(.boolean(true))] : normal($0) }
            #expect(complaint { _ = try store(odd).entries(of: "s") }.contains("cannot be read"))
        }

        @Test func `whoever does not unlock the keyring in time is told so, and the prompt goes away`() throws {
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

        @Test func `where nobody listens, or refuses this user, or knows no keyring, there is none`() throws {
            let folder = FileManager.default.temporaryDirectory
            let gone = DBusAddress(name: Array("\(folder.path)/no-bus".utf8))
            #expect(try !Keyring.isPresent([], limits))
            #expect(try !Keyring.isPresent([gone, DBusAddress(name: [0] + Array("no-bus-\(UUID())".utf8))], limits))
            #expect(try !Keyring.isPresent([DBusAddress(name: Array(repeating: 0x61, count: 200))], limits))
            let refusing = try FakeBus(greeting: "REJECTED EXTERNAL\r\n") { _ in [] }
            #expect(try !store(refusing).isPresent())
            let bare = try FakeBus { [$0.text(.member) == "Hello" ? $0.answer(.string(":1")) : $0.refusal("a.b")] }
            #expect(try !store(bare).isPresent())
            let startable = try FakeBus { [$0.answer(.uint32(1))] }
            #expect(try Keyring.isPresent([gone, startable.address], limits))
            #expect(startable.calls == ["Hello", "NameHasOwner", "StartServiceByName"])
            // A bus need not know how to start what runs already.
            let running = try FakeBus { call in
                [call.text(.member) == "StartServiceByName" ? call.refusal("a.b") : call.answer(.boolean(true))]
            }
            #expect(try Keyring.isPresent([running.address], limits))
        }

        @Test func `a lock that another holds is waited for no longer than the limit`() throws {
            let bus = try FakeBus(locked([]))
            let lock = try FileLock(bus.folder.appendingPathComponent("keyring.lock").path)
            defer { lock.release() }
            #expect(complaint { try store(bus).change("s") { $0["a"] = "1" } }.contains("cannot be locked"))
            #expect(bus.calls.isEmpty)
        }

        @Test func `without a keyring sessions are in a file, and a keyring that comes takes them over`() throws {
            let kept = Locked<DBusValue?>(nil)
            let bus = try FakeBus(Self.keeping(kept))
            let file = FileTokenStore(folder: bus.folder.appendingPathComponent("app"))
            let without = DesktopTokenStore(SecretServiceTokenStore([], limits, folder: bus.folder), file)
            try without.change("s") { $0["old"] = "1" }
            #expect(try without.entries(of: "s") == ["old": "1"] && file.entries(of: "s") == ["old": "1"])

            let with = DesktopTokenStore(store(bus), file)
            #expect(try with.entries(of: "s") == ["old": "1"])
            try with.change("s") { $0["new"] = "2" }
            #expect(try with.entries(of: "s") == ["old": "1", "new": "2"] && file.entries(of: "s") == [:])
            try without.change("s") { $0["elsewhere"] = "3" }
            #expect(try with.entries(of: "s") == ["old": "1", "new": "2"])
            // Whatever ends the sign-out half way, the older session does not come back after it.
            let closing = try FakeBus { $0.text(.member) == "Delete" ? nil : Self.keeping(kept)($0) }
            let dying = DesktopTokenStore(store(closing), file)
            #expect(throws: TokenStoreError.self) { try dying.change("s") { $0 = [:] } }
            #expect(try file.entries(of: "s") == [:])
            try with.change("s") { $0 = [:] }
            #expect(try with.entries(of: "s") == [:] && file.entries(of: "s") == [:])
        }

        @Test func `where the keyring has no collection one is made with the first change`() throws {
            let (kept, made) = (Locked<DBusValue?>(nil), Locked(false))
            let normal = Self.keeping(kept)
            let bus = try FakeBus { call in
                switch call.text(.member) {
                case "ReadAlias": return [call.answer(.objectPath(made.read { $0 } ? "/c" : "/"))]
                case "CreateCollection": return [call.answer(.objectPath("/"), .objectPath("/p"))]
                case "Prompt":
                    made.change { $0 = true }
                    return [call.answer(), .completed("/p", dismissed: false)]
                default: return normal(call)
                }
            }
            #expect(try store(bus).entries(of: "s") == [:])
            try store(bus).change("s") { $0 = [:] }
            #expect(!bus.calls.contains("CreateCollection"))
            try store(bus).change("s") { $0["a"] = "1" }
            #expect(try store(bus).entries(of: "s") == ["a": "1"])
        }

        /// An unlocked keyring with room for one secret.
        private static func keeping(_ kept: Locked<DBusValue?>) -> FakeBus.Script {
            { call in
                switch call.text(.member) {
                case "OpenSession": return [call.answer(.variant(.string("")), .objectPath("/s"))]
                case "ReadAlias": return [call.answer(.objectPath("/c"))]
                case "Unlock": return [call.answer(.array(of: .objectPath, []), .objectPath("/"))]
                case "SearchItems":
                    let items = kept.read { $0 }.map { _ in [DBusValue.objectPath("/i")] } ?? []
                    return [call.answer(.array(of: .objectPath, items))]
                case "GetSecret": return [kept.read { $0 }.map { call.answer($0) } ?? call.refusal("a.b")]
                case "CreateItem":
                    kept.change { $0 = (try? call.values())?[1] }
                    return [call.answer(.objectPath("/i"), .objectPath("/"))]
                case "Delete":
                    kept.change { $0 = nil }
                    return [call.answer(.objectPath("/"))]
                default: return [call.answer(.string(""))]
                }
            }
        }
    }
#endif
