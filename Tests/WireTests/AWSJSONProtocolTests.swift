import IdentityPoolsModel
import Kernel
import Testing
import WireRuntime

@testable import Wire

struct AWSJSONProtocolTests {
    private let target: WireRequest.Header = ("X-Amz-Target", "AWSCognitoIdentityProviderService.InitiateAuth")
    private let good = #"{"AuthFlow":"USER_SRP_AUTH","ClientId":"abc"}"#

    private func authentication(_ limits: JSONReader.Limits = JSONReader.Limits()) -> AWSJSONProtocol {
        var (users, identities) = (WireFixture(), WireFixture())
        users.operations = [InitiateAuth(journal: users.journal)]
        identities.catalogue = .identityPools
        return AWSJSONProtocol([users.table, identities.table], limits: limits)
    }

    private func post(_ headers: [WireRequest.Header], _ body: String? = nil) async -> WireResponse {
        await authentication().respond(
            to: WireRequest(headers: headers, body: Array((body ?? good).utf8), requestID: "r-9"))
    }

    @Test func `a response has the headers that SDKs read`() async {
        let response = await post([target])
        #expect(response.status == 200)
        #expect(response.header("Content-Type") == "application/x-amz-json-1.1")
        #expect(response.requestID == "r-9")
        #expect(response.header("Cache-Control") == "no-store")
        #expect(response.header("X-Content-Type-Options") == "nosniff")
        #expect(response.header("x-amzn-ErrorType") == nil)
        #expect(response.header("Access-Control-Allow-Origin") == nil)
    }

