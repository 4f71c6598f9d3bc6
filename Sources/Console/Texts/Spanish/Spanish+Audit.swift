extension ConsoleTexts.AuditPages {
    static let spanish = Self(
        title: "Registro de auditoría",
        lead:
            """
            Cada cambio y quién lo hizo, según lo ha registrado este nodo. Los demás nodos tienen sus propias \
            carpetas.
            """,
        time: "Hora", operation: "Operación", actor: "Autor", address: "Dirección", outcome: "Resultado",
        about: "Sobre", record: "El registro", none: "Ningún registro tiene todo esto.", search: "Buscar",
        filter: "Condiciones", from: "Desde", until: "Hasta", value: "Pool u otro valor",
        valueHint:
            """
            Valores exactos, comparados byte a byte: una operación como UpdateUserPool, un autor por clave de \
            acceso, nombre o ARN, el id de un pool. Horas como 2026-11-27 o 2026-11-27T09:00:00Z, en UTC.
            """,
        error: "Resultado", anyOutcome: "cualquiera", failedOnly: "fallido", succeeded: "correcto",
        older: "Registros anteriores",
        limit: "Los registros anteriores no se muestran aquí: ponga un final al periodo.",
        verify: "Verificar la cadena",
        verifyLead:
            """
            Lee todos los registros y compara la cadena con las firmas de sus puntos de control y con el \
            almacén.
            """, whole: "La cadena está íntegra: no se ha cambiado, quitado ni añadido nada.",
        broken: "La cadena no está íntegra.", chain: "Cadena", records: "Registros", checkpoints: "Puntos de control",
        signed: "Firmado hasta", unsigned: "Aún sin firmar", state: "Estado", problems: "Problemas",
        history: "Quién cambió esto",
        historyLead:
            """
            Lo que estableció cada cambio de los últimos 90 días, el más reciente primero. Los valores que \
            los registros ocultan, como los textos de los correos, se comparan ocultos.
            """,
        historyNone: "Nada de esto ha cambiado en 90 días.", whoChanged: "¿Quién cambió esto?",
        first: "no registrado", notFound: "Este registro no existe aquí.",
        sameAs: "Leer estos registros con un comando",
        incomplete: { "Registros de los últimos \($0) días. Indique «Desde» para ver anteriores." })
}
