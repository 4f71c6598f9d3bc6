import Directory
import Kernel
import SAML

extension SAMLConnector {
    /// Does with a response what a sign-in does, and keeps what the provider sends.
    ///
    /// - Parameters:
    ///   - response: The field `SAMLResponse` of the form.
    ///   - consumerURL: The address that the form was sent to.
    ///   - id: The test that it belongs to.
    ///   - spend: Uses up an accepted assertion, so that no sign-in takes it afterwards.
    package func outcome(
        from response: String, at consumerURL: String, of id: String, spending spend: (SAMLProfile) async throws -> Void
    ) async -> ProviderTestOutcome {
        let profile: Result<ExternalProfile, any Error>
        do {
            let found = try await self.profile(from: response, at: consumerURL, of: id)
            try await spend(found)
            profile = .success(found.profile)
        } catch { profile = .failure(error) }
        let shown = ShownDocument()
        let timer = StepTimer()
        let received = await received(response, shown: shown)
        // The assertion has been decrypted again.
        await timer.wait(for: Self.refusalStep)
        return ProviderTestOutcome(received: received, profile: profile, shown: shown)
    }

    private func received(_ response: String, shown: ShownDocument) async -> ProviderTestReport.Received {
        var received = ProviderTestReport.Received()
        guard let metadata = try? await source.metadata(of: provider), let key = try? await key(provider.pool),
            let inspection = try? await read({
                SAMLInspection(response, trust: SAMLTrust(metadata.certificates), key: key)
            })
        else { return received }
        received.samlResponse = inspection.response.map(shown.text)
        received.assertion = inspection.assertion.map { ProviderTestReport.Assertion($0, shown: shown) }
        return received
    }
}

extension ProviderTestReport.Assertion {
    /// The most values of attributes; the document has all of them.
    private static let maxValues = 100

    fileprivate init(_ assertion: SAMLInspection.Assertion, shown: ShownDocument) {
        let values = assertion.attributes.lazy.flatMap { attribute in
            attribute.values.lazy.map { (name: attribute.name, value: $0) }
        }
        self.init(
            xml: assertion.xml.map(shown.text), wasEncrypted: assertion.wasEncrypted,
            issuer: assertion.issuer.map(shown.value), nameID: (assertion.subject?.nameID).map(shown.value),
            nameIDFormat: (assertion.subject?.format).map(shown.value),
            attributes: Array(values.prefix(Self.maxValues)).map { entry in
                ProviderTestReport.Entry(shown.value(entry.name), value: shown.value(entry.value))
            })
    }
}
