extension ConsoleTexts.Outbox {
    static let brazilian = Self(
        title: "Caixa de saída",
        lead: "Mensagens que aguardam envio e as que falharam nos últimos três dias. Seus "
            + "textos e códigos não são mostrados.", waiting: "Aguardando", failed: "Com falha",
        none: "Essa mensagem não existe.", id: "Mensagem", purpose: "Tipo", to: "Para", attempts: "Tentativas",
        next: "Próxima tentativa, ou fim", reason: "Motivo", retry: "Tentar novamente", drop: "Descartar",
        retryEffect: "A mensagem é enviada imediatamente, com o código que tem. Um código expirado "
            + "também é enviado.",
        dropEffect: "A mensagem é excluída e não é enviada.", dropTitle: "Descartar uma mensagem",
        retryTitle: "Tentar enviar uma mensagem novamente", message: "Mensagem", state: "Estado",
        gone: "Essa mensagem não existe: ela foi enviada ou descartada.", suppressed: "Endereços suprimidos",
        suppressedLead:
            "Um endereço deixa de receber e-mails depois de uma devolução permanente, de "
            + "uma reclamação do dono ou da decisão de um operador.", address: "Endereço de e-mail", check: "Consultar",
        isSuppressed: "não recebe e-mails", isFree: "recebe e-mails", suppress: "Não enviar mais e-mails a ele",
        clear: "Voltar a enviar e-mails a ele", suppressEffect: "Códigos e convites não chegam mais a este endereço.",
        clearEffect: "E-mails voltam a ser enviados a este endereço, até a próxima devolução.", since: "Desde")
}
