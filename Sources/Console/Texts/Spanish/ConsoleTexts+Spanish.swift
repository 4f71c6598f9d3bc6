extension ConsoleTexts {
    static let spanish = ConsoleTexts(
        language: "es", entry: .spanish, shell: .spanish, home: .spanish, search: .spanish, sessions: .spanish,
        explorer: .spanish, changes: .spanish, pools: .spanish, users: .spanish, clients: .spanish,
        settings: .spanish, parts: .spanish, schema: .spanish, domains: .spanish, triggers: .spanish,
        checks: .spanish, refusals: .spanish, inspector: .spanish, sync: .spanish, server: .spanish,
        identityPools: .spanish, access: .spanish, administration: .spanish, further: .spanish)
}

extension ConsoleTexts.Entry {
    static let spanish = Self(
        title: "Entrar en la consola", enterAs: "Entra con los permisos de",
        limits: "La sesión termina tras 15 minutos sin uso, a las 8 horas o cuando salga de la consola.",
        button: "Entrar", refused: "Esta dirección no es válida",
        foreign: "El formulario se envió desde otro sitio.", noSession: "No ha iniciado sesión",
        howToEnter:
            """
            Ejecute «martlet console open» en el servidor y abra en menos de un minuto la dirección que \
            muestra.
            """,
        signIn: "Iniciar sesión", signInAgain: "Iniciar sesión otra vez", signedIn: "Ha iniciado sesión",
        goOn: "Continuar",
        notFound: "La cuenta no tiene pool de operadores. Ejecute «martlet console invite NAME» en el servidor.",
        otherHost: "Los operadores inician sesión en la dirección propia de la consola.",
        notAsked:
            """
            Este navegador no comenzó este inicio de sesión, o lo hizo hace más de diez minutos. Comience de \
            nuevo.
            """,
        notFinished: "El inicio de sesión no se completó.", setup: .spanish)
}

extension ConsoleTexts.Setup {
    static let spanish = Self(
        title: "El primer operador", invitedTitle: "Ha recibido una invitación",
        lead:
            """
            Esto crea un pool de usuarios para operadores, un grupo y un rol para cada tipo de operador, y a \
            usted como el primero, con todos los permisos. Después iniciará sesión y registrará una \
            aplicación de autenticación.
            """,
        invitedLead: "Elija una contraseña. Después iniciará sesión y registrará una aplicación de autenticación.",
        name: "Su nombre de usuario",
        nameHint: "Letras, cifras y + = , . @ - _. Es el nombre que figurará en el registro de auditoría.",
        email: "Correo electrónico",
        emailHint: "Puede quedar vacío. Con él se puede sustituir una contraseña olvidada.", password: "Contraseña",
        again: "Repita la contraseña",
        passwordHint: "Al menos 12 caracteres, con una mayúscula, una minúscula, una cifra y un símbolo.",
        button: "Continuar", done: "Listo. Ya puede iniciar sesión.",
        notGood:
            """
            Esta dirección ya se usó, es demasiado antigua o fue modificada. Ejecute «martlet console invite \
            NAME» en el servidor para obtener otra.
            """,
        differ: "Las contraseñas son distintas.", noName: "Escriba un nombre de usuario.")
}

extension ConsoleTexts.Shell {
    static let spanish = Self(
        skip: "Saltar al contenido", navigation: "Consola", path: "Por encima de esta página",
        signedInAs: "Actúa como", language: "Idioma", failed: "No ha funcionado",
        denied: "Sus políticas no lo permiten", forged: "El formulario está obsoleto",
        forgedHelp: "No se ha cambiado nada. Abra la página de nuevo y envíe su formulario otra vez.", table: "Tabla",
        copy: "Copiar", copied: "Copiado", first: "Primera página", next: "Página siguiente")
}

