import Kernel
import Testing
import WireRuntime

@testable import Wire

struct QueryProtocolTests {
    private let fixture = QueryFixture()
    private let assume =
        "Action=AssumeRole&Version=2011-06-15&RoleArn=arn%3Aaws%3Aiam%3A%3A123456789012%3Arole%2Fx"
        + "&RoleSessionName=s1"

    @Test func `an answer is wrapped as the SDKs expect it`() async {
        let response = await fixture.post("Action=GetCallerIdentity&Version=2011-06-15")
        #expect(
            response.text == """
                <GetCallerIdentityResponse xmlns="https://sts.amazonaws.com/doc/2011-06-15/"><GetCallerIdentityResult>\
                <Account>123456789012</Account><Arn>arn:aws:iam::1:root</Arn></GetCallerIdentityResult>\
                <ResponseMetadata><RequestId>r-7</RequestId></ResponseMetadata></GetCallerIdentityResponse>
                """)
        #expect(response.status == 200 && response.header("Content-Type") == "text/xml; charset=utf-8")
        #expect(response.requestID == "r-7" && response.header("Cache-Control") == "no-store")
    }

    @Test func `an operation without output answers without a result`() async {
        let response = await fixture.post("Action=DeleteRole&Version=2010-05-08&RoleName=x")
        #expect(
            response.text == """
                <DeleteRoleResponse xmlns="https://iam.amazonaws.com/doc/2010-05-08/"><ResponseMetadata>\
                <RequestId>r-7</RequestId></ResponseMetadata></DeleteRoleResponse>
                """)
    }

    @Test func `an error has the code and the status of its service, and its text is escaped`() async {
        let web = assume.replacing("AssumeRole&", with: "AssumeRoleWithWebIdentity&")
        let response = await fixture.post(web + "&WebIdentityToken=%22abcd%22", [QueryFixture.form])
        #expect(
            response.text == """
                <ErrorResponse xmlns="https://sts.amazonaws.com/doc/2011-06-15/"><Error><Type>Sender</Type>\
                <Code>IDPRejectedClaim</Code><Message>&lt;&quot;abcd&quot;&gt; &amp; more\u{FFFD}</Message></Error>\
                <RequestId>r-7</RequestId></ErrorResponse>
                """)
        #expect(response.status == 403)
        let missing = await fixture.post("Action=DeleteRole&Version=2010-05-08&RoleName=none")
        #expect(missing.status == 404 && missing.xml("Code") == "NoSuchEntity")
        #expect(missing.xml("Message") == "There is no role none.")
    }

    @Test func `a violation of the model is a validation error`() async {
        let response = await fixture.post("Action=AssumeRole&Version=2011-06-15&RoleSessionName=s1&DurationSeconds=5")
        #expect(response.status == 400 && response.xml("Code") == "ValidationError")
        #expect(
            response.xml("Message")?.hasPrefix("2 validation errors detected: Value '5' at 'durationSeconds'") == true)
    }

    @Test func `an operation that is not built says so, without a signature`() async {
        for (body, name) in [
            ("Action=GetSessionToken&Version=2011-06-15", "GetSessionToken"), ("Action=GetRole", "GetRole"),
        ] {
            let response = await fixture.post(body, [QueryFixture.form])
            #expect(response.status == 400 && response.xml("Code") == "UnsupportedOperation")
            #expect(response.xml("Message") == "\(name) is not built yet in Martlet.")
        }
    }

    // SIG-12
    @Test func `signed operations refuse requests without a valid signature`() async {
        let bad: [WireRequest.Header] = [QueryFixture.form, ("Authorization", "forged")]
        for body in ["Action=GetCallerIdentity", assume, "Action=DeleteRole&RoleName=x"] {
            let response = await fixture.post(body, bad)
            #expect(response.status == 403 && response.xml("Code") == "SignatureDoesNotMatch")
        }
        // The signature is checked before the parameters are read.
        #expect(await fixture.post("Action=AssumeRole&DurationSeconds=x", bad).xml("Code") == "SignatureDoesNotMatch")
        #expect(await fixture.post("Action=AssumeRole&DurationSeconds=x").xml("Code") == "MalformedInput")
    }

    @Test func `unknown and missing actions are refused`() async {
        func message(_ body: String) async -> String? {
            let response = await fixture.post(body)
            return response.status == 400 ? response.xml("Code").map { "\($0): \(response.xml("Message") ?? "")" } : nil
        }
        let unknown = "InvalidAction: Could not find"
        #expect(await message("Action=Nope&Version=2011-06-15") == "\(unknown) operation Nope for version 2011-06-15")
        #expect(
            await message("Action=GetRole&Version=2011-06-15") == "\(unknown) operation GetRole for version 2011-06-15")
        #expect(
            await message("Action=GetRole&Version=2009-01-01") == "\(unknown) operation GetRole for version 2009-01-01")
        #expect(
            await message("Action=getcalleridentity") == "\(unknown) operation getcalleridentity for version 2011-06-15"
        )
        for name in [String(repeating: "A", count: 65), "%3Cb%3E", "a%CC%81", "GetCallerIdentity%00"] {
            #expect(await message("Action=\(name)") == "\(unknown) the operation")
        }
        for body in ["Action=", "Version=2011-06-15", "a=b", ""] {
            #expect(await message(body) == "MissingAction: The request has no Action.")
        }
    }

    @Test func `the signature's service decides, then the version, then the action`() async {
        func namespace(_ body: String, scope service: String?) async -> Substring? {
            let credential =
                "AWS4-HMAC-SHA256 Credential=K/20261121/us-east-1/\(service ?? "")/aws4_request, Signature=1"
            let response = await fixture.post(
                body, [QueryFixture.form] + (service == nil ? [] : [("Authorization", credential)]))
            return response.text.split(separator: "\"").dropFirst().first
        }
        let (sts, iam) = ("https://sts.amazonaws.com/doc/2011-06-15/", "https://iam.amazonaws.com/doc/2010-05-08/")
        #expect(await namespace("Action=GetUser&Version=2011-06-15", scope: "iam") ?? "" == iam)
        #expect(await namespace("Action=GetUser&Version=2010-05-08", scope: "sts") ?? "" == sts)
        #expect(await namespace("Action=Nope&Version=2010-05-08", scope: nil) ?? "" == iam)
        #expect(await namespace("Action=GetUser", scope: nil) ?? "" == iam)
        #expect(await namespace("Action=Nope", scope: nil) ?? "" == sts)
        #expect(await namespace("Action=GetUser&Version=2010-05-08", scope: "cognito-idp") ?? "" == iam)
    }

    @Test func `parameters may be in the query, but not in two places`() async {
        let form = "Action=GetCallerIdentity&Version=2011-06-15"
        for method in ["GET", "POST"] {
            let request = WireRequest(method: method, query: form, headers: [QueryFixture.signed], requestID: "r")
            #expect(await fixture.protocols.respond(to: request).xml("Account") == "123456789012")
        }
        let both = WireRequest(
            query: form, headers: [QueryFixture.form, QueryFixture.signed], body: Array(form.utf8), requestID: "r")
        #expect(await fixture.protocols.respond(to: both).xml("Code") == "MalformedInput")
        let mixed = WireRequest(query: form, headers: [QueryFixture.signed], body: Array("{}".utf8), requestID: "r")
        #expect(await fixture.protocols.respond(to: mixed).status == 400)
        let plain = WireRequest(headers: [QueryFixture.signed, ("Content-Type", "text/plain")], body: Array(form.utf8))
        #expect(await fixture.protocols.respond(to: plain).type == "UnknownOperationException")
    }

    // WIRE-16 WIRE-19
    @Test func `other requests are those of aws-json, and a compressed form is refused`() async {
        let target: WireRequest.Header = ("X-Amz-Target", "AWSCognitoIdentityProviderService.InitiateAuth")
        #expect(await fixture.post("Action=GetCallerIdentity", [QueryFixture.form, target]).json != nil)
        for (method, query) in [("GET", ""), ("GET", "action=GetCallerIdentity"), ("HEAD", "Action=GetCallerIdentity")]
        {
            let response = await fixture.protocols.respond(to: WireRequest(method: method, query: query))
            #expect(response.status == 405 && response.header("Allow") == "POST")
        }
        let coded = await fixture.post("Action=GetCallerIdentity", [QueryFixture.form, ("Content-Encoding", "gzip")])
        #expect(coded.status == 415 && coded.xml("Code") == "UnsupportedMediaType")
    }

    // WIRE-20
    @Test func `each request leaves one record, and no name that a caller invented`() async {
        for body in ["Action=GetCallerIdentity", "Action=GetRole", "Action=Nope", "", "Action=a&Action=b", "%zz"] {
            _ = await fixture.post(body)
        }
        let seen = fixture.fixture.records.all
        #expect(seen.map(\.operation) == ["GetCallerIdentity", "GetRole", "Unknown", "Unknown", "Unknown", "Unknown"])
        #expect(
            seen.map { $0.error?.code } == [
                nil, "UnsupportedOperation", "InvalidAction", "MissingAction", "MalformedInput", "MalformedInput",
            ])
    }

    // WIRE-22
    @Test func `a page of any origin may read the answer`() async {
        let headers = [QueryFixture.form, ("Origin", "https://a.example")]
        for body in ["Action=GetRole", "Action=AssumeRoleWithWebIdentity"] {
            #expect(await fixture.post(body, headers).header("Access-Control-Allow-Origin") == "*")
        }
    }

    @Test func `an overloaded server answers in the protocol of the request`() {
        let form = WireRequest(headers: [QueryFixture.form])
        let busy = WireResponse.overloaded(form, requestID: "r")
        #expect(busy.status == 503 && busy.header("Retry-After") == "1")
        #expect(busy.xml("Code") == "ServiceUnavailable" && busy.xml("Type") == "Receiver")
        let elsewhere = WireRequest(path: "/oauth2/token", headers: [QueryFixture.form])
        for request in [elsewhere, WireRequest(), nil] {
            #expect(WireResponse.overloaded(request, requestID: "r").type == "ServiceUnavailableException")
        }
    }
}
