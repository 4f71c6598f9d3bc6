extension ConsoleTexts.Messages {
    static let brazilian = Self(
        title: "Mensagens",
        lead: "Cada mensagem como os usuários a recebem, com nomes e códigos fictícios. Funções que "
            + "escrevem ou enviam mensagens não são chamadas.",
        kind: "Mensagem", language: "Idioma", channel: "Por",
        email: "e-mail", sms: "SMS", show: "Mostrar", from: "De", replyTo: "Responder a", subject: "Assunto",
        html: "O e-mail em HTML", text: "Em texto simples", poolLanguage: "o idioma do pool",
        allLanguages: "todos os idiomas",
        allLead: "Os textos padrão existem em cada idioma. Seus próprios textos são os mesmos para todos.",
        send: "Enviar para mim", destination: "Destino",
        sendLead: "Envia esta mensagem como o servidor envia as do pool e informa se ela foi aceita.",
        sent: "enviada.", queued: "aguarda na caixa de saída.", edit: "Editar o texto",
        reset: "Voltar ao texto padrão",
        resetEffect: "A mensagem volta a ter o texto padrão no idioma do usuário.",
        noReset: "O texto desta mensagem não é uma configuração.", kinds: name, length: size)

    private static func name(_ kind: MessageChoice.Kind) -> String {
        switch kind {
        case .verification: "Código de verificação"
        case .verificationLink: "Link de verificação"
        case .passwordReset: "Redefinição de senha"
        case .invitation: "Convite"
        case .secondFactor: "Código no login"
        case .wrongCodes: "Muitos códigos incorretos"
        case .lockedFactors: "Segundos fatores bloqueados"
        case .riskBlocked: "Login arriscado, bloqueado"
        case .riskSecondFactor: "Login arriscado, segundo fator pedido"
        case .riskNotice: "Login arriscado, aviso"
        }
    }

    private static func size(_ length: TextMessageLength) -> String {
        let letters = length.alphabet == .gsm ? "GSM 7-bit" : "Unicode"
        let segments = length.segments == 1 ? "1 segmento" : "\(length.segments) segmentos"
        return "\(segments): \(length.units) caracteres, \(letters)."
    }
}
