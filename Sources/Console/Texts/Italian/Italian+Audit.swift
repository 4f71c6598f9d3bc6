extension ConsoleTexts.AuditPages {
    static let italian = Self(
        title: "Log di audit",
        lead:
            """
            Ogni modifica e chi l’ha fatta, come questo nodo l’ha registrata. Gli altri nodi hanno cartelle \
            proprie.
            """,
        time: "Ora", operation: "Operazione", actor: "Autore", address: "Indirizzo", outcome: "Esito",
        about: "Riguarda", record: "Il record", none: "Nessun record soddisfa tutto questo.", search: "Cerca",
        filter: "Condizioni", from: "Dal", until: "Al", value: "Pool o altro valore",
        valueHint:
            """
            Valori esatti, confrontati byte per byte: un’operazione come UpdateUserPool, un autore per chiave \
            di accesso, nome o ARN, l’ID di un pool. Ore come 2026-11-27 o 2026-11-27T09:00:00Z, in UTC.
            """,
        error: "Esito", anyOutcome: "qualsiasi", failedOnly: "non riuscito", succeeded: "riuscito",
        older: "Record precedenti",
        limit: "I record precedenti non sono mostrati qui: imposta una fine al periodo.", verify: "Verifica la catena",
        verifyLead:
            """
            Legge ogni record e confronta la catena con le firme dei suoi punti di controllo e con \
            l’archivio.
            """, whole: "La catena è integra: nulla è stato modificato, rimosso o aggiunto.",
        broken: "La catena non è integra.", chain: "Catena", records: "Record", checkpoints: "Punti di controllo",
        signed: "Firmato fino a", unsigned: "Non ancora firmato", state: "Stato", problems: "Problemi",
        history: "Chi lo ha modificato",
        historyLead:
            """
            Che cosa ha impostato ogni modifica degli ultimi 90 giorni, dalla più recente. I valori che i \
            record nascondono, come i testi delle e-mail, vengono confrontati nascosti.
            """,
        historyNone: "Nulla di questo è stato modificato negli ultimi 90 giorni.", whoChanged: "Chi lo ha modificato?",
        first: "non registrato", notFound: "Questo record non esiste qui.",
        sameAs: "Leggi questi record con un comando",
        incomplete: { "Record degli ultimi \($0) giorni. Imposta «Dal» per i precedenti." })
}
