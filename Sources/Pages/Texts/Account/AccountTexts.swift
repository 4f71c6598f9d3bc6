/// The page of a user's account.
struct AccountTexts: Sendable {
    var title: String
    var signIn: String
    var secondStep: String
    var off: String
    var change: String
    var sessions: String
    /// Shown instead of the name of an app, for the sign-in of a browser.
    var browser: String
    /// Marks the browser that shows the page.
    var here: String
    var lastUsed: String
    var signOut: String
    var signOutEverywhere: String
    var devices: String
    var devicesLead: String
    var unknownDevice: String
    var forget: String
    var providers: String
    var providersLead: String
    var since: String
    var unlink: String
    var back: String
    /// Asks for a sign-in before a change.
    var proofLead: String
    var proof: String
    /// On the sign-in page, before a change.
    var signInAgain: String
    var saved: String
    /// The entry has ended or was removed in the meantime.
    var gone: String
}

/// The pages where users change how they sign in.
struct AccountChangeTexts: Sendable {
    /// Below the heading of the second factors.
    var lead: String
    var methods: String
    var on: String
    /// Marks the method that a sign-in asks for if several are on.
    var preferred: String
    var setUp: String
    var turnOn: String
    var turnOff: String
    var prefer: String
    var remove: String
    var cancel: String
    var codes: String
    var codesLeft: FilledText
    var makeCodes: String
    var codesTitle: String
    var codesLead: String
    /// The button that leaves the page with the codes.
    var codesKept: String
    var currentPassword: String
    /// Above the form for another password.
    var password: String
    var passwordLead: String
    var wrongPassword: String
}
