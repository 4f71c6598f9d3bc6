extension ConsoleTexts.Jobs {
    static let brazilian = Self(
        title: "Trabalhos", lead: "Os trabalhos de importação mais recentes de cada pool.",
        imports: "Importar usuários",
        importsLead: "Usuários de um arquivo CSV. O arquivo é verificado antes de qualquer "
            + "importação.",
        none: "Não há trabalhos.", create: "Criar um trabalho de importação", createButton: "Criar trabalho",
        name: "Nome do trabalho",
        role: "Função do IAM",
        roleHint: "O trabalho grava seu log com ela. Sem uma, a função Cognito-UserImport-Role é "
            + "criada e usada.", newRole: "Criar uma nova função", file: "Arquivo CSV",
        fileHint: "No máximo 100 MB. A primeira linha dá nome às colunas.", header: "Baixar cabeçalho CSV",
        job: "Trabalho",
        status: "Status", counts: "Usuários", started: "Início", completed: "Concluído", message: "CompletionMessage",
        upload: "Enviar um arquivo", uploadLead: "Um novo arquivo substitui o existente.", check: "O que aconteceria",
        checkLead: "Nada foi importado ainda. As linhas são lidas como a importação as lerá.", start: "Iniciar",
        stop: "Interromper",
        startEffect: "Os usuários são adicionados ao pool. Eles definem uma senha no primeiro "
            + "login, a menos que o arquivo tenha hashes.",
        stopEffect: "Os usuários adicionados permanecem. Um trabalho interrompido não pode "
            + "continuar.",
        follow: "Acompanhar o progresso", pause: "Parar de acompanhar", log: "Log do trabalho",
        logLead: "O resultado de cada linha, por número. A linha 1 é o cabeçalho.",
        noLog: "Nada foi registrado ainda.", failedLines: "Baixar as linhas que falhariam, para corrigi-las",
        tooManyFailed: "Linhas demais falhariam para um download: use “martlet import check "
            + "--failed-lines”.",
        line: "Linha", column: "Coluna", fault: "Problema", goOn: "Verificar as linhas seguintes",
        morePools: "Trabalhos de outros pools", counted: { "Importados: \($0); ignorados: \($1); com falha: \($2)" },
        checked: { $1 < $0 ? "O arquivo não tem mais linhas." : "Linhas \($0) a \($1):" },
        outcome: { "Virariam usuários: \($0); já existem: \($1); falhariam: \($2)." })
}
