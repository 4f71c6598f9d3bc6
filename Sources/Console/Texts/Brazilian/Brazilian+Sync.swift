extension ConsoleTexts.SyncTexts {
    static let brazilian = Self(
        title: "Sincronização", datasets: "Conjuntos de dados", noDatasets: "Ainda não há conjuntos de dados.",
        noIdentities: "Ainda não há identidades.", show: "Mostrar", refresh: "Ler a lista de novo",
        createDataset: "Criar um conjunto de dados", createAndEdit: "Criar e editar conjunto de dados",
        choose: "Selecionar", deleteSelected: "Excluir selecionados",
        deletionEffect: "Todos os registros dos conjuntos de dados são excluídos. Os dispositivos os "
            + "perdem na próxima sincronização.",
        records: "Registros", noRecords: "Ainda não há registros.", record: "Registro",
        removeSelected: "Remover selecionados", removed: "removido", valueHint: "JSON ou qualquer texto.",
        keep: "Salvar alterações", format: "Formatar como JSON", notJSON: "O valor não é JSON.",
        isJSON: "O valor é JSON.",
        noKey: "Um registro tem uma chave.", pending: "Não sincronizado",
        pendingLead: "Estas alterações existem somente nesta página. Sincronizar as armazena; os "
            + "dispositivos as recebem quando sincronizam.",
        nothingPending: "Não há nada para sincronizar.", synchronize: "Sincronizar", discard: "Descartar selecionados",
        save: "Salvar alterações", startBulk: "Iniciar publicação em massa", role: "Função",
        createRole: "Criar uma função",
        stream: "Nome do fluxo",
        newStream: "A lista tem os fluxos que este servidor conhece. “martlet trigger add” "
            + "adiciona um; os fragmentos são do próprio Kinesis.",
        status: "Status do streaming", function: "Gatilho de sincronização", applications: "Aplicativos da plataforma",
        noApplications: "Este servidor não conhece nenhum aplicativo da plataforma. “martlet trigger "
            + "add” adiciona um.",
        otherApplications: "Outros aplicativos", otherHint: "Um ARN por linha.", part: text,
        grant: { "Permitir que a função execute \($0)" }, select: { "Selecionar \($0)" })

    private static func text(_ part: SyncPart) -> ConsoleTexts.PartText {
        switch part {
        case .push:
            .init(
                title: "Sincronização por push",
                lead: "Avisa os dispositivos de uma identidade de que outro alterou um conjunto de "
                    + "dados.",
                effect: "Dispositivos inscritos recebem mensagens por estes aplicativos. Sem nenhum, "
                    + "as mensagens cessam.")
        case .streams:
            .init(
                title: "Cognito Streams", lead: "Envia cada alteração de um conjunto de dados a um fluxo.",
                effect: "As alterações de agora em diante vão para o fluxo enquanto seu status é "
                    + "ENABLED.")
        case .bulk:
            .init(
                title: "Publicação em massa",
                lead: "Envia todos os conjuntos de dados do pool ao fluxo, no máximo uma vez por dia.",
                effect: "Todos os registros armazenados vão para o fluxo. Não pode ser interrompido.")
        case .events:
            .init(
                title: "Cognito Events", lead: "Uma função que pode alterar ou recusar o que os dispositivos gravam.",
                effect: "A função é chamada antes de cada atualização de um usuário. Sem uma, as "
                    + "atualizações são armazenadas como estão.")
        }
    }
}
