extension ConsoleTexts.Bulk {
    static let spanish = Self(
        title: "Tareas con usuarios", legend: "Con muchos usuarios", picked: "Los usuarios marcados",
        everyUser: "Todos los usuarios del pool", action: "Acción", group: "Grupo al que añadir o del que quitar",
        select: "Seleccionar", noAction: "Elija una acción.", noGroup: "Escriba el nombre del grupo.",
        noUsers: "Marque usuarios, o elija todos los que coinciden.",
        tooLong: "Un nombre o el filtro es demasiado largo.", stop: "Detener",
        resume: "Reanudar",
        stopEffect:
            """
            Puede que se procese el usuario al que le toca; no le sigue ningún otro. La tarea se puede \
            reanudar más tarde.
            """,
        resumeEffect: "La tarea continúa con el siguiente usuario, con sus permisos.", users: "Usuarios",
        author: "Con los permisos de", began: "Comienzo", ended: "Terminada", pool: "Pool de usuarios", state: "Estado",
        report: "Usuarios rechazados", noRefusals: "Ninguno hasta ahora.", user: "Usuario", reason: "Motivo",
        matching: { "Todos los usuarios que cumplen \($0)" }, pick: { "Seleccionar \($0)" },
        tooMany: { "Marque como máximo \($0) usuarios, o elija todos los que coinciden." },
        listed: { "Se muestran los primeros \($0)." }, name: name, effect: effect, status: status,
        counted: { "\($0) hechos, \($1) rechazados" })

    private static func name(_ action: BulkAction) -> String {
        switch action {
        case .disable: "Deshabilitar"
        case .enable: "Habilitar"
        case .signOut: "Cerrar sesión en todas partes"
        case .addToGroup: "Añadir a un grupo"
        case .removeFromGroup: "Quitar de un grupo"
        case .resetPassword: "Restablecer la contraseña"
        case .delete: "Eliminar"
        }
    }

    private static func effect(_ action: BulkAction) -> String {
        let job =
            """
            Una tarea hace esto con un usuario tras otro, con sus permisos, e informa de los \
            rechazados.\u{20}
            """
        let effect =
            switch action {
            case .disable: "Los usuarios deshabilitados no pueden iniciar sesión, y sus tokens terminan."
            case .enable: "Los usuarios pueden iniciar sesión de nuevo."
            case .signOut: "Terminan todas las sesiones de los usuarios."
            case .addToGroup: "Los tokens nuevos de los usuarios nombran el grupo."
            case .removeFromGroup: "Los tokens nuevos de los usuarios no nombran el grupo."
            case .resetPassword:
                """
                Los usuarios reciben un código y deben establecer una contraseña nueva antes de iniciar \
                sesión.
                """
            case .delete:
                """
                Los usuarios deshabilitados se eliminan, con todo lo que les pertenece. Los demás se \
                rechazan.
                """
            }
        return job + effect
    }

    private static func status(_ status: BulkJob.Status) -> String {
        switch status {
        case .running: "En curso"
        case .stopped: "Detenida"
        case .failed: "Terminada antes de tiempo"
        case .completed: "Completada"
        }
    }
}
