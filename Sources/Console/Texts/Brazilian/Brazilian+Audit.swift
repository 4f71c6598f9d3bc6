extension ConsoleTexts.AuditPages {
    static let brazilian = Self(
        title: "Log de auditoria",
        lead: "Cada alteração e quem a fez, como este nó a registrou. Os outros nós têm pastas próprias.",
        time: "Horário", operation: "Operação", actor: "Autor", address: "Endereço", outcome: "Resultado",
        about: "Sobre", record: "O registro", none: "Nenhum registro atende a tudo isso.", search: "Buscar",
        filter: "Condições", from: "De", until: "Até", value: "Pool ou outro valor",
        valueHint: "Valores exatos, comparados byte a byte: uma operação como UpdateUserPool, um autor por "
            + "chave de acesso, nome ou ARN, o ID de um pool. Horários como 2026-11-27 ou "
            + "2026-11-27T09:00:00Z, em UTC.",
        error: "Resultado", anyOutcome: "qualquer", failedOnly: "falhou", succeeded: "ok",
        older: "Registros mais antigos",
        limit: "Registros mais antigos não são mostrados aqui: defina um horário final.",
        verify: "Verificar a cadeia",
        verifyLead: "Lê todos os registros e compara a cadeia com as assinaturas dos seus checkpoints e com "
            + "o armazenamento.",
        whole: "A cadeia está íntegra: nada foi alterado, removido nem adicionado.",
        broken: "A cadeia não está íntegra.", chain: "Cadeia", records: "Registros", checkpoints: "Checkpoints",
        signed: "Assinada até", unsigned: "Ainda não assinada", state: "Estado", problems: "Problemas",
        history: "Quem alterou isto",
        historyLead: "O que cada alteração dos últimos 90 dias definiu, da mais recente à mais antiga. "
            + "Valores que os registros ocultam, como textos de e-mails, são comparados ocultos.",
        historyNone: "Nada disto foi alterado nos últimos 90 dias.", whoChanged: "Quem alterou isto?",
        first: "não registrado", notFound: "Este registro não existe aqui.",
        sameAs: "Ler estes registros com um comando",
        incomplete: { "Registros dos últimos \($0) dias. Defina “De” para ver os mais antigos." })
}
