import WireRuntime

extension ConsoleTexts.Settings {
    static let brazilian = Self(
        title: "Configurações", noSection: "Esta seção de configurações não existe.",
        meanwhile: "Estas configurações foram alteradas em outro lugar desde que você abriu a página. Nada "
            + "foi salvo. O formulário as mostra como estão armazenadas agora, e suas outras "
            + "alterações como você as digitou.",
        whenShown: "Quando você abriu a página", storedNow: "Armazenado agora", yours: "O que você digitou",
        sameReading: "Ler estas configurações com um comando", lead: { "Configurações de \($0), seção por seção." },
        section: {
            brazilianSections[$0] ?? brazilianIdentityPoolSections[$0] ?? ConsoleTexts.SectionText($0, lead: "")
        },
        fields: texts,
        affected: sentence,
        kind: hint)

    /// The sections by their names.
    static let brazilianSections: [String: ConsoleTexts.SectionText] = [
        "general": .init("Geral", lead: "Nome, proteção contra exclusão, nível."),
        "policies": .init(
            "Políticas", lead: "O que as senhas exigem, quem pode se cadastrar e quando um convite expira."),
        "verification": .init(
            "Verificação e recuperação",
            lead: "Quais contatos são verificados por um código e como uma senha esquecida é recuperada."),
        "sign-in": .init("Primeiros fatores", lead: "Com o que um login por escolha pode começar."),
        "second-factors": .init("MFA", lead: "Se os usuários precisam de um segundo fator, e quais existem."),
        "devices": .init(
            "Dispositivos", lead: "Se os dispositivos são lembrados e se os lembrados dispensam o segundo fator."),
        "sessions": .init("Sessões", lead: "Se as sessões são rastreadas, e quantas um usuário pode ter."),
        "messages": .init(
            "Mensagens com códigos",
            lead: "Os textos dos códigos. Um texto aparece aqui se o pool envia mensagens desse tipo."),
        "invitations": .init("Convites", lead: "O que recebem os usuários criados por administradores."),
        "senders": .init("Remetentes de mensagens", lead: "From e Reply-To dos e-mails, e os serviços que enviam."),
        "protection": .init("Proteção contra ameaças", lead: "Se os logins são avaliados pelo risco."),
        "risk": .init("Risco", lead: "O que acontece se um login é arriscado ou uma senha é conhecida por outros."),
        "triggers": .init("Gatilhos", lead: "A função que o pool chama em cada etapa, pelo ARN."),
        "logs": .init("Entrega de logs", lead: "Para onde vão as entradas sobre mensagens e logins."),
        "tags": .init("Tags", lead: "Suas próprias chaves e valores, uma linha key=value para cada."),
    ]

    private static let texts = general.merging(factors) { one, _ in one }.merging(messages) { one, _ in one }
        .merging(brazilianRisks) { one, _ in one }.merging(brazilianTriggers) { one, _ in one }
        .merging(brazilianParts) { one, _ in one }.merging(brazilianIdentityPools) { one, _ in one }
        .merging(brazilianAccess) { one, _ in one }
        .merging(brazilianAnalytics) { one, _ in one }

    private static func sentence(_ party: AffectedParty, users: Int?) -> String {
        let count = users.map { " (cerca de \($0))" } ?? ""
        return switch party {
        case .operators: "Só os operadores."
        case .newUsers: "Usuários que se cadastrarem ou forem criados a partir de agora."
        case .newPasswords: "Senhas definidas a partir de agora; as demais continuam válidas."
        case .nextSignIns: "Todos os usuários\(count), no próximo login."
        case .newTokens: "Tokens emitidos a partir de agora."
        case .recipients: "Destinatários de mensagens enviadas a partir de agora."
        case .apps: "Usuários do aplicativo."
        case .allUsers: "Todos os usuários\(count)."
        case .identities: "Identidades do pool, quando pedirem credenciais da próxima vez."
        case .callers: "Todos os que agem com isso, em até um segundo."
        }
    }

    private static func hint(_ setting: ModelledSetting) -> String {
        switch (setting.field.style, setting.input.kind) {
        case (.pairs, _): return "uma linha name=description para cada item"
        case (.choices, _), (.presence, _), (_, .choice), (_, .flag), (_, .line), (_, .text): return limits(setting)
        case (_, let kind):
            return [ConsoleTexts.Explorer.brazilianHint(kind), limits(setting)].filter { !$0.utf8.isEmpty }
                .joined(separator: " · ")
        }
    }

    private static func limits(_ setting: ModelledSetting) -> String {
        switch (setting.input.kind, setting.shape.minimum, setting.maximum) {
        case (.number, let minimum?, let maximum?): "\(minimum)–\(maximum)"
        case (.number, let minimum?, nil): "pelo menos \(minimum)"
        case (.line, _, let maximum?), (.text, _, let maximum?): "no máximo \(maximum) caracteres"
        default: ""
        }
    }
}