extension ConsoleTexts.Home {
    static let spanish = Self(
        title: "Inicio", identityPools: "Pools de identidades",
        noIdentityPools: "Aún no hay ningún pool de identidades.",
        estimatedUsers: "usuarios, estimación", allPools: "Todos los pools de usuarios", tools: "Herramientas")
}

extension ConsoleTexts.Search {
    static let spanish = Self(
        title: "Buscar", label: "Buscar", placeholder: "Páginas, pools, usuarios, operaciones ( / )", button: "Buscar",
        empty:
            """
            Escriba lo que busca: una página, el id o el nombre de un pool, una operación o, en las páginas \
            de un pool, un usuario.
            """,
        none: "No se ha encontrado nada.", users: "Usuarios", pools: "Pools de usuarios", operations: "Operaciones",
        pages: "Páginas", more: "Buscar en más pools", palette: "Ir a", found: { "Resultados de «\($0)»" },
        usersOf: { "Usuarios de \($0)" })
}

extension ConsoleTexts.Sessions {
    static let spanish = Self(
        title: "Sesiones",
        lead:
            """
            Navegadores que han entrado en la consola. Una sesión también termina si se elimina su clave de \
            acceso o su rol.
            """,
        caller: "Actúa como", from: "Desde", began: "Comienzo", used: "Último uso", ends: "Fin", action: "Acción",
        end: "Terminar",
        current: "esta", leave: "Salir de la consola", missing: "Esta sesión no existe.")
}

extension ConsoleTexts.Explorer {
    static let spanish = Self(
        title: "Operaciones", lead: "Cada operación de las API como formulario, realizada con sus permisos.",
        unbuilt: "no disponible",
        unbuiltLead: "Esta operación de la API no está disponible en esta versión de Martlet.",
        noSuchOperation: "Esta operación no existe.", reads: "solo lee", changes: "cambia datos",
        deletes: "elimina datos", byPolicies: "deciden sus políticas", withoutPolicies: "no necesita permisos",
        input: "Entrada", noInput: "La operación no tiene entrada.", send: "Enviar",
        asJSON: "Escribir la entrada como JSON",
        asForm: "Volver al formulario", json: "Entrada como JSON", region: "Región",
        regionHint: "Si la entrada no nombra ningún pool.", succeeded: "Hecho.",
        request: "Lo que se envió, y lo mismo como comando", sameCLI: "Lo mismo con AWS CLI",
        samePython: "Lo mismo con boto3", sameTerraform: "Con Terraform",
        terraformHint: "«terraform plan -generate-config-out=generated.tf» escribe la configuración.",
        sameJSON: "La entrada como JSON",
        confirmLead: "Esto elimina para siempre lo que nombra la entrada.",
        otherName: "Ese no es el nombre. No se ha eliminado nada.", confirmTitle: { "\($0): ¿está seguro?" },
        typeName: { "Escriba «\($0)» para continuar" }, optional: { "Opcional (\($0))" },
        count: { "\($0) de \($1) disponibles" }, kind: spanishHint)

    /// How a value of a kind is typed.
    static func spanishHint(_ kind: InputField.Kind) -> String {
        switch kind {
        case .line, .choice: "Texto"
        case .text: "Texto de cualquier número de líneas, o Base64 para bytes"
        case .secret: "Secreto: no se vuelve a mostrar"
        case .number: "Número entero"
        case .time: "Hora, como 2026-11-21T00:30:00Z, o segundos desde 1970"
        case .flag: "Verdadero o falso"
        case .list: "Lista: una línea para cada elemento"
        case .map: "Mapa: una línea key=value para cada elemento"
        case .json: "JSON"
        }
    }
}

