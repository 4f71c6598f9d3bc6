import Accounts
import Directory
import Kernel
import TestKit
import Testing
import Wire

@testable import Pages

/// The name by which pages call a user, in pools where users sign in with an address.
@Suite struct ShownNameTests {
    /// A pool that is signed in to with this kind of address, by a password or a code.
    enum Kind: CaseIterable, Sendable {
        case email, phone

        var contact: ContactAttribute { self == .email ? .email : .phoneNumber }
        var address: String { self == .email ? "kim@example.com" : "+12065550188" }
        var code: FirstFactor { self == .email ? .emailCode : .smsCode }
        var fieldType: String { self == .email ? "email" : "tel" }
        /// The address of a second user.
        var other: String { self == .email ? "new@example.com" : "+12065550166" }
    }

    private func site(_ engine: Engine, _ kind: Kind, _ set: (inout PoolSettings) -> Void = { _ in }) async throws
        -> PageSite
    {
        try await PageSite(
            engine, user: kind.address, [:],
            pool: { settings in
                settings.usernameAttributes = [kind.contact]
                settings.autoVerifiedAttributes = [kind.contact]
                settings.sms = SMSSettings(callerARN: "arn")
                settings.firstFactors = [.password, kind.code]
                set(&settings)
            }, client: { $0.explicitAuthFlows?.append(.allowUserAuth) })
    }

    private func sub(_ site: PageSite, _ kind: Kind) async throws -> String {
        try await site.server.user(kind.address, in: site.pool.id).id.rawValue
    }

    @Test(arguments: Kind.allCases)
    func `the name first, then the password: the field has what was typed, and the sign-in ends`(_ kind: Kind)
        async throws
    {
        let site = try await site(.sqliteFile, kind)
        let sub = try await sub(site, kind)
        var kim = Visitor(site)
        try await kim.open(page: "/login")
        try await kim.submit(["username": kind.address])
        #expect(kim.html.text.contains(kind.address) && !kim.html.text.contains(sub))
        try await kim.submit(["choice": "PASSWORD"])
        let field = try #require(kim.html.tags("input").first { $0.contains("name=\"username\"") })
        #expect(field.contains("type=\"\(kind.fieldType)\"") && field.contains("value=\"\(kind.address)\""), "\(field)")
        #expect(!kim.html.text.contains(sub))
        var wrong = kim
        try await wrong.submit(["username": kind.address, "password": "Wrong-Horse-9"])
        #expect(wrong.status == 400 && !wrong.html.text.contains(sub))
        try await kim.submit(["username": kind.address, "password": TestServer.password])
        #expect(kim.next == PageSite.callback)
        try await kim.open(page: "/login")
        #expect(kim.html.text.contains(kind.address) && !kim.html.text.contains(sub), "the signed-in user")
    }

    @Test(arguments: Kind.allCases)
    func `another name in the field of the password begins anew`(_ kind: Kind) async throws {
        let site = try await site(.sqliteFile, kind)
        var kim = Visitor(site)
        try await kim.open(page: "/login")
        try await kim.submit(["username": kind.other])
        try await kim.submit(["choice": "PASSWORD"])
        try await kim.submit(["username": kind.address, "password": TestServer.password])
        #expect(kim.html.text.contains(kind.address) && kim.html.text.contains(kind.code.rawValue))
    }

    @Test func `an authenticator app lists the address`() async throws {
        let kind = Kind.email
        let site = try await site(.sqliteFile, kind) { settings in
            settings.firstFactors = [.password]
            settings.mfa = .on
            settings.secondFactors = SecondFactorSettings()
            settings.secondFactors?.softwareToken = true
        }
        var kim = Visitor(site)
        try await kim.signIn(kind.address)
        let text = kim.html.text
        let start = try #require(text.firstRange(of: "<code dir=\"ltr\">")?.upperBound)
        let key = text[start...].prefix { $0 != "<" }.filter { $0 != " " }
        let (issuer, name) = (
            PercentEncoding.encode(site.pool.name.utf8), PercentEncoding.encode(kind.address.utf8)
        )
        let code = try #require(QRCode("otpauth://totp/\(issuer):\(name)?secret=\(key)&issuer=\(issuer)"))
        #expect(text.contains(code.path))
    }

    @Test(arguments: Kind.allCases)
    func `a password manager keeps the address with a new password`(_ kind: Kind) async throws {
        let site = try await site(.sqliteFile, kind)
        let user = try await site.server.invite(kind.other, to: site.pool)
        var new = Visitor(site)
        try await new.open(page: "/login")
        try await new.submit(["username": kind.other])
        try await new.submit(["choice": "PASSWORD"])
        try await new.submit(["username": kind.other, "password": TestServer.password])
        let hidden = new.html.tags("input").first { $0.contains("autocomplete=\"username\"") }
        #expect(hidden?.contains("value=\"\(kind.other)\"") == true, "\(new.html.text.prefix(400))")
        #expect(!new.html.text.contains(user.id.rawValue))
    }

    // UI-11, SRP-09
    @Test func `before a proof a page tells nothing of a name that is known`() async throws {
        let site = try await PageSite(
            .sqliteFile, user: "kim", ["email": "kim@example.com"],
            pool: { settings in
                settings.aliasAttributes = [.email]
                settings.firstFactors = [.password, .emailCode]
            },
            client: { settings in
                settings.explicitAuthFlows?.append(.allowUserAuth)
                settings.existenceErrors = .enabled
            })
        for name in ["kim@example.com", "nobody@example.com"] {
            var visitor = Visitor(site)
            try await visitor.open(page: "/login")
            try await visitor.submit(["username": name])
            let text = visitor.html.text.replacing(name, with: "")
            #expect(visitor.html.text.contains(name) && !text.contains("kim"), "\(name)")
            try await visitor.submit(["choice": "EMAIL_OTP"])
            #expect(!visitor.html.text.replacing("k***@e***", with: "").replacing(name, with: "").contains("kim"))
        }
    }

    @Test func `the display name is a verified address, else the preferred username, else the username`() async throws {
        let site = try await PageSite(
            .sqliteFile, user: "kim", ["email": "kim@example.com"],
            pool: { $0.aliasAttributes = [.email, .preferredUsername] })
        var user = try await site.server.user("kim", in: site.pool.id)
        user.attributes["preferred_username"] = "Kim"
        #expect(site.pool.displayName(of: user) == "kim@example.com")
        user.attributes.setVerified(.email, verified: false)
        #expect(site.pool.displayName(of: user) == "Kim")
        user.attributes["preferred_username"] = ""
        #expect(site.pool.displayName(of: user) == "kim")
    }
}
