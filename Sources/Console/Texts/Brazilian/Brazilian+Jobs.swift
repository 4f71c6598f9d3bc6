extension ConsoleTexts.Jobs {
    static let brazilian = Self(
        title: "Tarefas", lead: "As tarefas de importação mais recentes de cada pool.", imports: "Importar usuários",
        importsLead: "Usuários de um arquivo CSV. O arquivo é verificado antes de qualquer importação.",
        none: "Não há tarefa.", create: "Criar uma tarefa de importação", createButton: "Criar tarefa",
        name: "Nome da tarefa", role: "Perfil do IAM",
        roleHint: "A tarefa grava seu log com ele. Sem um, o perfil Cognito-UserImport-Role é criado e usado.",
        newRole: "Criar um novo perfil", file: "Arquivo CSV",
        fileHint: "No máximo 100 MB. A primeira linha nomeia as colunas.", header: "Baixar o cabeçalho CSV",
        job: "Tarefa", status: "Status", counts: "Usuários", started: "Início", completed: "Conclusão",
        message: "CompletionMessage", upload: "Enviar um arquivo",
        uploadLead: "Um novo arquivo substitui o existente.", check: "O que aconteceria",
        checkLead: "Nada é importado ainda. As linhas são lidas como a importação as lerá.", start: "Iniciar",
        stop: "Parar",
        startEffect: "Os usuários são adicionados ao pool. Eles definem uma senha no primeiro login, a menos "
            + "que o arquivo tenha hashes.",
        stopEffect: "Os usuários já adicionados permanecem. Uma tarefa parada não pode ser retomada.",
        follow: "Acompanhar o andamento", pause: "Parar de acompanhar", log: "Log da tarefa",
        logLead: "O resultado de cada linha, pelo número. A linha 1 é o cabeçalho.",
        noLog: "Nada foi registrado ainda.", failedLines: "Baixar as linhas que falhariam, para corrigi-las",
        tooManyFailed: "Linhas demais falhariam para um download: use “martlet import check --failed-lines”.",
        line: "Linha", column: "Coluna", fault: "Problema", goOn: "Verificar as linhas seguintes",
        morePools: "Tarefas de outros pools", counted: { "\($0) importados, \($1) ignorados, \($2) com falha" },
        checked: { $1 < $0 ? "O arquivo não tem mais linhas." : "Linhas \($0) a \($1):" },
        outcome: { "\($0) se tornariam usuários, \($1) já existem, \($2) falhariam." })
}
