extension AccountTexts {
    static let english = AccountTexts(
        title: "Your account", signIn: "How you sign in", secondStep: "Second step", off: "Off", change: "Change",
        sessions: "Where you are signed in", browser: "All apps in this browser", here: "This browser",
        lastUsed: "Last used", signOut: "Sign out", signOutEverywhere: "Sign out everywhere",
        devices: "Remembered devices", devicesLead: "They may be asked for a code less often.",
        unknownDevice: "Unknown device", forget: "Forget", providers: "Linked accounts",
        providersLead: "With these you sign in here too.", since: "Since", unlink: "Unlink",
        back: "Back to your account", proofLead: "To change something here, sign in once more.",
        proof: "Sign in again", signInAgain: "Please sign in once more. Then you can go on.",
        saved: "Your change has been saved.", gone: "This entry is no longer there.")
}

extension AccountChangeTexts {
    static let english = AccountChangeTexts(
        lead: "After your first step, a sign-in asks for one of the methods that are on.", methods: "Methods",
        on: "On", preferred: "Asked first", setUp: "Set up", turnOn: "Turn on", turnOff: "Turn off",
        prefer: "Ask first", remove: "Remove", cancel: "Cancel", codes: "Recovery codes", codesLeft: { "\($0) left" },
        makeCodes: "Make new codes", codesTitle: "Your new recovery codes",
        codesLead: """
            Each works once in place of your second step. Keep them in a safe place: they are not shown again, and \
            earlier codes no longer work.
            """,
        codesKept: "I have kept them", currentPassword: "Current password", password: "Change your password",
        passwordLead: "You will be signed out everywhere else.", wrongPassword: "This password is wrong.")
}
