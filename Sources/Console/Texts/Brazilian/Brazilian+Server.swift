import Cryptography

extension ConsoleTexts.ServerTexts {
    static let brazilian = Self(
        title: "Servidor",
        lead: "O que está em execução, o que armazena e como está configurado. Nada pode ser alterado aqui.",
        nodes: "Nós", node: "Nó", version: "Versão", started: "Início", seen: "Visto por último",
        schema: "Etapas do esquema que ele conhece", store: "Armazenamento", engine: "Banco de dados",
        size: "Bytes do armazenamento", free: "Bytes livres no disco dele", steps: "Esquema", keys: "Chaves",
        oldestKey: "Criação da chave mais antiga em uso para assinar", keyPool: "Chaves do pool de usuários",
        showKeys: "Mostrar",
        noKeys: "O pool não tem chaves: elas são criadas quando ele assina pela primeira vez.", key: "Chave",
        use: "Assina", phase: "Fase", created: "Criada", signsFrom: "Assina a partir de", retired: "Substituída",
        rotation: "Estas chaves, e um novo par, com comandos", quotas: "Cotas", quota: "Cota", value: "Valor",
        configuration: "Configuração", setting: "Opção", origin: "Definida por",
        defaults: "O que não está listado tem o valor padrão. Segredos não são mostrados.", backups: "Backups",
        backupLead: "O armazenamento não sabe dos backups: são arquivos criados por “martlet backup” ou pelo "
            + "pg_dump.",
        sameCLI: "O mesmo com comandos", count: { "\($0) de \($1) etapas" }, phaseText: phase)

    private static func phase(_ phase: KeyPhase) -> String {
        switch phase {
        case .announced: "anunciada"
        case .current: "assina agora"
        case .retired: "substituída"
        }
    }
}
