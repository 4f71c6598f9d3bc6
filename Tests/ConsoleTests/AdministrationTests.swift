import Kernel
import Testing
import WireRuntime

@testable import Console

/// Forms with files, style sheets that are edited by properties, and the lengths of text messages.
struct AdministrationTests {
    // MARK: - Forms with files

    /// Gives a body in pieces of so many bytes.
    private static func reader(_ body: String, pieces length: Int) -> MultipartReader {
        let rest = Locked(Array(body.utf8)[...])
        return MultipartReader(boundary: Array("xyz".utf8)) {
            rest.change { rest in
                defer { rest = rest.dropFirst(length) }
                return rest.isEmpty ? nil : Array(rest.prefix(length))
            }
        }
    }

    private static func parts(_ reader: MultipartReader) async throws -> [(head: String, content: String)] {
        var parts: [(head: String, content: String)] = []
        while let head = try await reader.head(maxBytes: 4096) {
            var content: [UInt8] = []
            while let piece = try await reader.piece() { content += piece }
            parts.append((String(decoding: head, as: UTF8.self), String(decoding: content, as: UTF8.self)))
        }
        return parts
    }

    @Test(arguments: [1, 2, 7, 1000])
    func `a form is read alike in whatever pieces it comes`(_ length: Int) async throws {
        let body =
            "--xyz\r\nA: 1\r\n\r\n\r\n--xy\r\n--xyz\r\nB: 2\r\n\r\n\r\n--xyz\r\nC: 3\r\n\r\nlast\r\n--xyz--\r\n"
        let parts = try await Self.parts(Self.reader(body, pieces: length))
        #expect(parts.map(\.head) == ["\r\nA: 1", "\r\nB: 2", "\r\nC: 3"])
        #expect(parts.map(\.content) == ["\r\n--xy", "", "last"])
    }

    @Test(arguments: ["", "--xyz", "--xyz\r\nA: 1\r\n\r\nx", "--xyz\r\nA: 1\r\n\r\nx\r\n--xyz"])
    func `a form that is cut off is refused`(_ body: String) async {
        await #expect(throws: ServiceError.self) { _ = try await Self.parts(Self.reader(body, pieces: 3)) }
    }

    // MARK: - Style sheets

    @Test func `a property is set and removed, and other rules stay`() {
        var sheet = CustomSheet(
            checked: """
                .label-customizable,.banner-customizable{color:red}
                .banner-customizable{color:blue;padding:0 1px}
                @media (prefers-color-scheme:dark){.banner-customizable{color:white}}
                """)
        #expect(sheet.value(of: "color", for: ".banner-customizable") == "blue")
        #expect(sheet.value(of: "color", for: ".label-customizable") == nil)
        sheet.set("color", for: ".banner-customizable", to: nil)
        sheet.set("padding", for: ".banner-customizable", to: nil)
        sheet.set("color", for: ".logo-customizable", to: "#fff")
        #expect(
            sheet.text == """
                .label-customizable,.banner-customizable {
                  color: red;
                }
                @media (prefers-color-scheme: dark) {
                .banner-customizable {
                  color: white;
                }
                }
                .logo-customizable {
                  color: #fff;
                }

                """)
    }

    // UP-UI-41
    @Test func `the groups of properties are those of the guide`() {
        #expect(PropertyGroup.all.count == 17)
        #expect(Set(PropertyGroup.all.map(\.selector)).count == 17)
        #expect(PropertyGroup.all.contains { $0.selector == ".submitButton-customizable:hover" })
    }

    // MARK: - Text messages

    @Test(arguments: [
        (String(repeating: "a", count: 160), 160, 1), (String(repeating: "a", count: 161), 161, 2),
        (String(repeating: "€", count: 80), 160, 1), (String(repeating: "€", count: 81), 162, 2),
        (String(repeating: "a", count: 307), 307, 3), ("", 0, 1),
    ])
    func `letters of seven bits fill segments`(_ text: String, _ units: Int, _ segments: Int) {
        let length = TextMessageLength(text)
        #expect((length.alphabet, length.units, length.segments) == (.gsm, units, segments))
    }

    @Test(arguments: [
        (String(repeating: "日", count: 70), 70, 1), (String(repeating: "日", count: 71), 71, 2),
        (String(repeating: "😀", count: 36), 72, 2), ("ő", 1, 1),
    ])
    func `one other letter makes all of them sixteen bits long`(_ text: String, _ units: Int, _ segments: Int) {
        let length = TextMessageLength(text)
        #expect((length.alphabet, length.units, length.segments) == (.unicode, units, segments))
    }

    // MARK: - Records

    @Test func `a record tells the caller and the value of a setting`() throws {
        let record = try #require(
            AuditRecord(
                line: #"{"eventTime":"2026-11-27T09:00:00Z","userIdentity":{"type":"Root","arn":"arn:root"},"#
                    + #""requestParameters":{"policies":{"passwordPolicy":{"minimumLength":9}}},"#
                    + #""additionalEventData":{"userPoolId":"us-east-1_Example"}}"#))
        #expect(record.actor == "arn:root")
        #expect(record.value(at: "Policies.PasswordPolicy.MinimumLength") == .integer(9))
        #expect(record.value(at: "Policies.PasswordPolicy.RequireNumbers") == nil)
        #expect(record.subject.map(\.value) == ["us-east-1_Example"])
        #expect(AuditRecord(line: "{") == nil)
    }
}
