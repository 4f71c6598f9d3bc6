import Cryptography

extension ConsoleTexts.Inspector {
    static let brazilian = Self(
        title: "Inspetor de tokens",
        lead: "Lê um token, verifica-o pelo relógio do servidor e diz de onde vem cada claim. O token "
            + "não é armazenado nem registrado.",
        inspectTab: "Inspecionar um token", previewTab: "O que um usuário receberia?", toolsTitle: "Ferramentas",
        toolsLead: "O que ajuda a descobrir por que algo é como é.",
        token: "Token de ID ou de acesso", tokenHint: "Três partes em Base64, separadas por pontos.",
        asksFunction: "Consultar também a função do pool",
        asksFunctionHint: "Chama a função do pool que roda antes da assinatura dos tokens, como faria uma "
            + "renovação. Só a própria conta pode.",
        inspect: "Inspecionar", preview: "Mostrar os claims",
        previewLead: "Os claims de ambos os tokens como um login os teria agora. Nada é assinado nem armazenado.",
        askFunction: "Consultar também a função do pool", pool: "Pool de usuários", username: "Nome de usuário",
        client: "Cliente de aplicativo", scopes: "Escopos",
        scopesHint: "Separados por espaços, como nas páginas de login; vazio para um login pela API.",
        verdict: "Resultado", signature: "Assinatura", key: "Chave", time: "Tempo", session: "Sessão",
        user: "Usuário", issuer: "Emissor", header: "Cabeçalho", function: "Função",
        checkedAt: "Relógio do servidor", eventID: "ID da sessão",
        claims: "Claims", claim: "Claim", value: "Valor", source: "De onde vem", removal: "Como removê-lo",
        absent: "Ausentes do token", reason: "Por quê", idToken: "Token de ID", accessToken: "Token de acesso",
        noIDToken: "Não há token de ID: os escopos não incluem openid.", newEachTime: "novo a cada vez",
        noSource: "Nada do que está armazenado o explica agora: foi alterado desde então, ou uma função o adicionou.",
        gone: "Um novo token não o teria.", sameCLI: "O mesmo com um comando",
        foreignLead: "Só se sabe o que está escrito nele: a assinatura não é deste servidor.",
        now: { "Um novo token diria: \($0)" }, signatureVerdict: verdict, keyPhase: phase, timeVerdict: time,
        sessionVerdict: session, functionUse: use, sourceText: source, note: note, absence: reason, remove: removal)

    private static func verdict(_ verdict: SignatureVerdict) -> String {
        switch verdict {
        case .valid: "Válida: feita com uma chave do pool."
        case .wrong: "Incorreta: a chave assinou outra coisa. O token foi alterado."
        case .unknownKey: "Desconhecida: o pool não tem, ou não tem mais, esta chave. Os tokens dela expiraram."
        case .foreign: "Não verificada: o emissor não é um pool deste servidor."
        case .malformed: "Não verificada: os tokens deste servidor têm outra forma."
        }
    }

    private static func phase(_ key: TokenReport.Key) -> String {
        switch key.phase {
        case .announced: "\(key.id), que assina a partir de \(key.signsFrom)"
        case .current: "\(key.id), que assina agora"
        case .retired: "\(key.id), substituída em \(key.retiredAt ?? "–")"
        }
    }

    private static func time(_ verdict: TimeVerdict, expiry: String) -> String {
        switch verdict {
        case .valid: "Válido até \(expiry)"
        case .expired: "Expirou em \(expiry)"
        case .notYet: "Emitido no futuro: um relógio está errado."
        case .unknown: "Não indica horários."
        }
    }

    private static func session(_ verdict: SessionVerdict) -> String {
        switch verdict {
        case .active: "Ativa"
        case .ended: "Terminou: o usuário saiu, ou foi revogada, ou expirou. O servidor não aceita mais o token."
        case .disabledUser: "O usuário está desativado."
        case .deletedUser: "O usuário foi excluído."
        case .deletedClient: "O cliente de aplicativo foi excluído."
        case .none: "Nenhuma: o cliente o obteve para si mesmo, e ele não pode ser revogado."
        case .unknown: "Não consultada."
        }
    }

    private static func use(_ use: FunctionUse) -> String {
        switch use {
        case .none: "O pool não tem função que altere tokens."
        case .notAsked: "O pool tem uma função que pode alterar tokens. Ela não foi consultada."
        case .asked: "A função do pool foi consultada."
        }
    }
}

extension ConsoleTexts.Inspector {
    private static func source(_ source: ClaimSource) -> String {
        switch source {
        case .user: "O usuário"
        case .attribute(let name): "O atributo \(name)"
        case .groups(let groups): "Os grupos, por precedência: \(ranked(groups))"
        case .roles(let roles): "Os perfis dos grupos: \(roles.map { "\($0.group)" }.joined(separator: ", "))"
        case .preferredRole(let groups): "O perfil do grupo que vem primeiro: \(ranked(groups))"
        case .scopes: "Os escopos concedidos"
        case .issuer: "O pool de usuários"
        case .client: "O cliente de aplicativo"
        case .session: "A sessão"
        case .device: "O dispositivo da sessão"
        case .browserSession: "A sessão do navegador, cujo fim é avisado ao cliente"
        case .request: "A solicitação do cliente"
        case .lifetime(let seconds): "O horário da emissão e a validade de \(seconds) s do cliente"
        case .token: "O próprio token"
        case .accessToken: "O token de acesso que o acompanha"
        case .function(nil): "Adicionado pela função do pool"
        case .function(let former?): "A função do pool, no lugar de: \(self.source(former))"
        }
    }

    private static func ranked(_ groups: [ClaimSource.RankedGroup]) -> String {
        groups.map { "\($0.group) (\($0.precedence.map(String.init) ?? "–"))" }.joined(separator: ", ")
    }

    private static func note(_ note: ClaimNote) -> String {
        switch note {
        case .readRight(true): "O cliente o indica em ReadAttributes."
        case .readRight(false): "O cliente pode ler todos os atributos."
        case .mapping(let provider, let claim): "\(provider) o fornece como “\(claim)” a cada login."
        case .groupRule(let provider, let claim, let group):
            "Uma regra de \(provider) para o “\(claim)” dele coloca usuários em \(group)."
        case .scope(let scope, let server?): "\(scope): do servidor de recursos \(server)"
        case .scope(let scope, nil): "\(scope): um escopo do OpenID Connect ou do Cognito"
        case .addedScope(let scope): "\(scope): adicionado pela função do pool"
        }
    }

    private static func reason(_ absence: ClaimAbsence) -> String {
        switch absence {
        case .notReadable: "O cliente não pode ler o atributo (ReadAttributes)."
        case .outOfScope: "Os escopos não incluem o atributo."
        case .noPreference: "Vários grupos vêm primeiro com perfis diferentes, ou nenhum tem precedência."
        case .suppressed: "A função do pool o omite."
        }
    }

    private static func removal(_ removal: ClaimRemoval) -> String {
        switch removal {
        case .never: "Todo token o tem."
        case .attribute(let name): "retirar \(name) do ReadAttributes do cliente, ou esvaziar o atributo"
        case .groups: "retirar o usuário dos grupos"
        case .roles: "retirar os perfis dos grupos"
        case .scopes: "permitir menos escopos ao cliente, ou pedir menos"
        case .function: "alterar a função do pool"
        case .request: "não o enviar"
        case .devices: "não lembrar dispositivos"
        case .revocation: "EnableTokenRevocation false para o cliente"
        case .notices: "não avisar o cliente de sessões encerradas"
        }
    }
}
