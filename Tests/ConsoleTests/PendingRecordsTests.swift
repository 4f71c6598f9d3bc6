import Testing
import Wire
import WireRuntime

@testable import Console

/// Changes of records that a page keeps.
struct PendingRecordsTests {
    @Test func `changes survive the way through a form, and the last one of a key counts`() throws {
        var pending = PendingRecords()
        try pending.put(PendingRecord(key: "a", value: "1", count: 0))
        try pending.put(PendingRecord(key: "\"<b>", value: nil, count: 7))
        try pending.put(PendingRecord(key: "a", value: "2\n", count: 3))
        let again = try PendingRecords(pending.text)
        #expect(again.text == pending.text)
        #expect(
            JSON.array(again.all.map(\.patch)).compact
                == #"[{"Op":"remove","Key":"\"<b>","SyncCount":7},{"Op":"replace","Key":"a","SyncCount":3,"#
                + #""Value":"2\n"}]"#)
    }

    @Test func `ticked changes are dropped, and others stay`() throws {
        var pending = PendingRecords()
        for key in ["a", "b", "c"] { try pending.put(PendingRecord(key: key, value: "", count: 0)) }
        pending.discard { $0 == 1 }
        #expect(pending.all.map(\.key) == ["a", "c"])
    }

    @Test func `a list that is too long or no list is refused`() throws {
        let malformed = ["", "{}", "7", "[", "[7]", #"[{"Key":"a"}]"#, #"[{"Key":"a","SyncCount":"1"}]"#]
        for text in malformed + [String(repeating: "[", count: 5000), String(repeating: "x", count: 500_000)] {
            #expect(throws: ServiceError.self, "\(text.prefix(9))") { try PendingRecords(text) }
        }
        var pending = PendingRecords()
        for number in 0..<200 { try pending.put(PendingRecord(key: "\(number)", value: "", count: 0)) }
        #expect(throws: ServiceError.self) { try pending.put(PendingRecord(key: "more", value: "", count: 0)) }
        try pending.put(PendingRecord(key: "7", value: "again", count: 0))
    }
}
