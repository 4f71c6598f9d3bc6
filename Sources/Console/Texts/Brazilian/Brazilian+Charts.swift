extension ConsoleTexts.Charts {
    static let brazilian = Self(
        title: "Gráficos", titleOfAll: "Gráficos de todos os pools de usuários",
        lead: "Cada nó grava suas contagens a cada 10 segundos e as guarda por 32 dias; "
            + "falta o que um nó encerrado à força ainda não tinha gravado. Horários em UTC. "
            + "A última coluna ainda não terminou.",
        period: "Período", now: "agora", from: "Início", asTable: "Como tabela", more: "Mais gráficos",
        signIns: "Logins", signUps: "Cadastros", refreshes: "Renovações de tokens",
        durations: "Duração de logins e renovações", risks: "Riscos", messages: "Mensagens",
        activeUsers: [
            "users signed in within a day": "Usuários que entraram no último dia",
            "users signed in within 30 days": "Usuários que entraram nos últimos 30 dias",
        ], atLeast: { "\($0) ou mais" }, highest: { "Máximo: \($0)" }, periodName: name, event: text,
        signInsSentence: {
            $0 + $1 + $2 == 0
                ? "Não houve logins." : "Logins concluídos: \($0); tentativas recusadas: \($1); falhas: \($2)."
        },
        signUpsSentence: {
            $0 == 0 ? "Nada foi contado: nenhum usuário se cadastrou." : "Usuários que se cadastraram: \($0)."
        },
        refreshesSentence: { $0 == 0 ? "Nenhum token foi renovado." : "Renovações de tokens: \($0)." },
        durationsSentence: { half, most in
            guard let half, let most else { return "Não houve solicitações para medir." }
            return "Metade das solicitações levou \(text(half)); 99 de cada 100, \(text(most)). "
                + "As recusadas não são medidas."
        },
        risksSentence: {
            $0 + $1 + $2 == 0
                ? "A proteção contra ameaças não encontrou riscos."
                : "Riscos encontrados pela proteção contra ameaças: \($0) baixos, \($1) médios, "
                    + "\($2) altos."
        },
        messagesSentence: {
            $0 + $1 == 0 ? "Nenhuma mensagem foi enviada." : "Mensagens entregues: \($0); tentativas com falha: \($1)."
        })

    private static func name(_ period: ChartPeriod) -> String {
        switch period {
        case .day: "24 horas"
        case .week: "7 dias"
        case .month: "30 dias"
        }
    }

    private static func text(_ event: CountedEvent) -> String {
        switch event {
        case .signUp: "cadastros"
        case .signIn: "concluídos"
        case .refusedSignIn: "recusados"
        case .failedSignIn: "falhou"
        case .refresh: "renovações"
        case .lowRisk: "baixo"
        case .mediumRisk: "médio"
        case .highRisk: "alto"
        case .deliveredMessage: "entregues"
        case .failedMessage: "falhou"
        case .within25Milliseconds: "até 25 ms"
        case .within50Milliseconds: "até 50 ms"
        case .within100Milliseconds: "até 100 ms"
        case .within250Milliseconds: "até 250 ms"
        case .within1Second: "até 1 s"
        case .beyond1Second: "mais de 1 s"
        }
    }
}
