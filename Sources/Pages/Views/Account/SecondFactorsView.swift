/// The page where a user who is signed in chooses second factors.
package struct SecondFactorsView: PageView {
    /// A factor that the pool offers, and its state for the user.
    package struct Factor: Sendable {
        package var kind: FactorOption.Kind
        /// The value that the buttons send.
        package var value: String
        /// Where codes go, masked; nil for an app.
        package var destination: String?
        /// Whether the user can prove it.
        package var isSetUp: Bool
        package var isEnabled: Bool
        package var isPreferred: Bool

        package init(
            _ kind: FactorOption.Kind, value: String, destination: String? = nil, isSetUp: Bool, isEnabled: Bool,
            isPreferred: Bool
        ) {
            (self.kind, self.value, self.destination) = (kind, value, destination)
            (self.isSetUp, self.isEnabled, self.isPreferred) = (isSetUp, isEnabled, isPreferred)
        }
    }

    /// The forms of the page. It has none if the user's sign-in is too old.
    package struct Forms: Sendable {
        package var preference, setUp, removal, codes: PageForm

        package init(preference: PageForm, setUp: PageForm, removal: PageForm, codes: PageForm) {
            (self.preference, self.setUp, self.removal, self.codes) = (preference, setUp, removal, codes)
        }
    }

    package var factors: [Factor]
    /// Whether the pool requires a second factor, so that the last one stays.
    package var isRequired = false
    package var forms: Forms?
    /// The sign-in required before a change; nil if the user signed in recently.
    package var signIn: String?
    /// How many recovery codes the user has; nil if none are offered.
    package var codesLeft: Int?
    /// The account's page.
    package var back: String
    package var problems: FormProblems
    package var notice: PageNotice?

    package init(
        factors: [Factor], forms: Forms?, signIn: String? = nil, codesLeft: Int? = nil, back: String,
        problems: FormProblems = FormProblems()
    ) {
        (self.factors, self.forms, self.signIn, self.codesLeft) = (factors, forms, signIn, codesLeft)
        (self.back, self.problems) = (back, problems)
    }
}

/// The change in the value of a button of `SecondFactorsView`; the value also contains the factor.
enum FactorChange: String, CaseIterable {
    case on, off, prefer

    /// The value of a button.
    func value(_ factor: String) -> String { "\(rawValue) \(factor)" }

    /// The change and the factor of a value; nil for any other text.
    static func parsed(_ value: String) -> (FactorChange, factor: String)? {
        let parts = value.utf8.split(separator: UInt8(ascii: " "), maxSplits: 1)
            .map { String(decoding: $0, as: UTF8.self) }
        guard parts.count == 2, let change = FactorChange(rawValue: parts[0]) else { return nil }
        return (change, parts[1])
    }
}
