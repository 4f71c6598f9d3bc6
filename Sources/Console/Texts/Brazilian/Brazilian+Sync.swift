extension ConsoleTexts.SyncTexts {
    static let brazilian = Self(
        title: "Sync", datasets: "Conjuntos de dados", noDatasets: "Ainda não há conjunto de dados.",
        noIdentities: "Ainda não há identidade.", show: "Mostrar", refresh: "Ler a lista de novo",
        createDataset: "Criar um conjunto de dados", createAndEdit: "Criar e editar o conjunto de dados",
        choose: "Selecionar", deleteSelected: "Excluir os selecionados",
        deletionEffect: "Todos os registros dos conjuntos de dados são excluídos. Os dispositivos os perdem na "
            + "próxima sincronização.",
        records: "Registros", noRecords: "Ainda não há registro.", record: "Registro",
        removeSelected: "Remover os selecionados", removed: "removido", valueHint: "JSON ou qualquer texto.",
        keep: "Salvar as alterações", format: "Formatar como JSON", notJSON: "O valor não é JSON.",
        isJSON: "O valor é JSON.", noKey: "Um registro precisa de uma chave.", pending: "Não sincronizado",
        pendingLead: "Estas alterações existem apenas nesta página. Sincronizar as grava; os dispositivos as "
            + "recebem quando sincronizam.",
        nothingPending: "Não há nada para sincronizar.", synchronize: "Sincronizar",
        discard: "Descartar os selecionados", save: "Salvar as alterações",
        startBulk: "Iniciar a publicação em massa", role: "Perfil", createRole: "Criar um perfil",
        stream: "Nome do stream",
        newStream: "A lista tem os streams que este servidor conhece. “martlet trigger add” adiciona um; os "
            + "shards são do próprio Kinesis.",
        status: "Status do streaming", function: "Gatilho do Sync", applications: "Aplicativos de plataforma",
        noApplications: "Este servidor não conhece nenhum aplicativo de plataforma. “martlet trigger add” "
            + "adiciona um.",
        otherApplications: "Outros aplicativos", otherHint: "Um ARN em cada linha.", part: text,
        grant: { "Permitir que o perfil execute \($0)" }, select: { "Selecionar \($0)" })

    private static func text(_ part: SyncPart) -> ConsoleTexts.PartText {
        switch part {
        case .push:
            .init(
                title: "Sincronização por push",
                lead: "Avisa os dispositivos de uma identidade que outro dispositivo alterou um conjunto de dados.",
                effect: "Os dispositivos inscritos recebem mensagens por estes aplicativos. Sem nenhum, as "
                    + "mensagens param.")
        case .streams:
            .init(
                title: "Cognito Streams", lead: "Envia cada alteração de um conjunto de dados a um stream.",
                effect: "As alterações feitas a partir de agora vão para o stream enquanto o status for ENABLED.")
        case .bulk:
            .init(
                title: "Publicação em massa",
                lead: "Envia todos os conjuntos de dados do pool ao stream, no máximo uma vez por dia.",
                effect: "Todos os registros armazenados vão para o stream. Isso não pode ser interrompido.")
        case .events:
            .init(
                title: "Cognito Events", lead: "Uma função que pode alterar ou recusar o que os dispositivos gravam.",
                effect: "A função é chamada antes de cada atualização de um usuário. Sem ela, as atualizações "
                    + "são gravadas como estão.")
        }
    }
}
