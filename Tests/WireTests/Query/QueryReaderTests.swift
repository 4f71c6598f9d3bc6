import SecurityTokensModel
import Testing

@testable import Wire
@testable import WireRuntime

struct QueryReaderTests {
    private static let point = StructureShape("Point", [.init("X", .integer()), .init("On", .boolean())])
    private static let shape = StructureShape(
        "Everything",
        [
            .init("At", .timestamp()), .init("Count", .long()), .init("Data", .blob()), .init("Any", .document()),
            .init("Flat", .list(.string(), flattened: true)),
            .init("FlatMap", .map(.string(), .long(), flattened: true)),
            .init("List", .list(.string())), .init("Map", .map(.string(), .string())), .init("Name", .string()),
            .init("Nested", .list(.structure(point))), .init("Word", .enumeration(["a"])),
            .init("Deep", .list(.list(.string()))),
        ])

    private func read(_ body: String, as shape: StructureShape = shape) throws -> JSON {
        let headers: [WireRequest.Header] = [("Content-Type", "application/x-www-form-urlencoded")]
        let form = try QueryForm(WireRequest(headers: headers, body: Array(body.utf8)))
        return .object(try QueryReader.document(form, as: shape))
    }

    private func json(_ text: String) throws -> JSON { try JSONReader.read(Array(text.utf8)) }

    @Test(arguments: [
        ("Name=a+b%2B%C3%A4%0A", #"{"Name":"a b+ä\n"}"#),
        ("Name=", #"{"Name":""}"#),
        ("Word=z&Data=AAEC", #"{"Data":"AAEC","Word":"z"}"#),
        ("Count=-9223372036854775808", #"{"Count":-9223372036854775808}"#),
        ("At=2026-11-21T00%3A30%3A00Z", #"{"At":1795221000}"#),
        ("List.member.2=b&List.member.1=a", #"{"List":["a","b"]}"#),
        ("Flat.1=a&Flat.2=b", #"{"Flat":["a","b"]}"#),
        (
            "Nested.member.1.X=1&Nested.member.1.On=true&Nested.member.2.On=false",
            #"{"Nested":[{"X":1,"On":true},{"On":false}]}"#
        ),
        ("Deep.member.1.member.1=a&Deep.member.2.member.1=b", #"{"Deep":[["a"],["b"]]}"#),
        ("Map.entry.1.key=k&Map.entry.1.value=v&Map.entry.2.key=&Map.entry.2.value=", #"{"Map":{"k":"v","":""}}"#),
        ("FlatMap.1.key=k&FlatMap.1.value=5", #"{"FlatMap":{"k":5}}"#),
        ("List=&Map=&Flat=", #"{"Flat":[],"List":[],"Map":{}}"#),
        ("Unknown=1&Unknown=2&Other.member.9.x=1&.=&..=", "{}"),
        ("", "{}"),
    ])
    func `parameters are read as the shape describes`(_ body: String, _ expected: String) throws {
        #expect(try read(body) == json(expected))
    }

    @Test(arguments: [
        "Name=a&Name=b", "Name=a&Name=a", "List.member.1=a&List.member.1=b", "Name.x=1", "Name=a&Name.x=1",
        "Count=", "Count=1.5", "Count=9223372036854775808", "Count=0x10", "Count=%D9%A1", "At=1795221000", "At=",
        "Nested.member.1.On=True", "Nested.member.1.On=1", "Nested.member.1=a", "Any=a",
        "List=a", "List.member=a", "List.1=a", "List.member.0=a", "List.member.2=a", "List.member.01=a",
        "List.member.-1=a", "List.member.999999999=a", "List.member.99999999999999999999=a", "List.member.=a",
        "List.member.1=a&List.member.3=c", "List.Member.1=a", "List.member.1.member.1=a", "List=&List.member.1=a",
        "List.member.%D9%A1=a", "Flat.member.1=a", "Flat.0=a",
        "Map.entry.1.key=k", "Map.entry.1.value=v", "Map.entry.1=a", "Map.1.key=k",
        "Map.entry.1.key=k&Map.entry.1.value=v&Map.entry.2.key=k&Map.entry.2.value=v",
        "Name=%00", "Name=a%00b", "Name=%", "Name=%zz", "Name=%ff", "%ff=a", "a%CC%81=1", "a+b=1", "a%00=1",
    ])
    func `malformed parameters are refused`(_ body: String) {
        let error = #expect(throws: ServiceError.self, "\(body)") { try read(body) }
        #expect(error?.code == .serialization, "\(body)")
    }

    // WIRE-10
    @Test func `the number of parameters and the length of names are limited`() throws {
        func list(_ count: Int) -> String { (1...count).map { "List.member.\($0)=a" }.joined(separator: "&") }
        guard case .object(let fields) = try read(list(QueryForm.maxParameters)) else { return }
        #expect(fields["List"] == .array(Array(repeating: .string("a"), count: QueryForm.maxParameters)))
        #expect(throws: ServiceError.self) { try read(list(QueryForm.maxParameters + 1)) }
        let name = String(repeating: "a", count: 256)
        #expect(try read("\(name)=1") == .object(JSONObject()))
        #expect(throws: ServiceError.self) { try read("a\(name)=1") }
        // A key of a map is a name.
        #expect(throws: ServiceError.self) { try read("Map.entry.1.key=\(name)\(name)a&Map.entry.1.value=v") }
        let deep = String(repeating: "member.1.", count: 28)
        #expect(throws: ServiceError.self) { try read("Deep.\(deep)=a") }
    }

    @Test func `text with a long run of combining marks is not valid`() {
        let run = String(repeating: "%CC%81%CC%96", count: 16)
        let error = #expect(throws: ServiceError.self) { try read("Name=a\(run)") }
        #expect(error?.code == .validation)
    }

    /// The walks compare the same form with what the SDK for Python sends.
    @Test func `a form of an SDK is read with all its nesting`() throws {
        let body = try QueryFixture.document("AssumeRole.form")
        let expected = """
            {"DurationSeconds":900,"Policy":"{\\"a\\": \\"ü & <b>\\"}","PolicyArns":[\
            {"arn":"arn:aws:iam::1:policy/a b"},{"arn":"arn:aws:iam::1:policy/c"}],\
            "RoleArn":"arn:aws:iam::123456789012:role/x","RoleSessionName":"s1",\
            "Tags":[{"Key":"k+1","Value":""},{"Key":"é","Value":"line\\nfeed"}],"TransitiveTagKeys":[]}
            """
        #expect(try read(body, as: AssumeRoleInput.shape) == json(expected))
    }
}
