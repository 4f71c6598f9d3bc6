extension PageTexts {
    static let english = PageTexts(
        signIn: SignInTexts(
            title: "Sign in", button: "Sign in", next: "Continue", or: "or",
            withProvider: { "Continue with \($0)" },
            legal: "We never post anything to these accounts.",
            corporateLead: "Sign in with your company account",
            corporateEmail: "Work email address", forgotPassword: "Forgot your password?", noAccount: "New here?",
            createAccount: "Create an account", haveAccount: "Already have an account?", back: "Back to sign-in"),
        names: NameTexts(
            username: "Username", email: "Email address", phone: "Phone number",
            emailOrPhone: "Email address or phone number", usernameOrEmail: "Username or email address",
            usernameOrPhone: "Username or phone number", any: "Username, email address or phone number",
            phoneHint: "With country code, for example +14255550123"),
        passwords: PasswordTexts(
            password: "Password", new: "New password", repeated: "Repeat the password", show: "Show password",
            hide: "Hide password", rules: "Your password needs:", length: { "at least \($0) characters" },
            uppercase: "an uppercase letter", lowercase: "a lowercase letter", number: "a number",
            symbol: "a special character", history: { "to differ from your last \($0) passwords" },
            replace: HeadingTexts(
                "Choose a new password", lead: "Your current password was temporary and must be replaced."),
            save: "Save password",
            forgot: HeadingTexts("Reset your password", lead: "We will send you a code to choose a new one."),
            sendCode: "Send code", reset: "Choose a new password",
            changed: "Your password has been changed. You can sign in with it now."),
        codes: CodeTexts(
            title: "Enter your code", code: "Code", sentBySMS: { "We sent a text message to \($0)." },
            sentByEmail: { "We sent an email to \($0)." }, sentTo: { "We sent a code to \($0)." },
            sent: "If the account exists, a code is on its way.",
            fromApp: "Open your authenticator app and enter the code it shows.", verify: "Verify",
            resend: "Send a new code", resent: "A new code is on its way.", otherFactor: "Use another method",
            useRecovery: "Use a recovery code",
            recovery: HeadingTexts("Enter a recovery code", lead: "Each of your recovery codes works once."),
            recoveryCode: "Recovery code"),
        factors: FactorTexts(
            first: "How would you like to sign in?", second: "Confirm that it’s you",
            setUp: HeadingTexts("Protect your account", lead: "Set up a second step for signing in."),
            signingInAs: { "Signing in as \($0)" }, password: "Password", sms: "Text message", email: "Email",
            app: "Authenticator app", passkey: "Passkey", appTitle: "Set up your authenticator app",
            appScan: "Scan this code with your authenticator app.", appImage: "QR code for the authenticator app",
            appKey: "Can’t scan it? Enter this key in the app:", appCode: "Code from the app", finish: "Finish setup",
            remember: HeadingTexts(
                "Remember this device?", lead: "On a device that only you use, you will need fewer codes."),
            rememberYes: "Remember it", rememberNo: "Not now"),
        signUp: SignUpTexts(
            title: "Create an account", button: "Sign up", optional: "optional", confirm: "Confirm your account",
            confirmButton: "Confirm", resend: HeadingTexts("Get a new code", lead: "We will send the code once more."),
            linkQuestion: HeadingTexts(
                "Confirm your registration",
                lead: "Press the button to complete it. If you have not registered, close this page."),
            linkDone: HeadingTexts(
                "Your registration has been confirmed", lead: "You can close this page and sign in."),
            linkIncomplete: HeadingTexts(
                "This link is not complete", lead: "Open it from the message again, or copy all of it."),
            linkInvalid: HeadingTexts(
                "This link is not valid any more", lead: "Ask for a new one, or sign in if you have used it already."),
            busy: HeadingTexts("This cannot be done just now", lead: "Please try again in a minute."),
            tryAgain: "Try again"),
        attributes: AttributeTexts(
            address: "Address", birthdate: "Date of birth", email: "Email address", familyName: "Last name",
            gender: "Gender", givenName: "First name", locale: "Language", middleName: "Middle name", name: "Full name",
            nickname: "Nickname", phoneNumber: "Phone number", picture: "Link to a picture",
            preferredUsername: "Preferred username", profile: "Link to a profile", website: "Website",
            timeZone: "Time zone"),
        sessions: SessionTexts(
            signedIn: "Welcome back", continueAs: { "Continue as \($0)" }, otherAccount: "Use another account",
            signedOut: HeadingTexts("You are signed out", lead: "You can close this page."),
            returning: HeadingTexts("You are signed in", lead: "We are taking you back to the app."),
            returnLink: "Continue to the app",
            tested: HeadingTexts(
                "The test has ended",
                lead:
                    """
                    No user was signed in. The operator who began the test sees the result. You can close \
                    this page.
                    """)),
        linking: LinkingTexts(
            title: "Is this account yours?",
            lead: { "There is already an account with the email address \($0)." },
            effect: {
                """
                If it is yours, sign in to it once. After that, \($0) can sign you in to it too. Continue only if \
                you trust \($0).
                """
            },
            connect: "Sign in to this account", separate: "Use a new account instead",
            otherAccount: "That was another account. Please sign in to the account with this email address."),
        account: .english,
        accountChange: .english,
        feedback: FeedbackTexts(
            valid: HeadingTexts("Was it you?", lead: "Press the button to tell us that this sign-in was yours."),
            validButton: "It was me",
            invalid: HeadingTexts(
                "Was it not you?",
                lead: "Press the button to tell us that another person has signed in. Then change your password."),
            invalidButton: "It was not me", done: HeadingTexts("Thank you", lead: "You can close this page."),
            spent: HeadingTexts("This link is not valid any more", lead: "You may have used it already.")),
        devices: DeviceTexts(
            enter: HeadingTexts("Connect a device", lead: "Enter the code that your device shows."),
            code: "Device code",
            confirm: { "Give \($0) access?" },
            confirmLead: { "Continue only if your own device shows the code \($0)." },
            signedInAs: { "You are signed in as \($0)." }, scopes: "It will be able to:",
            scopeOpenID: "recognize your account", scopeEmail: "see your email address",
            scopePhone: "see your phone number", scopeProfile: "see your profile",
            scopeAdmin: "see and change your account", allow: "Allow", deny: "Deny",
            allowed: HeadingTexts("Your device is connected", lead: "You can return to it and close this page."),
            denied: HeadingTexts(
                "Access denied", lead: "The device has not been given access. You can close this page.")),
        problems: ProblemTexts(
            wrongCredentials: "The name or the password is wrong.", unknownUser: "There is no account with this name.",
            wrongCode: "This code is wrong. Check it and try again.",
            expiredCode: "This code is no longer valid. Ask for a new one.",
            tooManyAttempts: "Too many attempts. Wait a while, then try again.",
            tooManyRequests: "Too many requests. Wait a while, then try again.",
            weakPassword: "This password does not meet all of the rules.",
            reusedPassword: "You have used this password before. Choose another one.",
            differentPasswords: "The two passwords are not the same.",
            nameTaken: "An account with this name already exists.",
            addressTaken: "This email address or phone number belongs to another account.",
            unknownCompany: "Your company does not sign in here with this address.",
            missing: "Please fill in this field.", malformed: "Please check this value.",
            disabledUser: "This account has been disabled.",
            unconfirmedUser: "This account has not been confirmed yet.",
            passwordResetRequired: "You must reset your password before you can sign in.",
            notAllowed: "This is not allowed here.",
            refusedAsRisky: "This sign-in was refused for security reasons.",
            noDestination: "This account has no confirmed email address or phone number to send a code to.",
            undelivered: "The message could not be sent. Please try again later.",
            expiredSession: "Signing in took too long. Please start again.",
            unavailable: "This cannot be done just now. Please try again."),
        errors: ErrorTexts(
            badRequest: HeadingTexts(
                "Something is wrong with this link", lead: "Go back to the app and try again from there."),
            unknownApp: HeadingTexts(
                "This app cannot sign you in", lead: "It is not set up correctly. Please tell the people who run it."),
            expiredForm: HeadingTexts(
                "This page has expired", lead: "Open it again. If it happens once more, allow cookies for this site."),
            notFound: HeadingTexts("There is no such page", lead: "Check the address, or go back to the app."),
            tooManyRequests: HeadingTexts("Too many requests", lead: "Wait a while, then try again."),
            unavailable: HeadingTexts("Something went wrong on our side", lead: "Please try again in a minute."),
            provider: HeadingTexts(
                "We could not sign you in with the other provider",
                lead: "Please try again. If it happens again, tell the app’s operator and name the request below."),
            detail: "Details", requestID: "Request", startAgain: "Start again"),
        common: CommonTexts(
            continueTo: { "to continue to \($0)" },
            notYou: "Not you?",
            language: "Language",
            terms: "Terms of use",
            privacy: "Privacy",
            capsLock: "Caps Lock is on.",
            copy: "Copy the key",
            copied: "Copied",
            unconfirmed: """
                Your account has not been confirmed yet. Enter the code that you got when you signed up, or ask \
                for a new one.
                """,
            unconfirmedSentTo: {
                """
                Your account has not been confirmed yet. Enter the code that we sent to \($0) when you signed \
                up, or ask for a new one.
                """
            },
            here: HeadingTexts(
                "Apps sign people in here",
                lead: "There is nothing to see at this address. Go to the app that you want to use.")))
}
