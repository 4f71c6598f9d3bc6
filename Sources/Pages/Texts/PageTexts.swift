/// The texts of the hosted pages in one language. A language that lacks one does not compile.
package struct PageTexts: Sendable {
    let signIn: SignInTexts
    let names: NameTexts
    let passwords: PasswordTexts
    let codes: CodeTexts
    let factors: FactorTexts
    let signUp: SignUpTexts
    let attributes: AttributeTexts
    let sessions: SessionTexts
    let linking: LinkingTexts
    let devices: DeviceTexts
    let problems: ProblemTexts
    let errors: ErrorTexts

    static func of(_ language: PageLanguage) -> PageTexts {
        switch language {
        case .english: .english
        case .german: .german
        case .spanish: .spanish
        case .french: .french
        case .italian: .italian
        case .brazilian: .brazilian
        case .japanese: .japanese
        case .korean: .korean
        case .simplifiedChinese: .simplifiedChinese
        case .traditionalChinese: .traditionalChinese
        case .indonesian: .indonesian
        case .arabic: .arabic
        }
    }
}

/// A text with a value in it. The value comes isolated from the direction of the text around it.
typealias FilledText = @Sendable (String) -> String

/// A heading with the sentence below it.
struct HeadingTexts: Sendable {
    let title: String
    let lead: String

    init(_ title: String, _ lead: String) { (self.title, self.lead) = (title, lead) }
}

struct SignInTexts: Sendable {
    let title: String
    let button: String
    /// The button of a form after which another page follows.
    let next: String
    let or: String
    let withProvider: FilledText
    /// The promise about the accounts at social providers.
    let legal: String
    let corporateLead: String
    let corporateEmail: String
    let forgotPassword: String
    let noAccount: String
    let createAccount: String
    let haveAccount: String
    let back: String
}

/// What users sign in with.
struct NameTexts: Sendable {
    let username: String
    let email: String
    let phone: String
    let emailOrPhone: String
    let usernameOrEmail: String
    let usernameOrPhone: String
    let any: String
    let phoneHint: String
}

struct PasswordTexts: Sendable {
    let password: String
    let new: String
    let repeated: String
    let show: String
    let hide: String
    /// Stands above the list of rules.
    let rules: String
    let length: FilledText
    let uppercase: String
    let lowercase: String
    let number: String
    let symbol: String
    let history: FilledText
    /// The page after a temporary password.
    let replace: HeadingTexts
    let save: String
    let forgot: HeadingTexts
    let sendCode: String
    let reset: String
    let changed: String
}

struct CodeTexts: Sendable {
    let title: String
    let code: String
    let sentBySMS: FilledText
    let sentByEmail: FilledText
    let sentTo: FilledText
    /// Says only that a code was sent if there is an account.
    let sent: String
    let fromApp: String
    let verify: String
    let resend: String
    let resent: String
    let otherFactor: String
    let useRecovery: String
    let recovery: HeadingTexts
    let recoveryCode: String
}

struct FactorTexts: Sendable {
    let first: String
    let second: String
    let setUp: HeadingTexts
    let signingInAs: FilledText
    let password: String
    let sms: String
    let email: String
    let app: String
    let passkey: String
    let appTitle: String
    let appScan: String
    let appImage: String
    let appKey: String
    let appCode: String
    let finish: String
    let remember: HeadingTexts
    let rememberYes: String
    let rememberNo: String
}

struct SignUpTexts: Sendable {
    let title: String
    let button: String
    let optional: String
    let confirm: String
    let confirmButton: String
    let resend: HeadingTexts
    let linkQuestion: HeadingTexts
    let linkDone: HeadingTexts
    let linkIncomplete: HeadingTexts
    let linkInvalid: HeadingTexts
    let busy: HeadingTexts
    let tryAgain: String
}

/// The labels of the standard attributes.
struct AttributeTexts: Sendable {
    let address: String
    let birthdate: String
    let email: String
    let familyName: String
    let gender: String
    let givenName: String
    let locale: String
    let middleName: String
    let name: String
    let nickname: String
    let phoneNumber: String
    let picture: String
    let preferredUsername: String
    let profile: String
    let website: String
    let timeZone: String
}

struct SessionTexts: Sendable {
    let signedIn: String
    let continueAs: FilledText
    let otherAccount: String
    let signedOut: HeadingTexts
    let returning: HeadingTexts
    let returnLink: String
}

/// The question whether an account is that of a provider's user.
struct LinkingTexts: Sendable {
    let title: String
    /// Names the e-mail address.
    let lead: FilledText
    /// Says what the answer means; names the provider.
    let effect: FilledText
    let connect: String
    let separate: String
    let otherAccount: String
}

struct DeviceTexts: Sendable {
    let enter: HeadingTexts
    let code: String
    let confirm: FilledText
    let confirmLead: FilledText
    let signedInAs: FilledText
    let scopes: String
    let scopeOpenID: String
    let scopeEmail: String
    let scopePhone: String
    let scopeProfile: String
    let scopeAdmin: String
    let allow: String
    let deny: String
    let allowed: HeadingTexts
    let denied: HeadingTexts
}

struct ProblemTexts: Sendable {
    let wrongCredentials: String
    let unknownUser: String
    let wrongCode: String
    let expiredCode: String
    let tooManyAttempts: String
    let tooManyRequests: String
    let weakPassword: String
    let reusedPassword: String
    let differentPasswords: String
    let nameTaken: String
    let addressTaken: String
    let unknownCompany: String
    let missing: String
    let malformed: String
    let disabledUser: String
    let unconfirmedUser: String
    let passwordResetRequired: String
    let notAllowed: String
    let noDestination: String
    let undelivered: String
    let expiredSession: String
    let unavailable: String
}

struct ErrorTexts: Sendable {
    let badRequest: HeadingTexts
    let unknownApp: HeadingTexts
    let expiredForm: HeadingTexts
    let notFound: HeadingTexts
    let tooManyRequests: HeadingTexts
    let unavailable: HeadingTexts
    let provider: HeadingTexts
    let detail: String
    let requestID: String
    let startAgain: String
}
