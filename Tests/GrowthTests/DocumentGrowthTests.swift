import Foundation
import IAMModel
import IdentityPoolsModel
import Kernel
import SecurityTokensModel
import SyncModel
import Testing
import UserPoolsModel

@testable import Cryptography
@testable import WireRuntime

/// Doubling a document at most doubles its cost.
@Suite(.serialized) struct DocumentGrowthTests {
    private func read(_ text: String) { _ = try? JSONReader.read(Array(text.utf8)) }

    private func members(_ count: Int, _ member: (Int) -> String) -> String {
        "{" + (0..<count).map(member).joined(separator: ",") + "}"
    }

    @Test(arguments: Text.units)
    func `JSON with any text is read in linear time`(_ unit: String) {
        func quoted(_ size: Int) -> String {
            "\""
                + Text.repeating(unit, size).replacingOccurrences(of: "\\", with: "").replacingOccurrences(
                    of: "\"", with: "") + "\""
        }
        Growth.expectLinear("value", size: 20_000) { read(quoted($0)) }
        Growth.expectLinear("name", size: 20_000) { read("{\(quoted($0)):1,\(quoted($0)):2}") }
        Growth.expectLinear("key") { size in
            let fields = (try? JSONReader.read(Array("{\(quoted(min(size, 500))):\"\"}".utf8))) ?? .null
            for _ in 0..<size / 500 { _ = try? [String: String](wire: fields) }
        }
    }

    @Test func `JSON of any form is read in linear time`() {
        Growth.expectLinear("names", size: 2000) { count in read(members(count) { "\"k\($0)\":0" }) }
        Growth.expectLinear("accented names", size: 2000) { count in read(members(count) { "\"e\u{301}\($0)\":0" }) }
        Growth.expectLinear("lists") { read("[" + String(repeating: "[],", count: $0) + "[]]") }
        Growth.expectLinear("depth") { read(String(repeating: "[", count: $0)) }
        Growth.expectLinear("escapes") { read("\"" + String(repeating: "\\u0301\\u0316", count: $0) + "\"") }
        Growth.expectLinear("digits") { read(String(repeating: "9", count: $0)) }
        Growth.expectLinear("space") { read(String(repeating: " ", count: $0)) }
    }

    @Test(arguments: ["a", ".", "a:", "{####}", Text.marks])
    func `every pattern of the models is matched in linear time`(_ unit: String) {
        for pattern in Self.patterns {
            Growth.expectLinear(pattern.source, size: 500) { _ = pattern.matches(Text.repeating(unit, $0)) }
        }
    }

    /// The patterns of every operation's input.
    private static let patterns: [Pattern] = {
        var found: [String: Pattern] = [:]
        let all = [Catalogue.userPools, .identityPools, .sync, .securityTokens, .iam]
        for input in all.flatMap(\.inputs) { collect(input.shape, into: &found) }
        return found.sorted { $0.key < $1.key }.map(\.value)
    }()

    private static func collect(_ structure: StructureShape, into found: inout [String: Pattern]) {
        for member in structure.members { collect(member.shape, into: &found) }
    }

    private static func collect(_ shape: Shape, into found: inout [String: Pattern]) {
        if let pattern = shape.pattern { found[pattern.source] = pattern }
        switch shape.kind {
        case .list(let element): collect(element, into: &found)
        case .map(let key, let value):
            collect(key, into: &found)
            collect(value, into: &found)
        case .structure(let structure): collect(structure, into: &found)
        default: break
        }
    }

    @Test func `violations are found in linear time`() {
        Growth.expectLinear("violations", size: 500) { count in
            let list = (0..<count).map { _ in "{\"Name\":\"\",\"Value\":\"\"}" }.joined(separator: ",")
            let text = "{\"UserPoolId\":\"a_b\",\"Username\":\"u\",\"UserAttributes\":[\(list)]}"
            guard case .object(let fields)? = try? JSONReader.read(Array(text.utf8)) else { return }
            try? AdminUpdateUserAttributesInput.shape.validate(fields, for: .userPools)
        }
    }

    @Test func `claims are read, found and set in linear time`() {
        Growth.expectLinear("claims") { count in
            var claims = Claims()
            for number in 0..<count { claims["claim \(number)"] = .integer(1) }
            for number in 0..<count { _ = claims["claim \(number)"] }
        }
        Growth.expectLinear("reading") { count in
            _ = try? ClaimsReader.read(Array(members(count) { "\"c\($0)\":0" }.utf8))
        }
    }

    @Test(arguments: ["\"iss\",", "{\"iss\":", "[", "]", "\"", "\\", "\"\\\"", "{\"iss\" ", " ", "\u{301}\u{316}"])
    func `an issuer is found in linear time`(_ unit: String) {
        Growth.expectLinear("issuer", size: 20_000) { size in
            _ = IssuerScan.issuer(in: Array(("{" + Text.repeating(unit, size)).utf8)).flatMap(ClaimsReader.text)
        }
    }

    @Test(arguments: Text.units)
    func `encodings are read in linear time`(_ unit: String) {
        Growth.expectLinear("base 64") { _ = Base64.decode(Text.repeating(unit, $0)) }
        Growth.expectLinear("URL-safe") { _ = Base64.decodeURL(Text.repeating(unit, $0)) }
        Growth.expectLinear("hex") { _ = Hex.decode(Text.repeating(unit, $0)) }
        Growth.expectLinear("stream-safe") { _ = StreamSafeText.admits(Text.repeating(unit, $0)) }
    }
}
