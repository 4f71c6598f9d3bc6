import Kernel
import Testing
import UserPoolsModel
import WireRuntime

@testable import Wire

struct PagingTests {
    private let fixture: WireFixture = {
        var fixture = WireFixture()
        fixture.operations = [ListUsers(), ListGroups()]
        return fixture
    }()

    private func list(_ token: String? = nil, _ more: String = "", pool: String = "eu-west-1_b") async -> WireResponse {
        let token = token.map { #","PaginationToken":"\#($0)""# } ?? ""
        return await fixture.call("ListUsers", #"{"UserPoolId":"\#(pool)"\#(token)\#(more)}"#, signed: true)
    }

    private func names(_ response: WireResponse) throws -> [String] {
        try ListUsersOutput(#require(response.json)).users?.compactMap(\.username?.rawValue) ?? []
    }

    @Test(arguments: [(7, 22), (50, 3), (60, 3), (0, 3)])
    func `all pages together make the whole listing`(_ limit: Int, _ pages: Int) async throws {
        var (seen, token, count) = ([String](), String?.none, 0)
        repeat {
            let response = await list(token, #","Limit":\#(limit)"#)
            seen += try names(response)
            token = response.json?["PaginationToken"]?.string
            count += 1
        } while token != nil && count < 100
        #expect(count == pages)
        #expect(seen.count == 150 && seen == seen.sorted() && Set(seen).count == 150)
    }

    @Test func `the page length may change between pages`() async throws {
        let first = await list(nil, #","Limit":10"#)
        let token = try #require(first.json?["PaginationToken"]?.string)
        #expect(try names(await list(token, #","Limit":3"#)) == ["011", "012", "013"])
        #expect(try names(await list(token)).count == 60)
    }

    @Test func `a token is valid only for its own listing`() async throws {
        let first = await list(nil, #","Filter":"a""#)
        let token = try #require(first.json?["PaginationToken"]?.string)
        #expect(await list(token, #","Filter":"a""#).status == 200)
        let foreign = [
            await list(token), await list(token, #","Filter":"b""#),
            await list(token, #","Filter":"a""#, pool: "eu-west-1_c"),
            await fixture.call(
                "ListGroups", #"{"UserPoolId":"eu-west-1_b","Filter":"a","NextToken":"\#(token)"}"#, signed: true),
        ]
        for response in foreign {
            #expect(response.type == "InvalidParameterException")
            #expect(response.message == "Invalid pagination token given.")
        }
    }

    @Test func `a token modified at any place is refused`() async throws {
        let token = try #require(await list().json?["PaginationToken"]?.string)
        let bytes = try #require(Base64.decodeURL(token))
        for place in bytes.indices {
            var edited = bytes
            edited[place] ^= 1
            #expect(await list(Base64.encodeURL(edited)).message == "Invalid pagination token given.")
        }
        for text in ["a", token + "A", String(token.dropLast()), "AAAA", token + "=", " " + token] {
            #expect(await list(text).type == "InvalidParameterException", "\(text)")
        }
    }

    @Test func `a token hides its cursor and never repeats`() async throws {
        let one = try #require(await list().json?["PaginationToken"]?.string)
        let two = try #require(await list().json?["PaginationToken"]?.string)
        #expect(one != two)
        let bytes = try #require(Base64.decodeURL(one))
        #expect(!String(decoding: bytes, as: UTF8.self).contains("060"))
    }

    @Test func `another key opens no token`() throws {
        let ours = PageSeal(key: Secret(Array(repeating: 1, count: 32)))
        let theirs = PageSeal(key: Secret(Array(repeating: 2, count: 32)))
        let sealed = try ours.seal([1, 2, 3], [9])
        #expect(try ours.open(sealed, [9]) == [1, 2, 3])
        #expect(throws: (any Error).self) { try theirs.open(sealed, [9]) }
        #expect(throws: (any Error).self) { try ours.open(sealed, [8]) }
    }

    @Test func `an operation outside of a table lists its first page`() async throws {
        let input = ListUsersInput(userPoolId: UserPoolID(rawValue: "eu-west-1_b"))
        let output = try await ListUsers().perform(input, for: WireFixture.administrator)
        #expect(output.users?.count == 60 && output.paginationToken == nil)
    }
}
