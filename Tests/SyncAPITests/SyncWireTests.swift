import Foundation
import Kernel
import TestKit
import Testing
import Wire
import WireRuntime

/// The protocol of sync: paths, queries, headers, bodies.
@Suite struct SyncWireTests {
    @Test func `errors have the code in a header and the sentence in the body, for every origin`() async throws {
        let api = try await SyncAPI()
        let response = try await api.respond("GET", api.datasetPath(), headers: [("origin", "https://app.example")])
        #expect(response.status == 404 && response.requestID == "r-1")
        #expect(response.header("x-amzn-ErrorType") == "ResourceNotFoundException:")
        #expect(response.header("content-type") == "application/json")
        #expect(response.header("access-control-allow-origin") == "*")
        let unsigned = try await api.respond(
            "GET", api.datasetPath(), headers: [("origin", "https://app.example")], signed: false)
        #expect(unsigned.header("x-amzn-ErrorType") == "MissingAuthenticationTokenException:")
        #expect(unsigned.header("access-control-allow-origin") == "*")
    }

    @Test func `each path answers preflights, and no other has an operation`() async throws {
        let api = try await SyncAPI()
        for (path, methods) in [
            (api.datasetPath(), "DELETE,GET,POST,OPTIONS"), (api.datasetPath() + "/records", "GET,OPTIONS"),
            ("/identitypools", "GET,OPTIONS"), (api.datasetPath() + "/subscriptions/d", "DELETE,POST,OPTIONS"),
        ] {
            let preflight = try await api.respond(
                "OPTIONS", path, headers: [("access-control-request-method", "POST")], signed: false)
            #expect(preflight.status == 200 && preflight.header("access-control-allow-methods") == methods)
            #expect(preflight.header("access-control-allow-headers")?.contains("X-Amz-Client-Context") == true)
        }
        for path in ["/identitypools/", api.poolPath + "/identities", api.datasetPath() + "/other", "/identityPools"] {
            #expect(try await api.respond("GET", path).status == 404, "\(path)")
        }
        #expect(try await api.respond("PUT", api.datasetPath()).status == 405)
    }

    @Test func `names in paths are decoded once, and have one spelling`() async throws {
        let api = try await SyncAPI()
        try await api.write("a", "1", to: "a%3Ab")
        #expect(try await api.call("GET", api.datasetPath("a:b"))["Dataset"] != nil, "a colon may be as it is")
        let twice = try await api.refusal("GET", api.datasetPath("a%253Ab"))
        #expect(twice?.contains("Value 'a%3Ab' at 'datasetName' failed to satisfy constraint") == true)
        for name in ["%61", "%2e%2e", "a%ff", "%zz"] {
            #expect(try await api.respond("GET", api.datasetPath(name)).status == 404, "\(name)")
        }
        let slash = try await api.refusal("GET", api.datasetPath("a%2Fb"))
        #expect(slash?.utf8.starts(with: "400 InvalidParameterException:".utf8) == true)
    }

    @Test func `the query is read by the types of the model`() async throws {
        let api = try await SyncAPI()
        let path = api.datasetPath() + "/records"
        for query in [
            "lastSyncCount=x", "lastSyncCount=1.5", "maxResults=", "lastSyncCount=1&lastSyncCount=2", "a=%zz",
        ] {
            let refusal = try await api.refusal("GET", path, query: query)
            #expect(refusal?.utf8.starts(with: "400 SerializationException:".utf8) == true, "\(query)")
        }
        let negative = try await api.refusal("GET", path, query: "lastSyncCount=-1")
        #expect(negative?.utf8.starts(with: "400 InvalidParameterException:".utf8) == true)
        #expect(try await api.refusal("GET", path, query: "unknown=1&maxResults=0") == nil)
    }

    // SYNC-05
    @Test func `a body cannot name another dataset than the path, nor can the query`() async throws {
        let api = try await SyncAPI()
        let session = try #require(try await api.call("GET", api.datasetPath() + "/records")["SyncSessionToken"])
        let patch: [String: Any] = ["Key": "a", "Value": "1", "Op": "replace", "SyncCount": 0]
        try await api.call(
            "POST", api.datasetPath(), query: "DatasetName=other",
            [
                "RecordPatches": [patch], "SyncSessionToken": session, "DatasetName": "other",
                "IdentityId": "eu-test-1:dead", "IdentityPoolId": "eu-test-1:dead",
            ])
        #expect(try await api.refusal("GET", api.datasetPath("other")) != nil)
        #expect(try await api.call("GET", api.datasetPath())["Dataset"] != nil)
    }

    @Test func `a body is JSON, and a header of the model is read`() async throws {
        let api = try await SyncAPI()
        let form = try await api.respond(
            "POST", api.datasetPath(), headers: [("content-type", "application/x-www-form-urlencoded")])
        #expect(form.status == 415)
        let missing = try await api.refusal("POST", api.datasetPath(), [String: Any]())
        #expect(missing?.contains("at 'syncSessionToken' failed to satisfy constraint") == true)
        let twice = try await api.respond(
            "POST", api.datasetPath(), [String: Any](),
            headers: [("x-amz-client-context", "a"), ("X-Amz-Client-Context", "b")])
        #expect(twice.header("x-amzn-ErrorType") == "SerializationException:")
    }
}