extension ConsoleTexts.Settings {
    private static let general: [String: ConsoleTexts.SettingText] = [
        "PoolName": .init("O nome nas listas.", effect: "O pool tem outro nome nas listas; o ID permanece."),
        "DeletionProtection": .init(
            "ACTIVE: o pool não pode ser excluído.",
            effect: "INACTIVE permite que o pool seja excluído com todos os seus usuários."),
        "UserPoolTier": .init(
            "O nível de recursos; a proteção contra ameaças exige PLUS.",
            effect: "Um nível é recusado enquanto o pool usa um recurso que ele não tem."),
        "Policies.PasswordPolicy.MinimumLength": .init(
            "O menor número de caracteres de uma senha.", effect: "Senhas mais curtas são recusadas."),
        "Policies.PasswordPolicy.RequireLowercase": .init(
            "Se uma senha precisa de uma letra minúscula.", effect: "true recusa senhas sem uma."),
        "Policies.PasswordPolicy.RequireUppercase": .init(
            "Se uma senha precisa de uma letra maiúscula.", effect: "true recusa senhas sem uma."),
        "Policies.PasswordPolicy.RequireNumbers": .init(
            "Se uma senha precisa de um dígito.", effect: "true recusa senhas sem um."),
        "Policies.PasswordPolicy.RequireSymbols": .init(
            "Se uma senha precisa de um caractere especial.", effect: "true recusa senhas sem um."),
        "Policies.PasswordPolicy.PasswordHistorySize": .init(
            "Quantas senhas anteriores não podem ser usadas de novo.",
            effect: "As senhas anteriores de um usuário são recusadas."),
        "Policies.PasswordPolicy.TemporaryPasswordValidityDays": .init(
            "Depois de quantos dias um convite expira.",
            effect: "Um usuário convidado que não entrou até lá precisa de um novo convite."),
        "AdminCreateUserConfig.AllowAdminCreateUserOnly": .init(
            "true: só administradores criam usuários. false: os próprios usuários se cadastram.",
            effect: "true recusa o cadastro em todos os aplicativos do pool."),
        "UserPoolTags": .init("Tags do pool.", effect: "Políticas e ferramentas que consultam tags veem as novas."),
        "AutoVerifiedAttributes": .init(
            "O que é verificado por um código no cadastro.",
            effect: "O cadastro envia um código para lá. Sem nenhum, os administradores confirmam os usuários."),
        "UserAttributeUpdateSettings.AttributesRequireVerificationBeforeUpdate": .init(
            "O que só muda depois que o novo valor é verificado.",
            effect: "O valor antigo permanece até que o código do novo seja digitado."),
        "AccountRecoverySetting.RecoveryMechanisms": .init(
            "Para onde vai o código de uma senha esquecida, em ordem de preferência. admin_only: para lugar nenhum.",
            effect: "Usuários sem um desses contatos verificado não podem recuperar a senha por conta própria."),
    ]

