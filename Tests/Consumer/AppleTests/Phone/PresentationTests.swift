import Foundation
import Kernel
import Testing
import UIKit

@testable import AWSMobileClient

extension Screens {
    /// How the drop-in screens come and go, by the rules of UIKit.
    @MainActor @Suite struct PresentationTests {
        private let pool = FakePool.withJane()

        private func client() async throws -> AWSMobileClient {
            let client = AWSMobileClient.testing(pool)
            try await client.initialize()
            return client
        }

        @Test func `the screen is shown above an alert`() async throws {
            let (client, phone) = (try await client(), SimulatedPhone())
            let alert = UIAlertController(title: "Hello", message: nil, preferredStyle: .alert)
            phone.navigation.present(alert, animated: false, completion: nil)
            try await onScreen("The alert never came.") { alert.isShown }
            let call = try await phone.beginSignIn(client)
            phone.navigation.dismiss(animated: false, completion: nil)
            #expect(await call.value?.isCancelled == true && phone.stack.count == 1)
        }

        @Test func `the screen waits for an alert that is just going`() async throws {
            let (client, phone) = (try await client(), SimulatedPhone())
            let alert = UIAlertController(title: "Hello", message: nil, preferredStyle: .alert)
            phone.navigation.present(alert, animated: false, completion: nil)
            try await onScreen("The alert never came.") { alert.isShown }
            Transitions.isHeld = true
            phone.navigation.dismiss(animated: true, completion: nil)
            let navigation = phone.navigation
            let call = Task { await within { try await client.showSignIn(navigationController: navigation) } }
            try await Task.sleep(for: .milliseconds(120))
            #expect(phone.signIn == nil)
            Transitions.isHeld = false
            try await onScreen("The screen never came.") { phone.signIn?.isBeingPresented == false }
            try await phone.typePassword()
            #expect(try await call.value?.get() == .signedIn)
        }

        @Test func `without a window the call ends with an error`() async throws {
            let (client, phone) = (try await client(), SimulatedPhone(isOnScreen: false))
            let navigation = phone.navigation
            let result = await within { try await client.showSignIn(navigationController: navigation) }
            let ended = try #require(result, "The call never ended.")
            #expect(throws: AWSMobileClientError.self) { try ended.get() }
        }

        @Test func `a view that is in its window a little later shows the screen`() async throws {
            let (client, phone) = (try await client(), SimulatedPhone(isOnScreen: false))
            let navigation = phone.navigation
            let call = Task { await within { try await client.showSignIn(navigationController: navigation) } }
            try await Task.sleep(for: .milliseconds(120))
            phone.show()
            try await onScreen("The screen never came.") { phone.signIn?.isBeingPresented == false }
            try await phone.typePassword()
            #expect(try await call.value?.get() == .signedIn)
        }

        @Test func `the screen goes although an alert is above it`() async throws {
            let (client, phone) = (try await client(), SimulatedPhone())
            let call = try await phone.beginSignIn(client)
            let alert = UIAlertController(title: "Save the password?", message: nil, preferredStyle: .alert)
            phone.signIn?.present(alert, animated: false, completion: nil)
            try await onScreen("The alert never came.") { alert.isShown }
            try phone.model.cancel()
            #expect(await call.value?.isCancelled == true)
            #expect(phone.stack.count == 1)
        }

        @Test func `the answer comes when the dismissal is over`() async throws {
            let (client, phone) = (try await client(), SimulatedPhone())
            let call = try await phone.beginSignIn(client)
            let screen = try #require(phone.signIn)
            let presentedAtTheAnswer = Task { @MainActor in
                let state = await call.value
                return (state, screen.presentingViewController != nil)
            }
            Transitions.isHeld = true
            try await phone.typePassword()
            try await onScreen("The dismissal never began.") { screen.isBeingDismissed }
            try await Task.sleep(for: .milliseconds(200))
            Transitions.isHeld = false
            let (result, wasPresented) = await presentedAtTheAnswer.value
            #expect(try result?.get() == .signedIn && !wasPresented)
        }

        @Test func `an app that replaces its screens on signedIn has signed the user in`() async throws {
            let (client, phone) = (try await client(), SimulatedPhone())
            let call = try await phone.beginSignIn(client)
            let window = phone.window
            client.addUserStateListener(phone) { state, _ in
                guard state == .signedIn else { return }
                DispatchQueue.main.sync { MainActor.assumeIsolated { window.rootViewController = UIViewController() } }
                // The queue of the answers waits here, as for a slow listener.
                Thread.sleep(forTimeInterval: 0.1)
            }
            try await phone.typePassword()
            #expect(try await call.value?.get() == .signedIn)
        }

        @Test func `cancelling ends the sign-in under way`() async throws {
            let (client, phone) = (try await client(), SimulatedPhone())
            let call = try await phone.beginSignIn(client)
            try phone.model.values[.username] = "jane"
            try phone.model.submit()
            try await onScreen("The password was never asked for.") { (try? phone.model.step) == .enterPassword }
            pool.gate.close()
            try phone.model.values[.password] = "Abc@123!"
            try phone.model.submit()
            try phone.model.cancel()
            #expect(await call.value?.isCancelled == true)
            pool.gate.open()
            try await Task.sleep(for: .milliseconds(100))
            #expect(client.currentUserState == .signedOut)
        }

        @Test func `a swipe cancels, and not while the form is merely covered`() async throws {
            let (client, phone) = (try await client(), SimulatedPhone())
            let call = try await phone.beginSignIn(client)
            let cover = UIViewController()
            cover.modalPresentationStyle = .fullScreen
            phone.signIn?.present(cover, animated: true, completion: nil)
            try await onScreen("The cover never came.") { cover.isShown }
            phone.signIn?.dismiss(animated: true, completion: nil)
            try await onScreen("The cover never went.") { cover.presentingViewController == nil }
            #expect(phone.stack.count == 2)
            phone.signIn?.swipeDown()
            #expect(await call.value?.isCancelled == true && phone.stack.count == 1)
        }

        @Test func `a cancelled task takes its screen along`() async throws {
            let (client, phone) = (try await client(), SimulatedPhone())
            let navigation = phone.navigation
            let call = Task { try await client.showSignIn(navigationController: navigation) }
            try await onScreen("The screen never came.") { phone.signIn?.isBeingPresented == false }
            call.cancel()
            await #expect(throws: CancellationError.self) { try await call.value }
            #expect(phone.stack.count == 1)
        }
    }
}
