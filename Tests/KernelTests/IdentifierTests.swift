import Foundation
import Kernel
import Testing

struct IdentifierTests {
    /// A name in two spellings, which `String ==` calls equal.
    private let composed = "andr\u{e9}"
    private let decomposed = "andre\u{301}"

    @Test func `identifiers are compared and hashed by their bytes`() {
        func expectApart<ID: Identifier>(_: ID.Type) {
            let (one, other) = (ID(rawValue: composed), ID(rawValue: decomposed))
            #expect(composed == decomposed)
            #expect(one != other && !(one == other), "\(ID.self)")
            #expect(one == ID(rawValue: composed) && !(one != ID(rawValue: composed)), "\(ID.self)")
            #expect(one.hashValue != other.hashValue && one.hashValue == ID(rawValue: composed).hashValue, "\(ID.self)")
            #expect([one: 1][other] == nil && [one: 1][one] == 1, "\(ID.self)")
            #expect(Optional(one) != other && ![one].contains(other), "\(ID.self)")
        }
        expectApart(Username.self)
        expectApart(GroupName.self)
        expectApart(UserPoolID.self)
        expectApart(ClientID.self)
        expectApart(UserID.self)
        expectApart(SessionID.self)
    }

    @Test func `concrete identifiers use the same comparison`() {
        #expect(Username(rawValue: composed) != Username(rawValue: decomposed))
        #expect(!(GroupName(rawValue: composed) == GroupName(rawValue: decomposed)))
        let (a, b) = (Username(rawValue: "\u{212b}"), Username(rawValue: "\u{c5}"))
        #expect(a != b && Set([a, b]).count == 2)
    }

    @Test func `an identifier is stored as its text, byte for byte`() throws {
        for text in [composed, decomposed, "", "\"\\\r\n", "😀"] {
            let stored = try JSONEncoder().encode([Username(rawValue: text)])
            #expect(try JSONDecoder().decode([String].self, from: stored).map { Array($0.utf8) } == [Array(text.utf8)])
            #expect(try JSONDecoder().decode([Username].self, from: stored) == [Username(rawValue: text)])
            let group = GroupName(rawValue: text)
            #expect(try JSONDecoder().decode(GroupName.self, from: JSONEncoder().encode(group)) == group)
        }
    }

    @Test func `an identifier prints as its text`() {
        #expect("\(Username(rawValue: "ann")) \(GroupName(rawValue: "staff"))" == "ann staff")
    }
}
