import Accessibility
import Foundation
import Kernel
import SwiftUI
import Testing
import UIKit

@testable import AWSMobileClient

extension Screens {
    /// What is on the drop-in form.
    @MainActor @Suite struct FormTests {
        private let pool = FakePool.withJane()

        private func screen(
            _ options: SignInUIOptions = SignInUIOptions(),
            ended: @escaping (Result<UserState, any Error>) -> Void = { _ in }
        ) -> SignInScreen {
            SignInScreen(model: SignInModel(for: .testing(pool), options: options, finish: ended))
        }

        private func fields(_ screen: SignInScreen) -> [String: Element] {
            let found = elements(of: screen).filter { ["field", "secret"].contains($0.kind) }
            return Dictionary(uniqueKeysWithValues: found.map { ($0.label, $0) })
        }

        private func waitUntilIdle(_ screen: SignInScreen) async throws {
            try await onScreen("The form stayed busy.") { !screen.model.isBusy }
        }

        @Test func `fields have their keyboards, and the system may fill them in`() async throws {
            let screen = screen()
            #expect(fields(screen)["Username"]?.attributes["contentType"] == "username")
            screen.model.go(to: .signUp)
            let signUp = fields(screen)
            #expect(signUp["Password"]?.attributes["contentType"] == "newPassword")
            #expect(signUp["Email address"]?.attributes["keyboard"] == "emailAddress")
            screen.model.go(to: .enterName)
            screen.model.go(to: .forgotPassword)
            screen.model.values[.username] = "jane"
            screen.model.submit()
            try await waitUntilIdle(screen)
            let reset = fields(screen)
            #expect(reset["Code"]?.attributes["contentType"] == "oneTimeCode")
            #expect(reset["Code"]?.attributes["keyboard"] == "numberPad")
            #expect(reset["New password"]?.attributes["contentType"] == "newPassword")
        }

        @Test func `the keyboard goes from field to field and then on`() async throws {
            let screen = screen()
            screen.model.go(to: .signUp)
            let signUp = fields(screen)
            #expect(signUp["Username"]?.attributes["submitLabel"] == "next")
            #expect(signUp["Email address"]?.attributes["submitLabel"] == "go")
            signUp["Username"]?.type("joe")
            signUp["Username"]?.submit()
            #expect(screen.model.focus == .password)
            signUp["Password"]?.type("Abc@123!")
            signUp["Email address"]?.submit()
            try await waitUntilIdle(screen)
            #expect(screen.model.step == .confirmSignUp && screen.model.focus == .code)
        }

        @Test func `an error is shown and read out`() async throws {
            AccessibilityNotification.announced = []
            let screen = screen()
            screen.model.values[.username] = "jane"
            screen.model.submit()
            try await waitUntilIdle(screen)
            screen.model.values[.password] = "wrong"
            screen.model.submit()
            try await waitUntilIdle(screen)
            let text = "The name or the password is wrong."
            #expect(elements(of: screen).contains { $0.label == text })
            #expect(AccessibilityNotification.announced == [text])
        }

        @Test func `while an answer is under way the form shows it and takes no other`() async throws {
            let screen = screen()
            screen.model.values[.username] = "jane"
            screen.model.submit()
            try await waitUntilIdle(screen)
            pool.gate.close()
            screen.model.submit()
            #expect(elements(of: screen).contains { $0.kind == "progress" })
            #expect(elements(of: screen).first { $0.label == "Continue" }?.attributes["disabled"] == "true")
            pool.gate.open()
            try await waitUntilIdle(screen)
            #expect(!elements(of: screen).contains { $0.kind == "progress" })
        }

        @Test func `the form is no wider than can be read`() {
            #expect(fields(screen())["Username"]?.attributes["maxWidth"] == "440")
        }

        @Test(arguments: SignInLanguage.allCases)
        func `the form speaks the language`(_ language: SignInLanguage) {
            let screen = screen(SignInUIOptions(language: language))
            let words = elements(of: screen).map(\.label)
            let texts = SignInFormTexts(language: language)
            #expect(words.contains(texts[.signIn]) && words.contains(texts[.forgotPassword]))
            #expect(language == .english || texts[.forgotPassword] != "Forgot your password?")
            let direction = elements(of: screen).first?.attributes["environment"]
            #expect(direction == (language == .arabic ? "rightToLeft" : "leftToRight"))
        }

        @Test func `the attributes that the pool requires are asked for`() {
            let screen = screen(SignInUIOptions(signUpAttributes: ["email", "phone_number", "badge"]))
            screen.model.go(to: .signUp)
            let signUp = fields(screen)
            #expect(signUp["Phone number"]?.attributes["keyboard"] == "phonePad")
            #expect(signUp.keys.sorted() == ["Email address", "Password", "Phone number", "Username", "badge"])
        }

        @Test func `the configured providers have buttons that lead to their pages`() async throws {
            let pages = PagesThatRefuse()
            let document: [String: Any] = [
                "CognitoUserPool": ["Default": ["PoolId": "us-east-1_AbCdEf123", "AppClientId": "abc"]],
                "GoogleSignIn": ["ClientId-iOS": "g"], "AppleSignIn": [String: Any](),
                "Auth": [
                    "Default": [
                        "OAuth": [
                            "WebDomain": "auth.example.com", "AppClientId": "abc", "Scopes": ["openid"],
                            "SignInRedirectURI": "myapp://signed-in",
                        ]
                    ]
                ],
            ]
            let client = AWSMobileClient(configuration: document, store: MemoryTokenStore(), transport: pool.transport)
            try await client.initialize()
            client.hostedUI.pages = pages
            let screen = SignInScreen(model: SignInModel(for: client, options: SignInUIOptions()) { _ in })
            #expect(elements(of: screen).contains { $0.label == "Continue with Apple" })
            elements(of: screen).first { $0.label == "Continue with Google" }?.tap()
            try await waitUntilIdle(screen)
            #expect(pages.shown.read { $0 }.contains("identity_provider=Google"))
            #expect(screen.model.message == nil, "The user closed the page, which is no error.")
        }
    }
}

/// Pages that the user closes.
private struct PagesThatRefuse: HostedUIPages {
    let shown = Locked("")

    func open(_ page: HostedUIPage) async throws -> URL? {
        _ = shown.exchange(try page.url(redirectingTo: page.redirectURI).absoluteString)
        throw AWSMobileClientError.userCancelledSignIn(message: "Closed.")
    }
}