extension ConsoleTexts.Changes {
    static let spanish = Self(
        setting: "Ajuste", before: "Antes", after: "Después", effect: "Consecuencias", affected: "A quién afecta",
        review: "Revisar el cambio", confirm: "Confirmar", cancel: "Cancelar", nothing: "No cambiaría nada.",
        notFresh:
            """
            Lo que no se puede deshacer necesita una sesión comenzada en los últimos 10 minutos. Ejecute \
            «martlet console open» de nuevo y vuelva a esta página. No se ha cambiado nada.
            """,
        otherName: "Ese no es el nombre. No se ha cambiado nada.", undo: "Deshacer", grade: warning,
        done: { outcomes[$0] ?? spanishAccessOutcomes[$0] ?? ConsoleTexts.Administration.spanishOutcomes[$0] })

    private static func warning(_ grade: DangerGrade) -> String? {
        switch grade {
        case .reversible: nil
        case .costly: "Los usuarios lo notan. El cambio contrario no les devuelve lo que pierdan mientras tanto."
        case .irreversible: "Esto no se puede deshacer."
        }
    }

    private static let outcomes = [
        "AdminEnableUser": "El usuario está habilitado.", "AdminDisableUser": "El usuario está deshabilitado.",
        "AdminResetUserPassword": "El usuario debe establecer una contraseña nueva.",
        "AdminUserGlobalSignOut": "Se ha cerrado la sesión del usuario en todas partes.",
        "AdminConfirmSignUp": "El usuario está confirmado.", "AdminAddUserToGroup": "El usuario está en el grupo.",
        "AdminRemoveUserFromGroup": "El usuario ya no está en el grupo.",
        "AdminUpdateUserAttributes": "Se han guardado los atributos.",
        "AdminDeleteUserAttributes": "Se han guardado los atributos.",
        "CreateUserPoolClient": "Se ha creado el cliente de aplicación.",
        "EndConsoleSession": "La sesión ha terminado.",
        "UpdateUserPool": "Se han guardado los ajustes.", "SetUserPoolMfaConfig": "Se han guardado los ajustes.",
        "SetUserPoolSessionConfiguration": "Se han guardado los ajustes.",
        "SetRiskConfiguration": "Se han guardado los ajustes.",
        "SetLogDeliveryConfiguration": "Se han guardado los ajustes.",
        "UpdateUserPoolClient": "Se han guardado los ajustes.", "AddCustomAttributes": "Se ha añadido el atributo.",
        "CreateGroup": "Se ha creado el grupo.", "UpdateGroup": "Se ha guardado el grupo.",
        "DeleteGroup": "Se ha eliminado el grupo.", "CreateResourceServer": "Se ha creado el servidor de recursos.",
        "UpdateResourceServer": "Se ha guardado el servidor de recursos.",
        "DeleteResourceServer": "Se ha eliminado el servidor de recursos.",
        "CreateIdentityProvider": "Se ha creado el proveedor.",
        "UpdateIdentityProvider": "Se ha guardado el proveedor.",
        "DeleteIdentityProvider": "Se ha eliminado el proveedor.", "CreateUserPoolDomain": "Se ha creado el dominio.",
        "DeleteUserPoolDomain": "Se ha eliminado el dominio.",
        "DeleteUserPoolClient": "Se ha eliminado el cliente de aplicación.",
        "DeleteUserPool": "Se ha eliminado el pool.",
        "UpdateRecords": "Se han guardado los registros.", "DeleteDataset": "Se han eliminado los conjuntos de datos.",
        "SetIdentityPoolConfiguration": "Se han guardado los ajustes.",
        "SetCognitoEvents": "Se han guardado los ajustes.",
        "BulkPublish": "La publicación masiva ha comenzado.",
    ]
}

extension ConsoleTexts.Pools {
    static let spanish = Self(
        title: "Pools de usuarios", none: "Aún no hay ningún pool de usuarios.", name: "Nombre", id: "Id",
        created: "Creación",
        changed: "Modificación", create: "Crear un pool de usuarios", overview: "Resumen", parts: "Partes del pool",
        more: "Como operaciones", integration: "Integración de aplicaciones", federation: "Federación",
        creation: .spanish)
}
