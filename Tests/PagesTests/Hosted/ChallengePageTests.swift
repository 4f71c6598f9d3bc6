import Accounts
import Directory
import Factors
import Kernel
import TestKit
import Testing
import Wire

@testable import Pages

/// What the pages ask for after the name and the password.
@Suite struct ChallengePageTests {
    /// A site that asks for a code by e-mail if the user has turned it on, or of everyone.
    private func site(_ engine: Engine, _ mode: MFAMode, _ factors: Set<SecondFactor>) async throws
        -> PageSite
    {
        try await PageSite(
            engine,
            pool: { settings in
                settings.mfa = mode
                settings.secondFactors = SecondFactorSettings()
                settings.secondFactors?.softwareToken = factors.contains(.softwareToken)
                settings.secondFactors?.email = factors.contains(.email) ? .init() : nil
            })
    }

    @Test(arguments: Engine.available)
    func `a wrong recovery code leaves the page for recovery codes`(on engine: Engine) async throws {
        let site = try await site(engine, .optional, [.email])
        try await site.server.enable(.email, in: site.pool)
        var ann = Visitor(site)
        try await ann.signIn()
        #expect(ann.status == 200 && !ann.shows("Use a recovery code"), "the user has none")
        _ = try await site.server.secondFactorRecovery.createCodes(for: "ann", in: site.pool.id)
        try await ann.signIn()
        #expect(ann.status == 200 && ann.shows("Use a recovery code"))
        try await ann.open(try #require(ann.html.links.first { $0.contains("recovery=1") }))
        for _ in 0..<2 {
            #expect(ann.shows("Enter a recovery code"))
            try await ann.submit(["code": "aaaa-bbbb-cccc-dddd"])
            #expect(ann.status == 400 && ann.shows("This code is wrong."))
        }
        #expect(ann.shows("Enter a recovery code"))
    }

    @Test(arguments: Engine.available)
    func `only a user who has had a password is told that it may not be used again`(on engine: Engine) async throws {
        let site = try await PageSite(engine, pool: { $0.passwordPolicy.historySize = 3 })
        let temporary = "Temporary-Horse-9"
        try await site.server.invite("new", password: temporary, to: site.pool)
        try await site.server.administration.setPassword(
            Secret(temporary), permanent: false, of: "ann", in: site.pool.id)
        for (name, isTold) in [("new", false), ("ann", true)] {
            var visitor = Visitor(site)
            try await visitor.signIn(name, password: temporary)
            #expect(visitor.shows("Choose a new password") && visitor.shows("from your last 3 passwords") == isTold)
        }
    }

    // UP-MFA-08
    @Test(arguments: Engine.available)
    func `a code by e-mail ends the sign-in, and may be sent again`(on engine: Engine)
        async throws
    {
        let site = try await site(engine, .optional, [.email])
        try await site.server.enable(.email, in: site.pool)
        var ann = Visitor(site)
        try await ann.signIn()
        #expect(ann.html.forms.count == 2 && ann.html.links.contains { $0.hasPrefix("/login?") })
        let (lost, first) = (ann, await site.server.lastCode(to: "ann@example.com"))
        try await ann.submit(try #require(ann.html.forms.last))
        let second = await site.server.lastCode(to: "ann@example.com")
        #expect(ann.shows("A new code is on its way.") && first != second)
        var late = lost
        try await late.submit(["code": first])
        #expect(late.next != PageSite.callback, "the second code takes the place of the first")
        try await ann.submit(["code": second])
        #expect(ann.next == PageSite.callback)
    }

    @Test(arguments: Engine.available)
    func `a code of the followed pool is asked for, and cannot be sent again`(on engine: Engine) async throws {
        let site = try await site(engine, .off, [])
        let source = site.server.atSource
        let challenge = FollowedChallenge(
            .sentCode(.sms, destination: "+*******0123"),
            reference: .init(.smsSecondFactor, session: "old", username: "ann"))
        source.set(.success(.challenged(challenge)), for: "ann")
        source.set(.success(.right(isTemporary: false)), after: "123456", in: "old")
        try await site.server.set(.atSource, in: site.pool)
        var ann = Visitor(site)
        try await ann.signIn()
        #expect(ann.status == 200 && ann.shows("0123"))
        #expect(ann.html.forms.count == 1, "no form sends it again")
        var forged = ann
        try await forged.submit(["choice": "resend"])
        #expect(forged.status == 400)
        try await ann.submit(["code": "123456"])
        #expect(ann.next == PageSite.callback, "the forged form has ended nothing")
    }

    // UP-MFA-05
    @Test(arguments: Engine.available)
    func `an address is set up for codes`(on engine: Engine) async throws {
        let site = try await site(engine, .on, [.email, .softwareToken])
        try await site.server.signUp("new", by: site.client)
        try await site.server.administration.confirm("new", in: site.pool.id)
        var new = Visitor(site)
        try await new.signIn("new")
        #expect(new.shows("Protect your account"))
        try await new.submit(["choice": "EMAIL_OTP"])
        for (wrong, sentence) in [("", "Please fill in this field."), ("no address", "Please check this value.")] {
            try await new.submit(["attribute.email": wrong])
            #expect(new.status == 400 && new.shows(sentence), "\(wrong)")
            #expect(new.html.text.contains("id=\"attribute.email-problem\"") && !new.html.text.contains("id=\"alert\""))
        }
        try await new.submit(["attribute.email": "new@example.com"])
        try await new.submit(["code": await site.server.lastCode(to: "new@example.com")])
        #expect(new.next == PageSite.callback)
        #expect(try await site.server.user("new", in: site.pool.id).attributes.isVerified(.email))
    }

    // UP-MFA-19, UP-MFA-20
    @Test(arguments: Engine.available)
    func `an app is set up, also as a choice`(on engine: Engine) async throws {
        for factors: Set<SecondFactor> in [[.softwareToken], [.email, .softwareToken]] {
            let site = try await site(engine, .on, factors)
            try await site.server.signUp("new", by: site.client)
            try await site.server.administration.confirm("new", in: site.pool.id)
            var new = Visitor(site)
            try await new.signIn("new")
            if factors.count > 1 { try await new.submit(["choice": "SOFTWARE_TOKEN_MFA"]) }
            let key = try #require(Self.key(on: new))
            let issuer = PercentEncoding.encode(site.pool.name.utf8)
            let address = try #require(QRCode("otpauth://totp/\(issuer):new?secret=\(key)&issuer=\(issuer)"))
            #expect(new.html.text.contains(address.path))
            try await new.submit(["code": "000000"])
            #expect(new.status == 400 && Self.key(on: new) == key)
            let app = AuthenticatorApp(Secret(key))
            try await new.submit(["code": app.code(at: site.server.clock.now)])
            #expect(new.next == PageSite.callback)
        }
    }

    /// The key as the page shows it, without the spaces that make it readable.
    private static func key(on page: Visitor) -> String? {
        let text = page.html.text
        guard let start = text.firstRange(of: "<code dir=\"ltr\">")?.upperBound else { return nil }
        return text[start...].prefix { $0 != "<" }.filter { $0 != " " }
    }

    @Test(arguments: Engine.available)
    func `what is not offered is not set up`(on engine: Engine) async throws {
        let site = try await site(engine, .on, [.email, .softwareToken])
        try await site.server.signUp("new", by: site.client)
        try await site.server.administration.confirm("new", in: site.pool.id)
        var new = Visitor(site)
        try await new.signIn("new")
        for choice in ["SMS_MFA", "WEB_AUTHN", ""] {
            try await new.submit(["choice": choice])
            #expect(new.status == 400 && new.shows("Protect your account"), "\(choice)")
        }
    }
}
