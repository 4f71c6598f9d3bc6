import AWSMobileClient
import SwiftUI

/// The user's name and attributes, and the ways to sign out.
struct Account: View {
    let session: SessionModel
    @State private var attributes: [String: String] = [:]

    var body: some View {
        VStack(spacing: 12) {
            Text(session.username ?? "").font(.title2)
            ForEach(attributes.sorted { $0.key < $1.key }, id: \.key) { entry in Text("\(entry.key): \(entry.value)") }
            Button("Refresh the tokens") { run { _ = try await $0.getTokens(forceRefresh: true) } }
            Button("Sign out on this device") { run { $0.signOut() } }
            Button("Sign out everywhere") {
                run { try await $0.signOut(options: SignOutOptions(signOutGlobally: true)) }
            }
            if session.isBusy { ProgressView() }
            if let error = session.lastError { Text(error.localizedDescription).foregroundStyle(.red) }
        }
        .padding()
        .task { attributes = await session.perform { try await $0.getUserAttributes() } ?? [:] }
    }

    private func run(_ call: @escaping @Sendable (AWSMobileClient) async throws -> Void) {
        Task { await session.perform(call) }
    }
}
