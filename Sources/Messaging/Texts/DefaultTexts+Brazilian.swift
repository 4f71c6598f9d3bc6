extension DefaultTexts {
    /// Portuguese of Brazil.
    static let brazilian = DefaultTexts(
        verification: MailTexts("Seu código de verificação", body: "Seu código de verificação é {####}"),
        passwordReset: MailTexts(
            "Seu código para redefinir a senha", body: "Seu código para redefinir a senha é {####}"),
        link: MailTexts(
            "Seu link de verificação",
            body: "Clique no link para verificar seu endereço de e-mail. {##Verificar e-mail##}"),
        invitation: MailTexts(
            "Sua senha temporária", body: "Seu nome de usuário é {username} e sua senha temporária é {####}."),
        authentication: MailTexts("Seu código de autenticação", body: "Seu código de autenticação é {####}"),
        wrongCodes: WrongCodeTexts(
            subject: "Códigos incorretos para sua conta", lockedSubject: "Sua conta está bloqueada",
            happened: {
                "Para entrar como {username}, foram digitados a senha correta e depois \($0) códigos incorretos."
            },
            advice: "Se não foi você, outras pessoas conhecem sua senha: altere-a.",
            locked: "Nenhum outro código será aceito até que o administrador desbloqueie sua conta."),
        risk: RiskTexts(
            subject: "Nova tentativa de login", blockedSubject: "Tentativa de login bloqueada",
            blocked: "Bloqueamos um login na sua conta {username}.",
            secondFactor: "Em um login incomum na sua conta {username}, foi pedido um segundo fator.",
            noAction: "Houve um login incomum na sua conta {username}.",
            time: "Horário", device: "Dispositivo", address: "Endereço",
            wasUser: "Se foi você, {##avise-nos##}.",
            wasNotUser: "Se não foi, altere sua senha e {##conte para nós##}."))
}
