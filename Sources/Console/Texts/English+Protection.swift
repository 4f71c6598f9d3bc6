extension ConsoleTexts.Protection {
    static let english = Self(
        title: "Protection", lead: "What users have done and how risky it was, and whether it was really them.",
        user: "Username", find: "Show events", none: "There is no such event.", time: "Time", event: "Event",
        response: "Response", risk: "Risk", reasons: "Reasons", from: "From", feedback: "Feedback",
        action: "Was it the user?", markValid: "Valid", markInvalid: "Invalid",
        effect: "The next sign-ins are compared with what is marked: from where an invalid one came, they are risky.",
        accountOnly: "Only the account itself sees the reasons, and operators with martlet:AdministerServer.",
        reason: { reasons[$0] ?? $0 })

    private static let reasons = [
        "newAddressRange": "A new range of addresses.", "newUserAgent": "A new program or system.",
        "newCountry": "A new country.", "impossibleTravel": "Too far from the last place for the time between.",
        "rangeMarkedInvalid": "From where an event was marked invalid.", "failedAttempts": "Several failed attempts.",
        "manyFailedAttempts": "Many failed attempts.", "rapidSignIns": "Repeated within minutes.",
        "addressFailsForSeveral": "The address has failed for several names.",
        "addressFailsForMany": "The address has failed for many names.",
        "rememberedDevice": "A remembered device: less risky.",
    ]
}
