import Cryptography
import Testing

struct ClaimsTests {
    /// Few claims are compared, many are looked up by their hashes.
    @Test(arguments: [1, 2, 15, 16, 17, 18, 40])
    func `claims keep their order, and each name has one value`(_ count: Int) {
        var claims = Claims()
        for number in 0..<count { claims["n\(number)"] = .integer(Int64(number)) }
        for number in 0..<count { claims["n\(number)"] = .integer(Int64(number + 100)) }
        #expect(claims.all.map(\.name) == (0..<count).map { "n\($0)" })
        #expect((0..<count).allSatisfy { claims.integer("n\($0)") == Int64($0 + 100) })
        #expect(claims["n\(count)"] == nil && claims["n"] == nil)
    }

    @Test(arguments: [2, 16, 17, 18, 19, 40])
    func `a removed claim is gone, and the others are found`(_ count: Int) {
        var claims = Claims()
        for number in 0..<count { claims["n\(number)"] = .integer(Int64(number)) }
        claims["n1"] = nil
        claims["n0"] = nil
        claims["missing"] = nil
        #expect(claims.all.map(\.name) == (2..<count).map { "n\($0)" })
        #expect((2..<count).allSatisfy { claims.integer("n\($0)") == Int64($0) } && claims["n1"] == nil)
        claims["n1"] = .boolean(true)
        #expect(claims.boolean("n1") == true && claims.all.last?.name == "n1")
    }

    @Test func `claims are equal if they are the same in the same order, however they came about`() {
        var long = Claims()
        for number in 0..<20 { long["n\(number)"] = .integer(1) }
        for number in 2..<20 { long["n\(number)"] = nil }
        #expect(long == ["n0": .integer(1), "n1": .integer(1)])
        #expect(long.hashValue == (["n0": .integer(1), "n1": .integer(1)] as Claims).hashValue)
        #expect(long != ["n1": .integer(1), "n0": .integer(1)])
    }

    @Test func `names are compared by their bytes`() {
        let claims: Claims = ["\u{E9}": .integer(1), "e\u{301}": .integer(2), "\u{E9}": .integer(3)]
        #expect(claims.integer("\u{E9}") == 3 && claims.integer("e\u{301}") == 2 && claims.all.count == 2)
    }
}
