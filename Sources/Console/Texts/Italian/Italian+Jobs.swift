extension ConsoleTexts.Jobs {
    static let italian = Self(
        title: "Processi", lead: "Gli ultimi processi di importazione di ogni pool.", imports: "Importa utenti",
        importsLead: "Utenti da un file CSV. Un file viene controllato prima di importare qualsiasi cosa.",
        none: "Non c’è nessun processo.", create: "Crea un processo di importazione", createButton: "Crea il processo",
        name: "Nome del processo",
        role: "Ruolo IAM",
        roleHint:
            """
            Il processo scrive il suo log con esso. Senza un ruolo si crea e si usa \
            Cognito-UserImport-Role.
            """, newRole: "Crea un nuovo ruolo", file: "File CSV",
        fileHint: "Al massimo 100 MB. La prima riga nomina le colonne.", header: "Scarica l’intestazione CSV",
        job: "Processo",
        status: "Stato", counts: "Utenti", started: "Avvio", completed: "Completamento", message: "CompletionMessage",
        upload: "Carica un file", uploadLead: "Un nuovo file sostituisce quello presente.",
        check: "Che cosa succederebbe",
        checkLead: "Non è ancora stato importato nulla. Le righe sono lette come le leggerà l’importazione.",
        start: "Avvia",
        stop: "Ferma",
        startEffect:
            """
            Gli utenti vengono aggiunti al pool. Impostano una password al primo accesso, a meno che il file \
            non abbia gli hash.
            """, stopEffect: "Gli utenti aggiunti restano. Un processo fermato non può riprendere.",
        follow: "Segui l’avanzamento", pause: "Non seguire più", log: "Log del processo",
        logLead: "L’esito di ogni riga, per numero. La riga 1 è l’intestazione.",
        noLog: "Il log è ancora vuoto.", failedLines: "Scarica le righe che non riuscirebbero, per correggerle",
        tooManyFailed: "Troppe righe non riuscirebbero per scaricarle: usa «martlet import check --failed-lines».",
        line: "Riga", column: "Colonna", fault: "Problema", goOn: "Controlla le righe successive",
        morePools: "Processi di altri pool", counted: { "\($0) importati, \($1) saltati, \($2) non riusciti" },
        checked: { $1 < $0 ? "Il file non ha altre righe." : "Righe da \($0) a \($1):" },
        outcome: { "\($0) diventerebbero utenti, \($1) esistono già, \($2) non riuscirebbero." })
}