    @Test func `an error has its code in body and header`() async {
        let response = await post([target], #"{"AuthFlow":"USER_SRP_AUTH"}"#)
        #expect(response.status == 400)
        #expect(response.type == "InvalidParameterException")
        #expect(response.header("x-amzn-ErrorType") == "InvalidParameterException:")
        #expect(response.header("x-amzn-ErrorMessage") == response.message)
        #expect(response.requestID == "r-9")
        #expect(response.header("Content-Type") == "application/x-amz-json-1.1")
    }

    @Test func `a message that no header can carry is told in part`() async {
        let id = String(repeating: "ä\\n", count: 1000)
        let response = await post([target], #"{"AuthFlow":"USER_SRP_AUTH","ClientId":"\#(id)"}"#)
        let header = response.header("x-amzn-ErrorMessage") ?? ""
        #expect(header.utf8.count <= 1024 && header.utf8.allSatisfy { (0x20...0x7E).contains($0) }, "\(header)")
        #expect(response.message?.contains("ä\n") == true && header.contains("? ?"))
    }

    @Test func `a document that cannot be read is told in a member of its own`() async {
        for body in [#"{"ClientId":[]}"#, "{"] {
            let response = await post([target], body)
            #expect(response.type == "SerializationException" && response.message == nil)
            #expect(response.header("x-amzn-ErrorMessage") == response.json?["Message"]?.string)
        }
    }

    // WIRE-15
    @Test func `a target that is not exactly one known name is an unknown operation`() async {
        let prefix = "AWSCognitoIdentityProviderService"
        let targets = [
            "", ".", prefix, "\(prefix).", "\(prefix).Nope", "\(prefix).initiateAuth", "\(prefix).InitiateAuth ",
            "awscognitoidentityproviderservice.InitiateAuth", "AWSCognitoIdentityService.InitiateAuth",
            "\(prefix).InitiateAuth%00", "\(prefix)..InitiateAuth", "InitiateAuth", "\(prefix)_20160418.InitiateAuth",
            "\(prefix)." + String(repeating: "A", count: 65536),
        ]
        for value in targets {
            let response = await post([("x-amz-target", value)])
            #expect(response.status == 400 && response.type == "UnknownOperationException", "\(value.prefix(80))")
        }
        #expect(await post([]).type == "UnknownOperationException")
        #expect(await post([target, target]).type == "UnknownOperationException")
    }

    // WIRE-16
    @Test(arguments: [
        "application/x-amz-json-1.1", "application/x-amz-json-1.0", "application/json",
        "Application/JSON; charset=UTF-8",
        "application/x-amz-json-1.1;charset=\"utf-8\"", " application/json ; charset=utf-8 ", "application/json;",
    ])
    func `JSON in UTF-8 is accepted`(_ type: String) async {
        #expect(await post([target, ("content-type", type)]).status == 200)
    }

    // WIRE-16
    @Test(arguments: [
        "text/plain", "text/plain;charset=utf-8", "multipart/form-data; boundary=x",
        "application/x-www-form-urlencoded",
        "application/x-amz-json-1.0;charset=utf-16", "application/json; charset=iso-8859-1",
        "application/json, text/plain",
        "application/jsonp", "application/json; boundary=x", "\u{212A}application/json", "application/xml",
    ])
    func `any other type is refused, because a page may send some without a preflight`(_ type: String) async {
        let response = await post([target, ("content-type", type)])
        #expect(response.status == 415 && response.type == "UnsupportedMediaTypeException")
    }

    @Test func `text with a long run of combining marks is an invalid parameter`() async {
        let run = String(repeating: "\u{301}\u{316}", count: 16)
        let response = await post([target], #"{"AuthFlow":"USER_SRP_AUTH","ClientId":"a\#(run)"}"#)
        #expect(response.status == 400 && response.type == "InvalidParameterException")
    }

    // WIRE-19
    @Test func `a compressed body is refused`() async {
        #expect(await post([target, ("content-encoding", "gzip")]).status == 415)
        #expect(await post([target, ("content-encoding", "identity"), ("content-encoding", "br")]).status == 415)
        #expect(await post([target, ("content-encoding", "identity")]).status == 200)
        #expect(
            await post([target, ("content-type", "application/json"), ("content-type", "application/json")]).status
                == 415)
    }

    @Test func `a body that is not a JSON object is refused`() async {
        for body in [
            "{", "[]", "5", "null", "\"{}\"", "{}{}", "a=1&b=2", "{\"a\":1,\"a\":2}", "{\"ClientId\":\"\\u0000\"}",
        ] {
            let response = await post([target], body)
            #expect(response.status == 400 && response.type == "SerializationException", "\(body)")
        }
        #expect(await post([target], "").type == "InvalidParameterException")
        // Valid JSON of another type is refused as a value of another type is.
        for (body, message) in [
            ("[1]", "Start of list found where not expected"), ("{", "The document is not valid JSON at byte 1"),
        ] {
            #expect(await post([target], body).json?["Message"] == .string(message), "\(body)")
        }
    }

    // WIRE-10
    @Test func `a body over the limit is too large`() async {
        let small = JSONReader.Limits(length: good.utf8.count)
        for (body, status) in [(good, 200), (good + " ", 413)] {
            let response = await authentication(small).respond(
                to: WireRequest(headers: [target], body: Array(body.utf8)))
            #expect(response.status == status)
        }
    }

    // WIRE-22
    @Test func `a browser may call from any origin, without cookies`() async {
        for origin in ["https://app.example.com", "null", "https://evil"] {
            let response = await post([target, ("Origin", origin)])
            #expect(response.header("Access-Control-Allow-Origin") == "*")
            #expect(response.header("Access-Control-Allow-Credentials") == nil)
            #expect(response.header("Access-Control-Expose-Headers")?.contains("x-amzn-ErrorType") == true)
        }
    }

    // WIRE-22
    @Test func `a preflight is answered with the allowed headers`() async {
        let response = await authentication().respond(
            to: WireRequest(
                method: "OPTIONS",
                headers: [
                    ("Origin", "https://app.example.com"), ("Access-Control-Request-Method", "POST"),
                    ("Access-Control-Request-Headers", "content-type,x-amz-target,x-amz-user-agent"),
                ]))
        #expect(response.status == 200 && response.body.isEmpty)
        #expect(response.header("Access-Control-Allow-Origin") == "*")
        #expect(response.header("Access-Control-Allow-Methods")?.contains("POST") == true)
        #expect(response.header("Access-Control-Allow-Credentials") == nil)
        let allowed = response.header("Access-Control-Allow-Headers")?.lowercased().split(separator: ",") ?? []
        for header in ["content-type", "x-amz-target", "x-amz-user-agent", "authorization", "cache-control"] {
            #expect(allowed.contains { $0 == header })
        }
    }

    // WIRE-09
    @Test(arguments: ["GET", "PUT", "DELETE", "TRACE", "CONNECT", "post", "HEAD", ""])
    func `other methods are refused, and the response repeats nothing of the request`(_ method: String) async {
        let response = await authentication().respond(
            to: WireRequest(method: method, headers: [target, ("X-Secret", "abracadabra")], body: Array(good.utf8)))
        #expect(response.status == 405 && response.header("Allow") == "POST")
        #expect(!response.text.contains("abracadabra"))
    }

    @Test func `each target prefix selects its own service`() async {
        let response = await post([("x-amz-target", "AWSCognitoIdentityService.GetId")], "{}")
        #expect(response.message == "GetId is not built yet in Martlet.")
    }
}
