extension ConsoleTexts.Charts {
    static let brazilian = Self(
        title: "Gráficos", titleOfAll: "Gráficos de todos os pools de usuários",
        lead: "Cada nó grava o que contou a cada 10 segundos e o mantém por 32 dias; o que um nó "
            + "encerrado à força não havia gravado não aparece. Os horários estão em UTC. A última "
            + "coluna ainda não terminou.",
        period: "Período", now: "agora", from: "De", asTable: "Como tabela", more: "Mais gráficos",
        signIns: "Logins", signUps: "Cadastros", refreshes: "Renovações de tokens",
        durations: "Tempo de logins e renovações", risks: "Riscos", messages: "Mensagens",
        activeUsers: [
            "users signed in within a day": "Usuários que entraram no último dia",
            "users signed in within 30 days": "Usuários que entraram nos últimos 30 dias",
        ], atLeast: { "\($0) ou mais" }, highest: { "Máximo: \($0)" }, periodName: name, event: text,
        signInsSentence: {
            $0 + $1 + $2 == 0
                ? "Não houve login." : "\($0) logins concluídos, \($1) tentativas recusadas, \($2) falhas."
        }, signUpsSentence: { $0 == 0 ? "Nada contado: nenhum usuário se cadastrou." : "Usuários cadastrados: \($0)." },
        refreshesSentence: { $0 == 0 ? "Nenhum token foi renovado." : "Renovações de tokens: \($0)." },
        durationsSentence: { half, most in
            guard let half, let most else { return "Não houve solicitação para medir." }
            return "Metade das solicitações levou \(text(half)); 99 de cada 100, \(text(most)). As "
                + "recusadas não são medidas."
        },
        risksSentence: {
            $0 + $1 + $2 == 0
                ? "A proteção contra ameaças não encontrou riscos."
                : "A proteção contra ameaças encontrou riscos: \($0) baixos, \($1) médios, \($2) altos."
        },
        messagesSentence: {
            $0 + $1 == 0 ? "Nenhuma mensagem foi enviada." : "\($0) mensagens entregues, \($1) tentativas falharam."
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
        case .signUp: "cadastrados"
        case .signIn: "concluídos"
        case .refusedSignIn: "recusados"
        case .failedSignIn: "com falha"
        case .refresh: "renovados"
        case .lowRisk: "baixo"
        case .mediumRisk: "médio"
        case .highRisk: "alto"
        case .deliveredMessage: "entregues"
        case .failedMessage: "com falha"
        case .within25Milliseconds: "até 25 ms"
        case .within50Milliseconds: "até 50 ms"
        case .within100Milliseconds: "até 100 ms"
        case .within250Milliseconds: "até 250 ms"
        case .within1Second: "até 1 s"
        case .beyond1Second: "mais de 1 s"
        }
    }
}
