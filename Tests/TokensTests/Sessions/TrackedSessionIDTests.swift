import Kernel
import TestKit
import Testing

@testable import Tokens

/// The ids of tracked sessions in the API.
@Suite struct TrackedSessionIDTests {
    @Test(arguments: [
        "00000000-0000-0000-0000-000000000000", "ffffffff-ffff-ffff-ffff-ffffffffffff",
        "0f8fad5b-d9cb-469f-a165-70867728950e",
    ])
    func `an id says the kind and the stored id`(_ stored: String) throws {
        for id in [TrackedSessionID.token(.init(rawValue: stored)), .browser(.init(rawValue: stored))] {
            let text = try #require(id.text)
            #expect(text.utf8.count == 28 && text.utf8.allSatisfy { $0.isASCIILowercase || $0.isASCIIDigit })
            #expect(text.hasPrefix(id.isBrowser ? "sso" : "tkn"))
            #expect(try TrackedSessionID(text) == id)
        }
    }

    @Test func `drawn ids are different, and come back`() throws {
        let world = World(now: { Instant(seconds: 0) }, bytes: SeededRandom(seed: 3).bytes)
        var texts: Set<String> = []
        for _ in 1...200 {
            let id = TrackedSessionID.token(SessionID(rawValue: world.uuid()))
            let text = try #require(id.text)
            texts.insert(text)
            #expect(try TrackedSessionID(text) == id)
        }
        #expect(texts.count == 200)
    }

    @Test(arguments: [
        "", "tkn", "tkn" + String(repeating: "0", count: 24), "tkn" + String(repeating: "0", count: 26),
        "tkn" + String(repeating: "z", count: 25), "abc" + String(repeating: "0", count: 25),
        "TKN" + String(repeating: "0", count: 25), "tkn" + String(repeating: "A", count: 25),
        "tkn" + String(repeating: "0", count: 23) + "é",
    ])
    func `other texts are the ids of no session`(_ text: String) throws {
        #expect(throws: SessionRefusal.notFound) { try TrackedSessionID(text) }
    }
}

/// The descriptions of user agents.
@Suite struct AgentDescriptionTests {
    @Test(
        arguments: [
            (
                ["Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0"],
                "Edge on Windows"
            ),
            (
                [
                    "Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36"
                ],
                "Chrome on Android"
            ),
            (
                ["Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1"],
                "Safari on iOS"
            ),
            (["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/19.0 Safari/605.1.15"], "Safari on macOS"),
            (
                ["aws-sdk-js/3.45.0 os/linux lang/js", "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0"],
                "Firefox on Linux"
            ),
            (["Boto3/1.44.5 md/Botocore#1.44.5 ua/2.1 os/linux#6.1"], "Boto3 on Linux"), (["curl/8.5"], "curl"),
            (["Mozilla/5.0"], "unknown"), ([""], "unknown"), ([], "unknown"), (["Mozilla/5.0 (Android)"], "Android"),
            ([String(repeating: "x", count: 65)], "unknown"), (["é/1 <b>"], "1"),
        ] as [([String], String)])
    func `a description names program and system`(_ names: [String], _ text: String) {
        #expect(AgentDescription(names).text == text)
    }
}
