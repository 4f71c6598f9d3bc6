import Directory

/// The texts of the hosted pages in one language. A language that lacks one does not compile.
package struct PageTexts: Sendable {
    var signIn: SignInTexts
    var names: NameTexts
    var passwords: PasswordTexts
    var codes: CodeTexts
    var factors: FactorTexts
    var signUp: SignUpTexts
    var attributes: AttributeTexts
    var sessions: SessionTexts
    var linking: LinkingTexts
    var account: AccountTexts
    var accountChange: AccountChangeTexts
    var feedback: FeedbackTexts
    var devices: DeviceTexts
    var problems: ProblemTexts
    var errors: ErrorTexts
    var common: CommonTexts
    /// The labels of a pool's own attributes, by their full names.
    var ownLabels: [String: String] = [:]

    static func of(_ language: Language) -> PageTexts {
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

/// A text with a value in it. The value is isolated from the direction of the surrounding text.
typealias FilledText = @Sendable (String) -> String

/// A heading with the sentence below it.
struct HeadingTexts: Sendable {
    var title: String
    var lead: String

    init(_ title: String, lead: String) { (self.title, self.lead) = (title, lead) }
}

struct SignInTexts: Sendable {
    var title: String
    var button: String
    /// The button of a form that leads to another page.
    var next: String
    var or: String
    var withProvider: FilledText
    /// The promise about accounts at social providers.
    var legal: String
    var corporateLead: String
    var corporateEmail: String
    var forgotPassword: String
    var noAccount: String
    var createAccount: String
    var haveAccount: String
    var back: String
}

/// The texts for the name that users sign in with.
struct NameTexts: Sendable {
    var username: String
    var email: String
    var phone: String
    var emailOrPhone: String
    var usernameOrEmail: String
    var usernameOrPhone: String
    var any: String
    var phoneHint: String
}

struct PasswordTexts: Sendable {
    var password: String
    var new: String
    var repeated: String
    var show: String
    var hide: String
    /// The text above the list of rules.
    var rules: String
    var length: FilledText
    var uppercase: String
    var lowercase: String
    var number: String
    var symbol: String
    var history: FilledText
    /// The page after a temporary password.
    var replace: HeadingTexts
    var save: String
    var forgot: HeadingTexts
    var sendCode: String
    var reset: String
    var changed: String
}

struct CodeTexts: Sendable {
    var title: String
    var code: String
    var sentBySMS: FilledText
    var sentByEmail: FilledText
    var sentTo: FilledText
    /// Says only that a code was sent if the account exists.
    var sent: String
    var fromApp: String
    var verify: String
    var resend: String
    var resent: String
    var otherFactor: String
    var useRecovery: String
    var recovery: HeadingTexts
    var recoveryCode: String
}

struct FactorTexts: Sendable {
    var first: String
    var second: String
    var setUp: HeadingTexts
    var signingInAs: FilledText
    var password: String
    var sms: String
    var email: String
    var app: String
    var passkey: String
    var appTitle: String
    var appScan: String
    var appImage: String
    var appKey: String
    var appCode: String
    var finish: String
    var remember: HeadingTexts
    var rememberYes: String
    var rememberNo: String
}

struct SignUpTexts: Sendable {
    var title: String
    var button: String
    var optional: String
    var confirm: String
    var confirmButton: String
    var resend: HeadingTexts
    var linkQuestion: HeadingTexts
    var linkDone: HeadingTexts
    var linkIncomplete: HeadingTexts
    var linkInvalid: HeadingTexts
    var busy: HeadingTexts
    var tryAgain: String
}

/// The labels of the standard attributes.
struct AttributeTexts: Sendable {
    var address: String
    var birthdate: String
    var email: String
    var familyName: String
    var gender: String
    var givenName: String
    var locale: String
    var middleName: String
    var name: String
    var nickname: String
    var phoneNumber: String
    var picture: String
    var preferredUsername: String
    var profile: String
    var website: String
    var timeZone: String
}

struct SessionTexts: Sendable {
    var signedIn: String
    var continueAs: FilledText
    var otherAccount: String
    var signedOut: HeadingTexts
    var returning: HeadingTexts
    var returnLink: String
    var tested: HeadingTexts
}

/// The question whether an account belongs to a provider's user.
struct LinkingTexts: Sendable {
    var title: String
    /// Contains the e-mail address.
    var lead: FilledText
    /// Explains the effect of the answer; contains the provider's name.
    var effect: FilledText
    var connect: String
    var separate: String
    var otherAccount: String
}

/// The pages of the links in e-mails about sign-ins.
struct FeedbackTexts: Sendable {
    var valid: HeadingTexts
    var validButton: String
    var invalid: HeadingTexts
    var invalidButton: String
    var done: HeadingTexts
    var spent: HeadingTexts
}

struct DeviceTexts: Sendable {
    var enter: HeadingTexts
    var code: String
    var confirm: FilledText
    var confirmLead: FilledText
    var signedInAs: FilledText
    var scopes: String
    var scopeOpenID: String
    var scopeEmail: String
    var scopePhone: String
    var scopeProfile: String
    var scopeAdmin: String
    var allow: String
    var deny: String
    var allowed: HeadingTexts
    var denied: HeadingTexts
}

struct ProblemTexts: Sendable {
    var wrongCredentials: String
    var unknownUser: String
    var wrongCode: String
    var expiredCode: String
    var tooManyAttempts: String
    var tooManyRequests: String
    var weakPassword: String
    var reusedPassword: String
    var differentPasswords: String
    var nameTaken: String
    var addressTaken: String
    var unknownCompany: String
    var missing: String
    var malformed: String
    var disabledUser: String
    var unconfirmedUser: String
    var passwordResetRequired: String
    var notAllowed: String
    var refusedAsRisky: String
    var noDestination: String
    var undelivered: String
    var expiredSession: String
    var unavailable: String
}

struct ErrorTexts: Sendable {
    var badRequest: HeadingTexts
    var unknownApp: HeadingTexts
    var expiredForm: HeadingTexts
    var notFound: HeadingTexts
    var tooManyRequests: HeadingTexts
    var unavailable: HeadingTexts
    var provider: HeadingTexts
    var detail: String
    var requestID: String
    var startAgain: String
}

/// The texts of many pages.
struct CommonTexts: Sendable {
    /// Contains the app's name; below the heading.
    var continueTo: FilledText
    var notYou: String
    var language: String
    var terms: String
    var privacy: String
    var capsLock: String
    var copy: String
    var copied: String
    /// Why a sign-in leads to the page for a sign-up's code.
    var unconfirmed: String
    var unconfirmedSentTo: FilledText
    /// The page at the root of the server.
    var here: HeadingTexts
}
