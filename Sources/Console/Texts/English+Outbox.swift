extension ConsoleTexts.Outbox {
    static let english = Self(
        title: "Outbox",
        lead: "Messages that wait to be sent, and those that failed in the last three days. Their "
            + "texts and codes are not shown.", waiting: "Waiting", failed: "Failed",
        none: "There is no such message.", id: "Message", purpose: "Kind", to: "To", attempts: "Attempts",
        next: "Next attempt, or end", reason: "Reason", retry: "Try again", drop: "Drop",
        retryEffect: "The message is sent at once, with the code it has. An expired code is sent too.",
        dropEffect: "The message is deleted and not sent.", dropTitle: "Drop a message",
        retryTitle: "Try a message again", message: "Message", state: "State",
        gone: "There is no such message: it was sent or dropped.", suppressed: "Suppressed addresses",
        suppressedLead:
            "An address gets no e-mail after mail to it came back permanently, after its owner complained, or "
            + "after an operator said so.", address: "E-mail address", check: "Look up",
        isSuppressed: "gets no e-mail", isFree: "gets e-mail", suppress: "Send no more e-mail to it",
        clear: "Send e-mail to it again", suppressEffect: "Codes and invitations no longer reach this address.",
        clearEffect: "Mail goes to this address again, until the next one comes back.", since: "Since")
}
