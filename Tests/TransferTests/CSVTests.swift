import Directory
import Kernel
import TestKit
import Testing

@testable import Transfer

/// The grammar of a file of users (UP-CSV).
struct CSVTests {
    private static let header = [
        "name", "given_name", "family_name", "middle_name", "nickname", "preferred_username", "profile", "picture",
        "website", "email", "email_verified", "gender", "birthdate", "zoneinfo", "locale", "phone_number",
        "phone_number_verified", "address", "updated_at", "cognito:mfa_enabled", "cognito:username",
    ]

    @Test(
        arguments: [
            ("a,b,c", ["a", "b", "c"]),
            ("", [""]),
            (",", ["", ""]),
            (" a ,\tb\u{A0},  ", ["a", "b", ""]),
            (#""a","b c""#, [#""a""#, #""b c""#]),
            (#"4 Main St\, Oslo,x"#, ["4 Main St, Oslo", "x"]),
            (#"\,,\,"#, [",", ","]),
            (#"\a,\\,b"#, [#"\a"#, #"\,b"#]),
            (#"a\"#, [#"a\"#]),
            ("=1+1,+47,@x", ["=1+1", "+47", "@x"]),
        ])
    func `cells are separated by commas, trimmed and never quoted (UP-CSV-24 UP-CSV-25 UP-CSV-36)`(
        _ line: String, _ cells: [String]
    ) {
        #expect(CSVCells.read(line) == cells)
    }

    @Test(arguments: [1, 2, 3, 7, 1000])
    func `lines are the same however the file is cut`(_ size: Int) throws {
        let file = Array("a,b\r\n\nc\u{20AC}\rd\n last".utf8)
        #expect(try lines(file, size).map(\.text) == ["a,b", "", "c\u{20AC}\rd", " last"])
        #expect(try lines(file, size).map(\.number) == [1, 2, 3, 4])
        #expect(try lines(file, size).map(\.end) == [5, 6, 13, 18])
        #expect(try lines(Array("a\n".utf8), size).map(\.text) == ["a"])
        #expect(try lines([], size).isEmpty)
    }

    @Test func `a file is UTF-8 without a mark, with lines of 16,000 characters (UP-CSV-26 UP-CSV-32)`() {
        #expect(throws: ImportFileError.byteOrderMark) { try lines(Array("\u{FEFF}a".utf8), 2) }
        #expect(throws: ImportFileError.notUTF8(2)) { try lines([97, 10, 0xC3, 10], 2) }
        #expect(throws: ImportFileError.lineTooLong(1)) { try lines(Array(repeating: 97, count: 16_001), 100) }
        #expect(throws: ImportFileError.lineTooLong(1)) { try lines(Array(repeating: 97, count: 1 << 20), 4096) }
        let longest = Array(String(repeating: "\u{1F600}", count: 16_000).utf8)
        #expect(throws: Never.self) { try lines(longest, 4096) }
    }

    @Test
    func
        `the header has each column of the pool once, in any order (UP-CSV-08 UP-CSV-10 UP-CSV-11 UP-CSV-13 GUIDE-29)`()
        throws
    {
        let pool = Self.pool()
        #expect(ImportHeader.columns(of: pool) == Self.header)
        #expect(try header(Self.header.reversed(), pool).columns == Self.header.reversed())
        #expect(throws: ImportFileError.columnMissing("cognito:username")) {
            try header(Self.header.dropLast(), pool)
        }
        #expect(throws: ImportFileError.columnRepeated("name")) { try header(Self.header + ["name"], pool) }
        for name in ["Name", "password", "sub", "cognito:password_hash", "custom:tier", ""] {
            #expect(throws: ImportFileError.columnUnknown(22)) { try header(Self.header + [name], pool) }
        }
    }

    @Test func `a custom attribute has a column before those of Cognito (UP-CSV-07)`() throws {
        let custom = AttributeDefinition("custom:tier", length: .init("0", greatest: "9"))
        let pool = Self.pool(schema: AttributeSchema(definitions: AttributeSchema.standard.definitions + [custom]))
        let columns = ImportHeader.columns(of: pool)
        #expect(columns.suffix(3) == ["custom:tier", "cognito:mfa_enabled", "cognito:username"])
        let row = try row(["custom:tier": "gold"], pool)
        #expect(row.newUser.user.attributes["custom:tier"] == "gold")
        #expect(fault(["custom:tier": "platinum+++"], pool) == .attributeInvalid("custom:tier"))
    }

    @Test func `a row becomes a user with its attributes (UP-CSV-28 UP-CSV-35 UP-CSV-37 IMP-JOB-29)`() throws {
        let row = try row([
            "name": "K L", "birthdate": "04/17/1990", "email_verified": "TrUe", "phone_number": "+4712345678",
            "phone_number_verified": "FALSE", "updated_at": "1470957431", "address": #"4 Main St\, Oslo"#,
        ])
        let user = row.newUser.user
        #expect(user.username == "kai" && user.attributes["birthdate"] == "1990-04-17")
        #expect(user.attributes["email_verified"] == "true" && user.attributes["phone_number_verified"] == "false")
        #expect(user.attributes["updated_at"] == "1470957431" && user.attributes["address"] == "4 Main St, Oslo")
        #expect(user.attributes["gender"] == nil && !row.usesTextMessages)
    }

    @Test(
        arguments: [
            (["cognito:username": ""], ImportRowError.usernameMissing),  // UP-CSV-14
            (["cognito:username": "a b"], .usernameHasSpace),  // UP-CSV-27
            (["cognito:username": "a\u{A0}b"], .usernameHasSpace),
            (["cognito:username": String(repeating: "a", count: 129)], .usernameInvalid),
            (["cognito:mfa_enabled": ""], .flagInvalid(column: "cognito:mfa_enabled")),  // UP-CSV-15
            (["cognito:mfa_enabled": "1"], .flagInvalid(column: "cognito:mfa_enabled")),
            (["cognito:mfa_enabled": "true"], .mfaOff),  // UP-CSV-30
            (["email_verified": ""], .noVerifiedContact),  // UP-CSV-16
            (["email_verified": "yes"], .flagInvalid(column: "email_verified")),
            (["email": ""], .contactMissing(.email)),  // UP-CSV-17
            (["phone_number_verified": "true"], .contactMissing(.phoneNumber)),  // UP-CSV-18
            (["email": "not an address"], .attributeInvalid("email")),
            (["birthdate": "1990-04-17"], .attributeInvalid("birthdate")),  // UP-CSV-28
            (["birthdate": "17/04/1990"], .attributeInvalid("birthdate")),
            (["birthdate": "02/30/1990"], .attributeInvalid("birthdate")),
            (["birthdate": "4/17/1990"], .attributeInvalid("birthdate")),
            (["updated_at": "1.5"], .attributeInvalid("updated_at")),  // UP-CSV-35
            (["phone_number": "47123"], .attributeInvalid("phone_number")),
        ])
    func `a row that breaks a rule fails by itself (IMP-LOG-09)`(_ cells: [String: String], _ expected: ImportRowError)
    {
        #expect(fault(cells) == expected)
    }

    @Test func `a row has as many cells as the header`() {
        let pool = Self.pool()
        #expect(throws: ImportRowError.cellCount) {
            try ImportRow("a,b", under: header(Self.header, pool), in: pool, world: .fixed)
        }
    }

    @Test func `a required attribute is required of rows (UP-CSV-19)`() {
        var definitions = AttributeSchema.standard.definitions
        definitions.removeAll { $0.name == "gender" }
        let required = AttributeDefinition("gender", required: true, length: .init("0", greatest: "9"))
        let pool = Self.pool(schema: AttributeSchema(definitions: definitions + [required]))
        #expect(fault([:], pool) == .attributeMissing("gender"))
        #expect(fault(["gender": "f"], pool) == nil)
    }

    @Test func `of the contacts that the pool verifies one is verified (UP-CSV-21 UP-CSV-22)`() {
        let phone = ["phone_number": "+4712345678", "phone_number_verified": "true", "email_verified": "false"]
        #expect(fault(phone) == .contactNotVerified(.email))
        let both = Self.pool { $0.autoVerifiedAttributes = [.email, .phoneNumber] }
        #expect(fault(phone, both) == nil && fault([:], both) == nil)
        #expect(fault(["email_verified": "false"], both) == .noVerifiedContact)
    }

    @Test func `a pool decides whether users may or must have a second factor (UP-CSV-29 UP-CSV-31)`() throws {
        let sms = SMSSettings(callerARN: "arn:aws:iam::123456789012:role/sms", externalID: nil, region: nil)
        let phone = ["phone_number": "+4712345678"]
        let on = Self.pool { ($0.mfa, $0.sms) = (.on, sms) }
        #expect(fault(phone, on) == .mfaRequired)
        let with = phone.merging(["cognito:mfa_enabled": "true"]) { $1 }
        #expect(try row(with, on).usesTextMessages)
        let optional = Self.pool { ($0.mfa, $0.sms) = (.optional, sms) }
        #expect(try row(with, optional).usesTextMessages && !row(phone, optional).usesTextMessages)
        #expect(fault(["cognito:mfa_enabled": "true"], optional) == .mfaWithoutFactor)
        #expect(fault(["cognito:mfa_enabled": ""], optional) == .flagInvalid(column: "cognito:mfa_enabled"))
    }

    @Test func `no entry of the log repeats what a row says (IMP-LOG-04)`() {
        let secret = "xsecretx"
        for column in Self.header where fault([column: secret + "\n[SUCCEEDED] ="]) != nil {
            let fault = fault([column: secret + "\n[SUCCEEDED] ="]) ?? .internalError
            let text = ImportLogEntry(line: 7, outcome: .failed(fault)).text
            #expect(text.hasPrefix("[FAILED] Line Number 7 - ") && !text.contains(secret) && !text.contains("\n"))
        }
    }

    // MARK: Reading

    private func lines(_ file: [UInt8], _ size: Int) throws -> [FileLines.Line] {
        var (reader, found, start) = (FileLines(), [FileLines.Line](), 0)
        repeat {
            let end = min(start + size, file.count)
            reader.add(file[start..<end])
            start = end
            while let line = try reader.next(isComplete: start == file.count) { found.append(line) }
        } while start < file.count
        return found
    }

    private func header(_ names: [String], _ pool: UserPool) throws -> ImportHeader {
        try ImportHeader(names.joined(separator: ","), for: pool)
    }

    /// The row of kai with other cells.
    private func row(_ cells: [String: String], _ pool: UserPool = Self.pool()) throws -> ImportRow {
        let usual = [
            "cognito:username": "kai", "cognito:mfa_enabled": "false", "email": "kai@example.org",
            "email_verified": "true",
        ]
        let all = usual.merging(cells) { $1 }
        let columns = ImportHeader.columns(of: pool)
        return try ImportRow(
            columns.map { all[$0] ?? "" }.joined(separator: ","), under: header(columns, pool), in: pool, world: .fixed)
    }

    private func fault(_ cells: [String: String], _ pool: UserPool = Self.pool()) -> ImportRowError? {
        do {
            _ = try row(cells, pool)
            return nil
        } catch { return error as? ImportRowError }
    }

    private static func pool(
        schema: AttributeSchema = .standard, _ set: (inout PoolSettings) -> Void = { _ in }
    ) -> UserPool {
        var settings = PoolSettings()
        settings.autoVerifiedAttributes = [.email]
        set(&settings)
        let now = Instant(seconds: 0)
        return UserPool(
            id: UserPoolID(rawValue: "us-east-1_123456789"), name: "people", settings: settings, schema: schema,
            createdAt: now,
            modifiedAt: now, version: 1)
    }
}

extension World {
    /// Time stands, and all random bytes are zero.
    fileprivate static var fixed: World {
        World(now: { Instant(seconds: 0) }, bytes: { [UInt8](repeating: 0, count: $0) })
    }
}
