extension ConsoleTexts.Bulk {
    static let brazilian = Self(
        title: "Trabalhos em usuários", legend: "Com muitos usuários", picked: "Os usuários marcados",
        everyUser: "Todos os usuários do pool", action: "Ação", group: "Grupo, para adicionar ou remover",
        select: "Selecionar", noAction: "Escolha uma ação.", noGroup: "Digite o nome do grupo.",
        noUsers: "Marque usuários ou escolha todos os que correspondem.",
        tooLong: "Um nome ou o filtro é longo demais.", stop: "Interromper",
        resume: "Continuar",
        stopEffect: "O usuário em andamento pode ser processado; nenhum outro o segue. O trabalho "
            + "pode continuar depois.",
        resumeEffect: "O trabalho continua com o próximo usuário, com suas permissões.", users: "Usuários",
        author: "Com as permissões de", began: "Início", ended: "Término", pool: "Pool de usuários", state: "Estado",
        report: "Usuários recusados", noRefusals: "Nenhum até agora.", user: "Usuário", reason: "Motivo",
        matching: { "Todos os usuários que correspondem a \($0)" }, pick: { "Selecionar \($0)" },
        tooMany: { "Marque no máximo \($0) usuários ou escolha todos os que correspondem." },
        listed: { "Exibindo os primeiros \($0)." }, name: name, effect: effect, status: status,
        counted: { "Concluídos: \($0); recusados: \($1)" })

    private static func name(_ action: BulkAction) -> String {
        switch action {
        case .disable: "Desabilitar"
        case .enable: "Habilitar"
        case .signOut: "Desconectar de todos os lugares"
        case .addToGroup: "Adicionar a um grupo"
        case .removeFromGroup: "Remover de um grupo"
        case .resetPassword: "Redefinir a senha"
        case .delete: "Excluir"
        }
    }

    private static func effect(_ action: BulkAction) -> String {
        let job =
            "Um trabalho faz isto com um usuário após o outro, com suas permissões, e "
            + "informa quem foi recusado. "
        let effect =
            switch action {
            case .disable: "Usuários desabilitados não podem entrar, e seus tokens deixam de valer."
            case .enable: "Os usuários podem entrar novamente."
            case .signOut: "Todas as sessões dos usuários terminam."
            case .addToGroup: "Novos tokens dos usuários indicam o grupo."
            case .removeFromGroup: "Novos tokens dos usuários não indicam o grupo."
            case .resetPassword:
                "Os usuários recebem um código e precisam definir uma nova senha antes de "
                    + "entrar."
            case .delete:
                "Usuários desabilitados são excluídos com tudo o que lhes pertence. Os demais "
                    + "são recusados."
            }
        return job + effect
    }

    private static func status(_ status: BulkJob.Status) -> String {
        switch status {
        case .running: "Em execução"
        case .stopped: "Interrompido"
        case .failed: "Terminou antes do fim"
        case .completed: "Concluído"
        }
    }
}