    private static let factors: [String: ConsoleTexts.SettingText] = [
        "Policies.SignInPolicy.AllowedFirstAuthFactors": .init(
            "Com o que os usuários podem começar um login por escolha.",
            effect: "Usuários que só têm o que foi retirado não podem mais entrar por escolha."),
        "MfaConfiguration": .init(
            "OFF, OPTIONAL (os usuários decidem) ou ON (obrigatório).",
            effect: "ON pede um segundo fator a todos os usuários; quem não tem precisa configurar um. OFF "
                + "não pede a ninguém."),
        "SoftwareTokenMfaConfiguration.Enabled": .init(
            "Códigos de um aplicativo autenticador.", effect: "Sem isso, códigos desses aplicativos não são pedidos."),
        "SmsMfaConfiguration": .init(
            "Códigos por SMS: on, ou – para não.", effect: "Sem isso, nenhum código é enviado por SMS."),
        "SmsMfaConfiguration.SmsAuthenticationMessage": .init(
            "O texto com {####} para o código.", effect: "Os SMS dizem isto."),
        "SmsMfaConfiguration.SmsConfiguration.SnsCallerArn": .init(
            "O perfil com o qual a Amazon envia SMS. O Martlet o guarda para ferramentas.",
            effect: "As ferramentas o leem."),
        "SmsMfaConfiguration.SmsConfiguration.ExternalId": .init(
            "O ID externo do perfil.", effect: "As ferramentas o leem."),
        "EmailMfaConfiguration": .init(
            "Códigos por e-mail: on, ou – para não.", effect: "Sem isso, nenhum código é enviado por e-mail no login."),
        "EmailMfaConfiguration.Subject": .init("O assunto do e-mail.", effect: "Os e-mails têm este assunto."),
        "EmailMfaConfiguration.Message": .init("O texto com {####} para o código.", effect: "Os e-mails dizem isto."),
        "DeviceConfiguration.DeviceOnlyRememberedOnUserPrompt": .init(
            "–: os dispositivos não são lembrados. false: sempre. true: o usuário decide.",
            effect: "–: o pool não se lembra mais dos dispositivos."),
        "DeviceConfiguration.ChallengeRequiredOnNewDevice": .init(
            "true: só um dispositivo lembrado entra sem o segundo fator.",
            effect: "true permite que dispositivos lembrados substituam o segundo fator."),
        "UserSessionTracking": .init(
            "ENABLED: cada sessão é listada e pode ser encerrada separadamente.",
            effect: "DISABLED não lista mais sessões, e o limite abaixo não tem efeito."),
        "TokenSession.MaxPerUser": .init(
            "Quantas sessões um usuário pode ter ao mesmo tempo.",
            effect: "Um login além disso encerra a sessão há mais tempo sem uso."),
        "UserPoolAddOns.AdvancedSecurityMode": .init(
            "OFF, AUDIT (avaliar e registrar) ou ENFORCED (agir conforme as configurações em Risco).",
            effect: "ENFORCED pode pedir um segundo fator ou recusar um login."),
        "UserPoolAddOns.AdvancedSecurityAdditionalFlows.CustomAuthMode": .init(
            "O mesmo para logins personalizados, aos quais o modo acima não se aplica: AUDIT ou ENFORCED.",
            effect: "ENFORCED pode pedir um segundo fator ou recusar um login personalizado."),
    ]

    private static let messages: [String: ConsoleTexts.SettingText] = [
        "SmsAuthenticationMessage": .init(
            "O SMS com o código de um segundo fator; {####} é o código.",
            effect: "Os SMS dizem isto."),
        "VerificationMessageTemplate.SmsMessage": .init(
            "O SMS que verifica um número de telefone; {####} é o código.", effect: "Os SMS dizem isto."),
        "VerificationMessageTemplate.DefaultEmailOption": .init(
            "Se um e-mail tem um código ou um link.", effect: "Os e-mails de cadastro têm o outro."),
        "VerificationMessageTemplate.EmailSubject": .init(
            "O assunto de um e-mail com código.", effect: "Os e-mails têm este assunto."),
        "VerificationMessageTemplate.EmailMessage": .init(
            "O e-mail com código; {####} é o código.", effect: "Os e-mails dizem isto."),
        "VerificationMessageTemplate.EmailSubjectByLink": .init(
            "O assunto de um e-mail com link.", effect: "Os e-mails têm este assunto."),
        "VerificationMessageTemplate.EmailMessageByLink": .init(
            "O e-mail com link; {##Click here##} é o link.", effect: "Os e-mails dizem isto."),
        "AdminCreateUserConfig.InviteMessageTemplate.SMSMessage": .init(
            "O convite por SMS; {username} e {####} são o nome e a senha.",
            effect: "Os convites dizem isto."),
        "AdminCreateUserConfig.InviteMessageTemplate.EmailSubject": .init(
            "O assunto de um convite por e-mail.", effect: "Os convites têm este assunto."),
        "AdminCreateUserConfig.InviteMessageTemplate.EmailMessage": .init(
            "O convite por e-mail; {username} e {####} são o nome e a senha.",
            effect: "Os convites dizem isto."),
        "EmailConfiguration.From": .init("O remetente dos e-mails.", effect: "Os e-mails vêm deste endereço."),
        "EmailConfiguration.ReplyToEmailAddress": .init(
            "Para onde vão as respostas.", effect: "As respostas vão para lá."),
        "EmailConfiguration.EmailSendingAccount": .init(
            "De quem é o serviço que envia: do servidor, ou a identidade do próprio pool.",
            effect: "Os e-mails saem pelo outro."),
        "EmailConfiguration.SourceArn": .init("A identidade do SES que envia.", effect: "Os e-mails partem dela."),
        "EmailConfiguration.ConfigurationSet": .init(
            "O conjunto de configurações informado ao SES.", effect: "Este é informado ao SES."),
        "SmsConfiguration.SnsCallerArn": .init(
            "O perfil com o qual a Amazon envia SMS. O Martlet o guarda para ferramentas.",
            effect: "As ferramentas o leem."),
        "SmsConfiguration.ExternalId": .init("O ID externo do perfil.", effect: "As ferramentas o leem."),
        "SmsConfiguration.SnsRegion": .init("A região do SNS.", effect: "As ferramentas a leem."),
    ]
}
