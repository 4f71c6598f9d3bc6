extension ConsoleTexts.Bulk {
    static let brazilian = Self(
        title: "Tarefas com usuários", legend: "Com muitos usuários", picked: "Os usuários marcados",
        everyUser: "Todos os usuários do pool", action: "Ação", group: "Grupo ao qual adicionar ou do qual remover",
        select: "Selecionar", noAction: "Escolha uma ação.", noGroup: "Digite o nome do grupo.",
        noUsers: "Marque usuários ou escolha todos os que correspondem.",
        tooLong: "Um nome ou o filtro é longo demais.", stop: "Parar", resume: "Retomar",
        stopEffect: "O usuário da vez talvez ainda seja processado; nenhum outro vem depois. A tarefa pode "
            + "ser retomada mais tarde.",
        resumeEffect: "A tarefa continua com o próximo usuário, com suas permissões.", users: "Usuários",
        author: "Com as permissões de", began: "Início", ended: "Término", pool: "Pool de usuários", state: "Estado",
        report: "Usuários recusados", noRefusals: "Nenhum até agora.", user: "Usuário", reason: "Motivo",
        matching: { "Todos os usuários que correspondem a \($0)" }, pick: { "Selecionar \($0)" },
        tooMany: { "Marque no máximo \($0) usuários ou escolha todos os que correspondem." },
        listed: { "Estão listados os primeiros \($0)." }, name: name, effect: effect, status: status,
        counted: { "\($0) concluídos, \($1) recusados" })

    private static func name(_ action: BulkAction) -> String {
        switch action {
        case .disable: "Desativar"
        case .enable: "Ativar"
        case .signOut: "Desconectar de todos os lugares"
        case .addToGroup: "Adicionar a um grupo"
        case .removeFromGroup: "Remover de um grupo"
        case .resetPassword: "Redefinir a senha"
        case .delete: "Excluir"
        }
    }

    private static func effect(_ action: BulkAction) -> String {
        let job =
            "Uma tarefa faz isso com um usuário após o outro, com suas permissões, e informa quem "
            + "foi recusado. "
        let effect =
            switch action {
            case .disable: "Usuários desativados não podem entrar, e os tokens deles deixam de valer."
            case .enable: "Os usuários podem entrar de novo."
            case .signOut: "Todas as sessões dos usuários terminam."
            case .addToGroup: "Novos tokens dos usuários indicam o grupo."
            case .removeFromGroup: "Novos tokens dos usuários não indicam o grupo."
            case .resetPassword: "Os usuários recebem um código e precisam definir uma nova senha antes de entrar."
            case .delete:
                "Usuários desativados são excluídos, com tudo o que pertence a eles. Os demais são recusados."
            }
        return job + effect
    }

    private static func status(_ status: BulkJob.Status) -> String {
        switch status {
        case .running: "Em andamento"
        case .stopped: "Parada"
        case .failed: "Terminou antes da hora"
        case .completed: "Concluída"
        }
    }
}
