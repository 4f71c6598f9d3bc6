import Foundation
import IAMModel
import Kernel
import Testing

@testable import Wire
@testable import WireRuntime

struct XMLWriterTests {
    private func text(_ json: String, _ shape: StructureShape) throws -> String {
        var xml = XMLWriter()
        guard case .object(let document) = try JSONReader.read(Array(json.utf8)) else { return "" }
        xml.write(document, as: shape)
        return String(decoding: xml.bytes, as: UTF8.self)
    }

    @Test func `text is escaped, and what XML cannot carry is replaced`() throws {
        var xml = XMLWriter()
        xml.element("a", text: "<b a=\"1\">&amp;]]></b>\r\n\t'\u{0}\u{1}\u{8}\u{B}\u{1F}\u{7F}\u{FFFE}\u{FFFF}é😀")
        let expected =
            "<a>&lt;b a=&quot;1&quot;&gt;&amp;amp;]]&gt;&lt;/b&gt;&#xD;\n\t'"
            + String(repeating: "\u{FFFD}", count: 5) + "\u{7F}\u{FFFD}\u{FFFD}é😀</a>"
        #expect(String(decoding: xml.bytes, as: UTF8.self) == expected)
    }

    @Test func `values are written as their shape describes`() throws {
        let shape = StructureShape(
            "All",
            [
                .init("At", .timestamp()), .init("Empty", .list(.string())),
                .init("Flat", .list(.string(), flattened: true)),
                .init("FlatMap", .map(.string(), .long(), flattened: true)), .init("List", .list(.boolean())),
                .init("Map", .map(.string(), .list(.integer()))), .init("None", .string()), .init("Null", .string()),
            ])
        let json = """
            {"At":1795221000.75,"Empty":[],"Flat":["a","b"],"FlatMap":{"k":-5,"l":6},"List":[true,false],\
            "Map":{"<":[1]},"Null":null,"Unknown":1}
            """
        #expect(
            try text(json, shape) == """
                <At>2026-11-21T00:30:00Z</At><Empty></Empty><Flat>a</Flat><Flat>b</Flat>\
                <FlatMap><key>k</key><value>-5</value></FlatMap><FlatMap><key>l</key><value>6</value></FlatMap>\
                <List><member>true</member><member>false</member></List>\
                <Map><entry><key>&lt;</key><value><member>1</member></value></entry></Map>
                """)
    }

    /// The walks read the same document with the SDK for Python.
    @Test func `a listing of roles is written with all its nesting`() throws {
        let boundary = IAMAttachedPermissionsBoundary(
            permissionsBoundaryArn: "arn:aws:iam::123456789012:policy/b",
            permissionsBoundaryType: .permissionsBoundaryPolicy)
        let day = Instant(seconds: 1_795_221_000)
        let full = IAMRole(
            arn: "arn:aws:iam::123456789012:role/a/full",
            assumeRolePolicyDocument: "%7B%22Version%22%3A%222012-10-17%22%7D",
            createDate: day, description: "<Fish & \"chips\">\r\nü \u{1}", maxSessionDuration: 3600, path: "/a/",
            permissionsBoundary: boundary, roleId: "AROAFULL",
            roleLastUsed: IAMRoleLastUsed(lastUsedDate: day.advanced(seconds: 86_400), region: "eu-west-1"),
            roleName: "full", tags: [IAMTag(key: "k", value: ""), IAMTag(key: "<", value: " x ")])
        let bare = IAMRole(
            arn: "arn:aws:iam::123456789012:role/bare", createDate: day, path: "/", roleId: "AROABARE", roleName: "bare"
        )
        let output = ListRolesOutput(isTruncated: true, marker: "next&", roles: [full, bare])
        let answer = EncodedOutput(body: output.jsonBytes, shape: ListRolesOutput.shape)
        let written = try QueryResponse.xml(ListRolesInput.operation, output: answer, requestID: "r-7")
        #expect(String(decoding: written, as: UTF8.self) + "\n" == (try QueryFixture.document("ListRoles.xml")))
    }

    @Test func `a listing of nothing is an empty element`() throws {
        #expect(try text(#"{"Roles":[]}"#, ListRolesOutput.shape) == "<Roles></Roles>")
    }

    @Test func `an output of any length is written`() throws {
        let role = IAMRole(
            arn: "a", assumeRolePolicyDocument: String(repeating: "x", count: 6000), createDate: Instant(seconds: 0),
            path: "/", roleId: "i", roleName: "n")
        let output = ListRolesOutput(roles: Array(repeating: role, count: 1000))
        let xml = try QueryResponse.xml(
            ListRolesInput.operation, output: EncodedOutput(body: output.jsonBytes, shape: ListRolesOutput.shape),
            requestID: "r")
        #expect(xml.count > 6_000_000)
    }
}
