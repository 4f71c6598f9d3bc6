extension ConsoleTexts.Jobs {
    static let spanish = Self(
        title: "Tareas", lead: "Las últimas tareas de importación de cada pool.", imports: "Importar usuarios",
        importsLead: "Usuarios de un archivo CSV. El archivo se comprueba antes de importar nada.",
        none: "No hay ninguna tarea.", create: "Crear una tarea de importación", createButton: "Crear tarea",
        name: "Nombre de la tarea",
        role: "Rol de IAM",
        roleHint:
            """
            La tarea escribe su registro con él. Sin ninguno se crea y se usa el rol \
            Cognito-UserImport-Role.
            """, newRole: "Crear un rol nuevo", file: "Archivo CSV",
        fileHint: "Como máximo 100 MB. Su primera línea nombra las columnas.", header: "Descargar la cabecera CSV",
        job: "Tarea",
        status: "Estado", counts: "Usuarios", started: "Iniciada", completed: "Completada",
        message: "CompletionMessage",
        upload: "Subir un archivo", uploadLead: "Un archivo nuevo sustituye al que hay.", check: "Qué ocurriría",
        checkLead: "Aún no se ha importado nada. Las líneas se leen como las leerá la importación.", start: "Iniciar",
        stop: "Detener",
        startEffect:
            """
            Se añaden usuarios al pool. Establecen una contraseña en su primer inicio de sesión, salvo que el \
            archivo tenga hashes.
            """, stopEffect: "Los usuarios añadidos permanecen. Una tarea detenida no se puede reanudar.",
        follow: "Seguir su progreso", pause: "Dejar de seguir", log: "Registro de la tarea",
        logLead: "El resultado de cada línea, por su número. La línea 1 es la cabecera.",
        noLog: "Aún no hay nada en el registro.", failedLines: "Descargar las líneas que fallarían, para corregirlas",
        tooManyFailed: "Fallarían demasiadas líneas para descargarlas: use «martlet import check --failed-lines».",
        line: "Línea", column: "Columna", fault: "Problema", goOn: "Comprobar las líneas siguientes",
        morePools: "Tareas de más pools", counted: { "\($0) importados, \($1) omitidos, \($2) fallidos" },
        checked: { $1 < $0 ? "El archivo no tiene más líneas." : "Líneas \($0) a \($1):" },
        outcome: { "\($0) serían usuarios, \($1) ya existen, \($2) fallarían." })
}
