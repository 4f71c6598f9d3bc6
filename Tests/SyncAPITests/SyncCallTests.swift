import Directory
import Foundation
import IdentityPools
import Kernel
import Sync
import SyncAPI
import SyncModel
import TestKit
import Testing
import Triggers
import Wire
import WireRuntime

/// The operations of sync, as callers see them.
@Suite struct SyncCallTests {
    // MOD-SYN-02, MOD-SYN-03, MOD-SYN-05, MOD-SYN-09, MOD-SYN-11, MOD-SYN-17
    @Test(arguments: Engine.available)
    func `a user lists, writes and deletes datasets`(on engine: Engine) async throws {
        let api = try await SyncAPI(engine)
        let empty = try await api.call("GET", api.datasetPath() + "/records", query: "lastSyncCount=0&maxResults=1024")
        #expect(empty["DatasetExists"] as? Bool == false && empty["DatasetSyncCount"] as? Int == 0)
        #expect(
            (empty["Records"] as? [Any])?.isEmpty == true && (empty["MergedDatasetNames"] as? [Any])?.isEmpty == true)
        let written = try await api.write("a", "1")
        let record = try #require((written["Records"] as? [[String: Any]])?.first)
        #expect(record["Key"] as? String == "a" && record["Value"] as? String == "1")
        #expect(record["SyncCount"] as? Int == 1 && record["LastModifiedBy"] as? String == api.identity.rawValue)
        #expect(record["LastModifiedDate"] as? Double == 1_767_254_400, "seconds since 1970")
        let listed = try await api.call("GET", api.datasetPath() + "/records", query: "lastSyncCount=0")
        #expect((listed["Records"] as? [Any])?.count == 1 && listed["Count"] as? Int == 1)
        #expect(listed["DatasetExists"] as? Bool == true && listed["DatasetSyncCount"] as? Int == 1)
        let datasets = try await api.call("GET", api.identityPath + "/datasets")
        #expect((datasets["Datasets"] as? [[String: Any]])?.first?["DatasetName"] as? String == "notes")
        #expect(datasets["Count"] as? Int == 1)
        let described = try await api.call("GET", api.datasetPath())
        let dataset = try #require(described["Dataset"] as? [String: Any])
        #expect(dataset["NumRecords"] as? Int == 1 && dataset["DataStorage"] as? Int == 2)
        #expect(dataset["IdentityId"] as? String == api.identity.rawValue)
        let usage = try await api.call("GET", api.identityPath)
        let identity = try #require(usage["IdentityUsage"] as? [String: Any])
        #expect(identity["DatasetCount"] as? Int == 1 && identity["DataStorage"] as? Int == 2)
        let deleted = try await api.call("DELETE", api.datasetPath())
        #expect((deleted["Dataset"] as? [String: Any])?["NumRecords"] as? Int == 1)
        let missing = try await api.refusal("GET", api.datasetPath())
        #expect(missing == "404 ResourceNotFoundException: Dataset 'notes' does not exist.")
    }

    private func count(_ api: SyncAPI, _ query: String) async throws -> Int? {
        try await api.call("GET", api.datasetPath() + "/changes", query: query)["DatasetSyncCount"] as? Int
    }

    @Test func `a request for changes is answered with the count, once it is another one`() async throws {
        let api = try await SyncAPI()
        async let waiting = count(api, "since=0&wait=30")
        try await api.write("a", "1")
        #expect(try await waiting == 1)
        #expect(try await count(api, "since=0") == 1)
        #expect(try await count(api, "since=1&wait=0") == 1)
        for query in ["", "since=a", "since=-1", "since=0&wait=31", "since=0&since=0", "since=0&wait=-1"] {
            let refusal = try await api.refusal("GET", api.datasetPath() + "/changes", query: query)
            #expect(refusal?.hasPrefix("400 ") == true, "\(query): \(refusal ?? "accepted")")
        }
        let preflight = try await api.respond("OPTIONS", api.datasetPath() + "/changes", signed: false)
        #expect(preflight.header("Access-Control-Allow-Methods") == "GET,OPTIONS")
    }

    // MOD-FACT-19, SYN-CFL-01
    @Test func `a stale patch is a conflict, and a foreign session token an invalid parameter`() async throws {
        let api = try await SyncAPI()
        try await api.write("a", "1")
        await #expect(throws: APIError.self) { try await api.write("a", "2") }
        let session = try #require(try await api.call("GET", api.datasetPath() + "/records")["SyncSessionToken"])
        let stale: [String: Any] = ["Key": "a", "Value": "2", "Op": "replace", "SyncCount": 0]
        let refusal = try await api.refusal(
            "POST", api.datasetPath(), ["RecordPatches": [stale], "SyncSessionToken": session])
        #expect(
            refusal == "409 ResourceConflictException: Current SyncCount for: a does not match the one of the request.")
        let foreign = try await api.refusal(
            "POST", api.datasetPath("other"), ["RecordPatches": [stale], "SyncSessionToken": session])
        #expect(foreign?.utf8.starts(with: "400 InvalidParameterException:".utf8) == true)
        var noValue = stale
        noValue["Value"] = nil
        let incomplete = try await api.refusal(
            "POST", api.datasetPath(), ["RecordPatches": [noValue], "SyncSessionToken": session])
        #expect(incomplete == "400 InvalidParameterException: A patch that replaces a record has a Value.")
    }

    @Test(arguments: [-9_999_999_999_999, 9_999_999_999_999])
    func `a record with a time beyond all times is written and listed`(_ time: Int) async throws {
        let api = try await SyncAPI()
        let session = try #require(try await api.call("GET", api.datasetPath() + "/records")["SyncSessionToken"])
        let patch: [String: Any] = [
            "Key": "a", "Value": "1", "Op": "replace", "SyncCount": 0, "DeviceLastModifiedDate": time,
        ]
        let written = try await api.call(
            "POST", api.datasetPath(), ["RecordPatches": [patch], "SyncSessionToken": session])
        let listed = try await api.call("GET", api.datasetPath() + "/records")
        for response in [written, listed] {
            let record = try #require((response["Records"] as? [[String: Any]])?.first)
            let shown = try #require(record["DeviceLastModifiedDate"] as? Double)
            #expect(abs(shown) > 9_000_000_000_000 && (shown < 0) == (time < 0))
        }
    }

    // MOD-SYN-11, MOD-FACT-18
    @Test func `records come in pages, whose tokens are of no use elsewhere`() async throws {
        let api = try await SyncAPI()
        for number in 0..<3 { try await api.write("k\(number)", "1") }
        let first = try await api.call("GET", api.datasetPath() + "/records", query: "maxResults=2")
        let token = try #require(first["NextToken"] as? String)
        #expect((first["Records"] as? [Any])?.count == 2)
        let rest = "maxResults=2&nextToken=\(token)"
        let second = try await api.call("GET", api.datasetPath() + "/records", query: rest)
        #expect((second["Records"] as? [Any])?.count == 1 && second["NextToken"] == nil)
        for (path, query) in [
            (api.datasetPath("other"), rest), (api.datasetPath(), rest + "&lastSyncCount=1"),
            (api.datasetPath(), rest + "x"),
        ] {
            let refusal = try await api.refusal("GET", path + "/records", query: query)
            #expect(refusal == "400 InvalidParameterException: Invalid pagination token given.")
        }
    }

    // CT-SYN-02, CT-SYN-04, CT-SYN-05, CT-SYN-06, CT-SYN-07, CT-SYN-08, MOD-FACT-17
    @Test func `a user of a pool calls no operation that is for developers, whatever policies say`() async throws {
        let api = try await SyncAPI(signsAsIdentity: true)
        for (method, path, body) in [
            ("GET", "/identitypools", nil), ("GET", api.poolPath, nil), ("GET", api.poolPath + "/configuration", nil),
            ("POST", api.poolPath + "/configuration", [:]), ("GET", api.poolPath + "/events", nil),
            ("POST", api.poolPath + "/events", ["Events": ["SyncTrigger": ""]]),
        ] as [(String, String, [String: Any]?)] {
            let refusal = try await api.refusal(method, path, body)
            #expect(refusal?.utf8.starts(with: "403 NotAuthorizedException:".utf8) == true, "\(method) \(path)")
        }
    }

    // MOD-SYN-04, MOD-SYN-10, CT-SYN-02, CT-SYN-06
    @Test func `developers see what pools use`() async throws {
        let api = try await SyncAPI(signsAsIdentity: false)
        let written = try await api.write("key", "value")
        let record = (written["Records"] as? [[String: Any]])?.first
        #expect(record?["LastModifiedBy"] as? String == SyncAPI.account)
        let usage = try await api.call("GET", api.poolPath)["IdentityPoolUsage"] as? [String: Any]
        #expect(usage?["DataStorage"] as? Int == 8 && usage?["SyncSessionsCount"] as? Int == 1)
        let all = try await api.call("GET", "/identitypools", query: "maxResults=10")
        #expect(all["Count"] as? Int == 1 && all["MaxResults"] as? Int == 10)
        #expect((all["IdentityPoolUsages"] as? [[String: Any]])?.first?["DataStorage"] as? Int == 8)
        let missing = try await api.refusal("GET", "/identitypools/eu-test-1%3Adead")
        #expect(missing == "404 ResourceNotFoundException: IdentityPool 'eu-test-1:dead' not found.")
    }

    // MOD-SYN-08, MOD-SYN-14, CT-SYN-05, CT-SYN-08, STR-CFG-06
    @Test func `the stream of a pool is set and shown`() async throws {
        let api = try await SyncAPI(signsAsIdentity: false)
        let path = api.poolPath + "/configuration"
        #expect(try await api.call("GET", path)["CognitoStreams"] == nil)
        let role = "arn:aws:iam::123456789012:role/streams"
        let streams = ["StreamName": "s", "RoleArn": role, "StreamingStatus": "DISABLED"]
        for answer in [
            try await api.call("POST", path, ["CognitoStreams": streams]), try await api.call("GET", path),
            try await api.call("POST", path, ["PushSync": ["ApplicationArns": [String]()]]),
        ] {
            #expect(answer["CognitoStreams"] as? [String: String] == streams)
            #expect(answer["IdentityPoolId"] as? String == api.pool.id.rawValue)
        }
        var enabled = streams
        enabled["StreamingStatus"] = "ENABLED"
        let refusal = try await api.refusal("POST", path, ["CognitoStreams": enabled])
        #expect(refusal?.contains("InvalidParameterException: StreamName: Martlet has no target for") == true)
        api.base.functions.handle(.init(rawValue: "arn:aws:kinesis:eu-test-1:123456789012:stream/s")) { $0 }
        let answer = try await api.call("POST", path, ["CognitoStreams": enabled])
        #expect(answer["CognitoStreams"] as? [String: String] == enabled)
        enabled["StreamingStatus"] = nil
        let unchanged = try await api.call("POST", path, ["CognitoStreams": enabled])
        #expect((unchanged["CognitoStreams"] as? [String: String])?["StreamingStatus"] == "ENABLED")
    }

    // MOD-SYN-01, MOD-SYN-06, CT-SYN-01, CT-SYN-03, STR-BLK-04 to STR-BLK-06
    @Test func `a bulk publish is started and told by the codes of the model`() async throws {
        let api = try await SyncAPI(signsAsIdentity: false)
        let (start, details) = (api.poolPath + "/bulkpublish", api.poolPath + "/getBulkPublishDetails")
        #expect(try await api.call("POST", details)["BulkPublishStatus"] as? String == "NOT_STARTED")
        let disabled = try await api.refusal("POST", start)
        #expect(disabled == "400 InvalidParameterException: The pool has no stream that is enabled.")
        api.base.functions.handle(.init(rawValue: "arn:aws:kinesis:eu-test-1:123456789012:stream/s")) { $0 }
        let role = "arn:aws:iam::123456789012:role/streams"
        try await api.call(
            "POST", api.poolPath + "/configuration",
            ["CognitoStreams": ["StreamName": "s", "RoleArn": role, "StreamingStatus": "ENABLED"]])
        #expect(try await api.call("POST", start)["IdentityPoolId"] as? String == api.pool.id.rawValue)
        let running = try await api.refusal("POST", start)
        #expect(running == "400 DuplicateRequestException: A bulk publish of the pool is in progress.")
        while try await api.base.bulkPublishing.advance() {}
        let ended = try await api.call("POST", details)
        #expect(ended["BulkPublishStatus"] as? String == "SUCCEEDED")
        #expect(ended["BulkPublishStartTime"] is Double && ended["BulkPublishCompleteTime"] is Double)
        let again = try await api.refusal("POST", start)
        let sentence = "The pool was published successfully within the last 24 hours."
        #expect(again == "400 AlreadyStreamedException: \(sentence)")
        let missing = try await api.refusal("POST", "/identitypools/eu-test-1%3Adead/bulkpublish")
        #expect(missing == "404 ResourceNotFoundException: IdentityPool 'eu-test-1:dead' not found.")
        let user = try await SyncAPI()
        for path in ["/bulkpublish", "/getBulkPublishDetails"] {
            #expect(try await user.refusal("POST", user.poolPath + path)?.contains("NotAuthorizedException") == true)
        }
    }

    // MOD-SYN-07, MOD-SYN-13, MOD-FACT-15, EVT-CFG-01
    @Test func `a pool has one event, whose function is known, and an empty text removes it`() async throws {
        let api = try await SyncAPI(signsAsIdentity: false)
        let path = api.poolPath + "/events"
        let arn = "arn:aws:lambda:us-east-1:123456789012:function:sync"
        let unknown = try await api.refusal("POST", path, ["Events": ["SyncTrigger": arn]])
        #expect(unknown?.contains("InvalidParameterException: SyncTrigger: Martlet has no target for") == true)
        api.base.functions.handle(.init(rawValue: arn)) { $0 }
        try await api.call("POST", path, ["Events": ["SyncTrigger": arn]])
        #expect(try await api.call("GET", path)["Events"] as? [String: String] == ["SyncTrigger": arn])
        try await api.call("POST", path, ["Events": [String: String]()])
        let other = try await api.refusal("POST", path, ["Events": ["Other": arn]])
        #expect(other == "400 InvalidParameterException: The only event is SyncTrigger.")
        #expect(try await api.call("GET", path)["Events"] as? [String: String] == ["SyncTrigger": arn])
        try await api.call("POST", path, ["Events": ["SyncTrigger": ""]])
        #expect(try await api.call("GET", path)["Events"] as? [String: String] == [:])
    }

    // EVT-CFG-03, EVT-OUT-10, EVT-OUT-11
    @Test func `the errors of a function have codes of their own`() async throws {
        let api = try await SyncAPI()
        let function = FunctionARN(rawValue: "arn:aws:lambda:us-east-1:123456789012:function:sync")
        try await api.base.syncSettings.setSyncTrigger(function, of: api.pool.id)
        for (error, wanted) in [
            (TriggerError.timedOut, "400 LambdaSocketTimeoutException:"), (.busy, "429 LambdaThrottledException:"),
            (.failed(message: "no"), "400 InvalidLambdaFunctionOutputException:"),
            (.unreachable(""), "503 ServiceUnavailableException:"),
        ] {
            api.base.functions.handle(function) { _ throws(TriggerError) in throw error }
            let refusal = await #expect(throws: APIError.self) { try await api.write("a", "1") }
            #expect(refusal?.text.utf8.starts(with: wanted.utf8) == true, "\(refusal?.text ?? "")")
        }
    }
}
