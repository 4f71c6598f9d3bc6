extension ConsoleTexts.SyncTexts {
    static let italian = Self(
        title: "Sincronizzazione", datasets: "Dataset", noDatasets: "Non c’è ancora nessun dataset.",
        noIdentities: "Non c’è ancora nessuna identità.", show: "Mostra", refresh: "Rileggi l’elenco",
        createDataset: "Crea un dataset", createAndEdit: "Crea e modifica il dataset",
        choose: "Seleziona", deleteSelected: "Elimina i selezionati",
        deletionEffect:
            """
            Tutti i record dei dataset vengono eliminati. I dispositivi li perdono alla prossima \
            sincronizzazione.
            """,
        records: "Record", noRecords: "Non c’è ancora nessun record.", record: "Record",
        removeSelected: "Rimuovi i selezionati", removed: "rimosso", valueHint: "JSON o qualsiasi testo.",
        keep: "Salva le modifiche", format: "Formatta come JSON", notJSON: "Il valore non è JSON.",
        isJSON: "Il valore è JSON.",
        noKey: "Un record ha una chiave.", pending: "Non sincronizzato",
        pendingLead:
            """
            Queste modifiche sono solo in questa pagina. «Sincronizza» le salva; i dispositivi le ricevono \
            quando si sincronizzano.
            """,
        nothingPending: "Non c’è nulla da sincronizzare.", synchronize: "Sincronizza", discard: "Scarta i selezionati",
        save: "Salva le modifiche", startBulk: "Avvia la pubblicazione in blocco", role: "Ruolo",
        createRole: "Crea un ruolo",
        stream: "Nome dello stream",
        newStream:
            """
            L’elenco contiene gli stream che questo server conosce. «martlet trigger add» ne aggiunge uno; le \
            sue partizioni sono quelle di Kinesis.
            """,
        status: "Stato dello streaming", function: "Trigger di sincronizzazione",
        applications: "Applicazioni di piattaforma",
        noApplications:
            """
            Questo server non conosce applicazioni di piattaforma. «martlet trigger add» ne \
            aggiunge una.
            """,
        otherApplications: "Altre applicazioni", otherHint: "Un ARN per riga.", part: text,
        grant: { "Consenti al ruolo \($0)" }, select: { "Seleziona \($0)" })

    private static func text(_ part: SyncPart) -> ConsoleTexts.PartText {
        switch part {
        case .push:
            .init(
                title: "Sincronizzazione push",
                lead: "Avvisa i dispositivi di un’identità che un altro ha modificato un dataset.",
                effect:
                    """
                    I dispositivi iscritti ricevono messaggi da queste applicazioni. Senza nessuna, i messaggi \
                    cessano.
                    """)
        case .streams:
            .init(
                title: "Cognito Streams", lead: "Invia ogni modifica di un dataset a uno stream.",
                effect: "Le modifiche da ora in poi vanno allo stream finché il suo stato è ENABLED.")
        case .bulk:
            .init(
                title: "Pubblicazione in blocco",
                lead: "Invia tutti i dataset del pool allo stream, al massimo una volta al giorno.",
                effect: "Tutti i record salvati vanno allo stream. Non si può fermare.")
        case .events:
            .init(
                title: "Cognito Events",
                lead: "Una funzione che può modificare o rifiutare ciò che scrivono i dispositivi.",
                effect:
                    """
                    La funzione viene chiamata prima di ogni aggiornamento di un utente. Senza, gli aggiornamenti \
                    vengono salvati come sono.
                    """)
        }
    }
}
