extension ConsoleTexts.Outbox {
    static let brazilian = Self(
        title: "Caixa de saída",
        lead: "Mensagens que aguardam envio e as que falharam nos últimos três dias. Seus textos e "
            + "códigos não são mostrados.",
        waiting: "Aguardando", failed: "Falharam",
        none: "Não há mensagem assim.", id: "Mensagem", purpose: "Tipo", to: "Para", attempts: "Tentativas",
        next: "Próxima tentativa, ou fim", reason: "Motivo", retry: "Tentar de novo", drop: "Descartar",
        retryEffect: "A mensagem é enviada imediatamente, com o código que tem. Um código expirado também é enviado.",
        dropEffect: "A mensagem é excluída e não é enviada.", dropTitle: "Descartar uma mensagem",
        retryTitle: "Tentar enviar uma mensagem de novo", message: "Mensagem", state: "Estado",
        gone: "Esta mensagem não existe: foi enviada ou descartada.", suppressed: "Endereços suprimidos",
        suppressedLead: "Um endereço não recebe e-mails depois que um e-mail para ele voltou em definitivo, que "
            + "seu dono reclamou ou que um operador assim determinou.",
        address: "Endereço de e-mail", check: "Consultar",
        isSuppressed: "não recebe e-mails", isFree: "recebe e-mails", suppress: "Não enviar mais e-mails a ele",
        clear: "Voltar a enviar e-mails a ele", suppressEffect: "Códigos e convites não chegam mais a este endereço.",
        clearEffect: "Os e-mails vão de novo a este endereço, até que o próximo volte.", since: "Desde")
}
