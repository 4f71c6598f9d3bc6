import Testing

@testable import AWSMobileClient
@testable import Kernel

@Suite struct LoginStoreTests {
    private let store: any TokenStore = MemoryTokenStore()
    private var logins: LoginStore { LoginStore(store, app: "org.example") }

    private let record = LoginRecord(
        kind: .oidcFederation, logins: ["accounts.google.com": .init("to\"ken")],
        customRoleARN: "arn:aws:iam::1:role/r",
        isFederationDisabled: true, scopes: ["email", "openid"], queryParameters: [.signOut: ["returnTo": "app://out"]])

    @Test func `a record is read as it was saved, and erased`() throws {
        #expect(try logins.load() == LoginRecord())
        try logins.save(record)
        #expect(try logins.load() == record)
        #expect(
            try store.entries(of: "org.example.AWSMobileClient")["signOutURIQueryParameters"]
                == #"{"returnTo":"app://out"}"#)
        try logins.erase()
        #expect(try logins.load() == LoginRecord())
    }

    @Test func `a record of the iOS SDK is found under its own name, and erased with the new one`() throws {
        let former = #"Optional("org.example").AWSMobileClient"#
        try store.change(former) { $0 = ["loginsMap": #"{"graph.facebook.com":"t"}"#] }
        #expect(try logins.load() == LoginRecord(kind: .oidcFederation, logins: ["graph.facebook.com": .init("t")]))
        try logins.save(record)
        #expect(try store.entries(of: former).isEmpty)
    }

    @Test func `a damaged record counts as none`() {
        let entries = ["federationProvider": "telepathy", "loginsMap": "[1", "signInURIQueryParameters": "{}}"]
        #expect(LoginRecord(entries: entries) == LoginRecord())
    }
}
