extension ConsoleTexts.AuditPages {
    static let german = Self(
        title: "Audit-Log",
        lead:
            """
            Jede Änderung und wer sie gemacht hat, wie dieser Knoten sie verzeichnet hat. Andere Knoten haben \
            eigene Ordner.
            """,
        time: "Zeit", operation: "Operation", actor: "Aufrufer", address: "Adresse", outcome: "Ergebnis",
        about: "Betrifft", record: "Der Eintrag", none: "Kein Eintrag hat all das.", search: "Suchen",
        filter: "Bedingungen", from: "Von", until: "Bis", value: "Pool oder anderer Wert",
        valueHint:
            """
            Genaue Werte, Byte für Byte verglichen: eine Operation wie UpdateUserPool, ein Aufrufer nach \
            Zugriffsschlüssel, Name oder ARN, die ID eines Pools. Zeiten wie 2026-11-27 oder \
            2026-11-27T09:00:00Z, in UTC.
            """,
        error: "Ergebnis", anyOutcome: "beliebig", failedOnly: "fehlgeschlagen", succeeded: "in Ordnung",
        older: "Ältere Einträge",
        limit: "Ältere Einträge werden hier nicht gezeigt: Setzen Sie der Zeit ein Ende.", verify: "Kette prüfen",
        verifyLead:
            """
            Liest jeden Eintrag und vergleicht die Kette mit den Signaturen ihrer Prüfpunkte und mit dem \
            Datenbestand.
            """, whole: "Die Kette ist heil: Nichts wurde geändert, entfernt oder hinzugefügt.",
        broken: "Die Kette ist nicht heil.", chain: "Kette", records: "Einträge", checkpoints: "Prüfpunkte",
        signed: "Signiert bis", unsigned: "Noch nicht signiert", state: "Zustand", problems: "Probleme",
        history: "Wer das geändert hat",
        historyLead:
            """
            Was jede Änderung der letzten 90 Tage gesetzt hat, die neueste zuerst. Werte, die Einträge \
            verbergen, etwa Texte von Mails, werden verborgen verglichen.
            """,
        historyNone: "Nichts davon wurde in den letzten 90 Tagen geändert.", whoChanged: "Wer hat das geändert?",
        first: "nicht verzeichnet", notFound: "Diesen Eintrag gibt es hier nicht.",
        sameAs: "Diese Einträge mit einem Befehl lesen",
        incomplete: { "Einträge der letzten \($0) Tage. Setzen Sie „Von“ für ältere." })
}
