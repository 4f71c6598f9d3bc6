import Kernel
import SwiftUI
import Testing
import UIKit

@testable import AWSMobileClient

extension SimulatedPhone {
    /// The model of the sign-in screen.
    var model: SignInModel { get throws { try #require(signIn as? UIHostingController<SignInScreen>).rootView.model } }

    /// What is on the sign-in screen.
    var form: [Element] {
        get throws { elements(of: try #require(signIn as? UIHostingController<SignInScreen>).rootView) }
    }

    /// Begins a sign-in on the screens and waits until they are there.
    func beginSignIn(
        _ client: AWSMobileClient, _ options: SignInUIOptions = SignInUIOptions(canCancel: true)
    ) async throws -> Task<Result<UserState, any Error>?, Never> {
        let navigation = navigation
        let call = Task {
            await within { try await client.showSignIn(navigationController: navigation, signInUIOptions: options) }
        }
        try await onScreen("The screen never came.") { self.signIn?.isBeingPresented == false }
        return call
    }

    /// Types the name and then the password of jane.
    func typePassword() async throws {
        try model.values[.username] = "jane"
        try model.submit()
        try await onScreen("The password was never asked for.") { (try? self.model.step) == .enterPassword }
        try await onScreen("The form stayed busy.") { (try? self.model.isBusy) == false }
        try model.values[.password] = "Abc@123!"
        try model.submit()
    }
}

extension Result where Success: Sendable {
    /// Whether it says that the user closed the form.
    var isCancelled: Bool {
        guard case .failure(let error) = self, case .userCancelledSignIn? = error as? AWSMobileClientError else {
            return false
        }
        return true
    }
}
