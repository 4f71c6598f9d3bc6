extension ConsoleTexts.SyncTexts {
    static let spanish = Self(
        title: "Sincronización", datasets: "Conjuntos de datos", noDatasets: "Aún no hay ningún conjunto de datos.",
        noIdentities: "Aún no hay ninguna identidad.", show: "Mostrar", refresh: "Leer la lista de nuevo",
        createDataset: "Crear un conjunto de datos", createAndEdit: "Crear y editar el conjunto de datos",
        choose: "Seleccionar", deleteSelected: "Eliminar los seleccionados",
        deletionEffect:
            """
            Se eliminan todos los registros de los conjuntos de datos. Los dispositivos los pierden en la \
            próxima sincronización.
            """,
        records: "Registros", noRecords: "Aún no hay ningún registro.", record: "Registro",
        removeSelected: "Quitar los seleccionados", removed: "quitado", valueHint: "JSON o cualquier texto.",
        keep: "Guardar los cambios", format: "Dar formato como JSON", notJSON: "El valor no es JSON.",
        isJSON: "El valor es JSON.",
        noKey: "Un registro tiene una clave.", pending: "Sin sincronizar",
        pendingLead:
            """
            Estos cambios solo están en esta página. «Sincronizar» los guarda; los dispositivos los obtienen \
            cuando se sincronizan.
            """,
        nothingPending: "No hay nada que sincronizar.", synchronize: "Sincronizar",
        discard: "Descartar los seleccionados",
        save: "Guardar los cambios", startBulk: "Iniciar la publicación masiva", role: "Rol",
        createRole: "Crear un rol",
        stream: "Nombre del stream",
        newStream:
            """
            La lista contiene los streams que conoce este servidor. «martlet trigger add» añade uno; sus \
            particiones son las de Kinesis.
            """,
        status: "Estado de la transmisión", function: "Desencadenador de sincronización",
        applications: "Aplicaciones de plataforma",
        noApplications: "Este servidor no conoce ninguna aplicación de plataforma. «martlet trigger add» añade una.",
        otherApplications: "Otras aplicaciones", otherHint: "Un ARN en cada línea.", part: text,
        grant: { "Permitir al rol \($0)" }, select: { "Seleccionar \($0)" })

    private static func text(_ part: SyncPart) -> ConsoleTexts.PartText {
        switch part {
        case .push:
            .init(
                title: "Sincronización push",
                lead: "Avisa a los dispositivos de una identidad de que otro ha cambiado un conjunto de datos.",
                effect:
                    """
                    Los dispositivos suscritos reciben mensajes por estas aplicaciones. Sin ninguna, los mensajes \
                    cesan.
                    """)
        case .streams:
            .init(
                title: "Cognito Streams", lead: "Envía cada cambio de un conjunto de datos a un stream.",
                effect: "Los cambios a partir de ahora van al stream mientras su estado sea ENABLED.")
        case .bulk:
            .init(
                title: "Publicación masiva",
                lead: "Envía todos los conjuntos de datos del pool al stream, como máximo una vez al día.",
                effect: "Todos los registros guardados van al stream. No se puede detener.")
        case .events:
            .init(
                title: "Cognito Events",
                lead: "Una función que puede cambiar o rechazar lo que escriben los dispositivos.",
                effect:
                    """
                    Se llama a la función antes de cada actualización de un usuario. Sin ninguna, las actualizaciones \
                    se guardan tal cual.
                    """)
        }
    }
}
