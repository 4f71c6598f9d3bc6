extension ConsoleSite {
    /// The pages of looks, messages, imports, the audit log, protection, the outbox, charts and jobs of many users.
    var administration: [any ConsolePage] {
        [
            BrandingPage(), LogoPage(), BrandingFrame(), MessagesPage(), MessageFrame(), MessageResetPage(), JobsPage(),
            ImportsPage(), ImportHeaderFile(), ImportPage(), ImportLogPage(), FailedLinesFile(), AuditPage(),
            AuditRecordPage(), HistoryPage(), ClientHistoryPage(), ProtectionPage(), OutboxPage(), OutboxMessagePage(),
            SuppressionPage(), ChartsPage(isOfPool: true), ChartsPage(isOfPool: false), BulkPage(), BulkJobPage(),
        ]
    }
}

extension ConsoleVisit {
    /// The pages of a pool for its administration, as links.
    var upkeep: [(page: String, label: String)] {
        let texts = texts.administration
        return [
            ("branding", texts.branding.title), ("messages", texts.messages.title), ("imports", texts.jobs.imports),
            ("protection", texts.protection.title), ("charts", texts.charts.title),
            ("analytics", self.texts.further.analytics.title),
        ]
    }
}
