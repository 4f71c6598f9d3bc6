import Cryptography

extension ConsoleTexts.ServerTexts {
    static let spanish = Self(
        title: "Servidor", lead: "Qué se ejecuta, qué guarda y cómo está configurado. Aquí no se puede cambiar nada.",
        nodes: "Nodos", node: "Nodo", version: "Versión", started: "Inicio", seen: "Visto por última vez",
        schema: "Pasos del esquema que conoce", store: "Almacén", engine: "Motor", size: "Bytes del almacén",
        free: "Bytes libres en su disco", steps: "Esquema", keys: "Claves",
        oldestKey: "La clave más antigua que firma se creó", keyPool: "Claves del pool de usuarios",
        showKeys: "Mostrar",
        noKeys: "El pool no tiene claves: se crean cuando firma por primera vez.", key: "Clave", use: "Firma",
        phase: "Fase", created: "Creación", signsFrom: "Firma desde", retired: "Sustituida",
        rotation: "Estas claves, y un par nuevo, con comandos", quotas: "Cuotas", quota: "Cuota", value: "Valor",
        configuration: "Configuración", setting: "Ajuste", origin: "Establecido por",
        defaults: "Lo que no aparece tiene su valor predeterminado. Los secretos no se muestran.",
        backups: "Copias de seguridad",
        backupLead:
            """
            El almacén no sabe nada de copias de seguridad: son archivos de «martlet backup» o de \
            pg_dump.
            """,
        sameCLI: "Lo mismo con comandos", count: { "\($0) de \($1) pasos" }, phaseText: phase)

    private static func phase(_ phase: KeyPhase) -> String {
        switch phase {
        case .announced: "anunciada"
        case .current: "firma ahora"
        case .retired: "sustituida"
        }
    }
}
