import Foundation
import Testing

@testable import Pages

/// Values from outside on the hosted pages.
@Suite struct HostedValuesTests {
    private static let evil = "\u{22}\u{301}><script>alert(1)</script>'&{{title}}\u{202E}"
    private static let form = PageForm(action: evil, csrf: evil, hidden: [(evil, evil)])

    private static let views: [any PageView] = [
        LoginView(
            form: form, name: evil, providers: [ProviderButton(kind: .corporate, name: evil, link: evil)],
            corporate: form, forgotPassword: evil, signUp: evil,
            problems: FormProblems(.message(evil), fields: [FieldName.username: .message(evil)])),
        ChooseFactorView(
            form: form, purpose: .first, name: evil,
            options: [FactorOption(.smsCode, value: evil, destination: evil)], back: evil),
        SignUpView(
            form: form, name: evil, attributes: [AttributeField(evil, value: evil), AttributeField("custom:" + evil)],
            signIn: evil),
        ConfirmSignUpView(form: form, nameKind: .email, name: evil, destination: evil, resend: form, signIn: evil),
        CodeView(form: form, kind: .sms, destination: evil, resend: form, otherFactor: form, recoveryCode: evil),
        AuthenticatorSetupView(form: form, key: evil, address: evil, back: evil),
        NewPasswordView(form: form, name: evil), ResetPasswordView(form: form, name: evil, destination: evil),
        SignedInView(form: form, name: evil), OtherSessionView(form: form, name: evil, provider: evil),
        SignedOutView(signIn: evil), ReturnToAppView(address: evil),
        ErrorView(.badRequest, status: 400, detail: evil, requestID: evil, back: evil),
        EnterDeviceCodeView(form: form, code: evil),
        ConfirmDeviceView(form: form, code: evil, app: evil, name: evil, scopes: [evil]),
    ]

    // UI-08
    @Test(arguments: views.indices) func `no value becomes an element, an attribute or a template`(_ index: Int) throws
    {
        let page = try html(Self.views[index])
        #expect(page.tags("script").count == 1 && !page.text.contains("<script>"))
        #expect(!page.text.contains("\u{22}\u{301}") && page.text.contains("&quot;\u{301}"))
        #expect(page.text.contains("{{title}}"), "a value is not a template")
    }

    // UI-16
    @Test(arguments: views.indices) func `a displayed name cannot turn the text around it`(_ index: Int) throws {
        let page = try html(Self.views[index])
        // What is shown stands between tags; an attribute keeps what the user entered.
        for part in page.text.components(separatedBy: ">").dropFirst() {
            let shown = part.components(separatedBy: "<")[0]
            #expect(!shown.contains("\u{202E}"), "\(shown)")
        }
    }

    @Test func `a value stands in a direction of its own, without controls`() {
        #expect(BidiText.isolated("a\u{202E}b\u{2069}\n\u{85}c") == "\u{2068}abc\u{2069}")
        #expect(BidiText.isolated("+***\n0123") == "\u{2066}+***0123\u{2069}")
    }

    @Test func `a value in a sentence is an element of its own, and in a title it is plain`() throws {
        let page = try html(OtherSessionView(form: GallerySample.form, name: "ann", provider: "Contoso"))
        #expect(page.text.contains("Continue as <bdi dir=\"ltr\">ann</bdi>"))
        let device = try html(
            ConfirmDeviceView(form: GallerySample.form, code: "WDJB-MJHT", app: "Fernseher ü", name: "ann"))
        #expect(device.text.contains("<title>Give Fernseher ü access?</title>"))
        for mark in ["\u{2066}", "\u{2068}", "\u{2069}"] {
            #expect(!page.text.contains(mark) && !device.text.contains(mark))
        }
    }

    @Test func `marks without an end or a beginning stay balanced`() {
        #expect(HTMLText.sentence("\u{2066}a\u{2068}<b") == "<bdi dir=\"ltr\">a</bdi><bdi>&lt;b</bdi>")
        #expect(HTMLText.sentence("a\u{2069}b") == "ab")
    }

    @Test func `a form carries what it is given`() throws {
        let form = PageForm(action: "/login?a=b&c=d", csrf: "token", hidden: [("step", "s1")])
        let page = try HostedHTML(LoginView(form: form, name: "ann", problems: FormProblems(.wrongCredentials)))
        #expect(page.text.contains("method=\"post\" action=\"/login?a=b&amp;c=d\""))
        #expect(page.text.contains("<input type=\"hidden\" name=\"csrf\" value=\"token\">"))
        #expect(page.text.contains("<input type=\"hidden\" name=\"step\" value=\"s1\">"))
        #expect(page.text.contains("role=\"alert\" id=\"alert\">The name or the password is wrong."))
        let username = try #require(page.tags("input").first { $0.contains("name=\"username\"") })
        #expect(username.contains("value=\"ann\"") && username.contains("autocomplete=\"username\""))
        let password = try #require(page.tags("input").first { $0.contains("name=\"password\"") })
        #expect(password.contains("type=\"password\"") && !password.contains("value="))
        // With a name, the password is next.
        #expect(password.contains("autofocus") && !username.contains("autofocus"))
    }

    @Test func `attributes have the inputs and tokens that browsers fill in`() throws {
        let attributes = ["email", "phone_number", "birthdate", "given_name", "website", "custom:size"]
        let fields = attributes.map { AttributeField($0, isRequired: $0 != "website") }
        let page = try HostedHTML(SignUpView(form: Self.form, attributes: fields))
        for (name, type, token) in [
            ("email", "email", "email"), ("phone_number", "tel", "tel"), ("birthdate", "date", "bday"),
            ("given_name", "text", "given-name"), ("website", "url", "url"), ("custom:size", "text", "off"),
        ] {
            let input = try #require(page.tags("input").first { $0.contains("name=\"attribute.\(name)\"") })
            #expect(input.contains("type=\"\(type)\"") && input.contains("autocomplete=\"\(token)\""), "\(input)")
            #expect(input.contains(" required") == (name != "website"))
        }
        #expect(page.text.contains("<bdi dir=\"ltr\">Size</bdi>") && !page.text.contains("custom:size<"))
    }

    private func html(_ view: any PageView) throws -> HostedHTML { try HostedHTML(view) }
}
