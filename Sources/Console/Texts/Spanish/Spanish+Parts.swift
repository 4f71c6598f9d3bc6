extension ConsoleTexts.Parts {
    static let spanish = Self(
        none: "Aún no hay nada.", members: "Miembros", danger: "Lo que no se puede deshacer",
        part: {
            parts[$0] ?? spanishAccessParts[$0] ?? ConsoleTexts.PartText(title: $0, lead: "", effect: "")
        },
        enable: { "Habilitar \($0)" }, delete: { "Eliminar \($0)" },
        deletion: { deletions[$0] ?? spanishAccessDeletions[$0] ?? "" },
        usersGo: { "Se pierden con él unos \($0) usuarios." })

    private static let parts: [String: ConsoleTexts.PartText] = [
        "group": .init(
            title: "Grupos", create: "Crear un grupo",
            lead: "Grupos de usuarios, con un rol y una prioridad. Los tokens los nombran.",
            effect: "El grupo aún no tiene miembros."),
        "resource-server": .init(
            title: "Servidores de recursos", create: "Crear un servidor de recursos",
            lead: "API propias, y los ámbitos que las aplicaciones pueden pedir.",
            effect: "Se pueden permitir los ámbitos a los clientes de aplicación."),
        "provider": .init(
            title: "Proveedores de identidad", create: "Añadir un proveedor de identidad",
            lead: "Donde los usuarios tienen cuentas con las que pueden iniciar sesión.",
            effect: "Se puede permitir el proveedor a los clientes de aplicación."),
    ]

    private static let deletions: [String: String] = [
        "group": "Sus miembros siguen siendo usuarios del pool; sus tokens ya no lo nombran.",
        "resource-server": "Los clientes de aplicación pierden sus ámbitos.",
        "provider": "Los usuarios que inician sesión con él ya no pueden hacerlo.",
        "client": "Su aplicación ya no puede iniciar la sesión de los usuarios.",
        "domain": "Las páginas de inicio de sesión ya no están; las aplicaciones que llevan a ellas fallan.",
        "pool":
            """
        Se eliminan todos los usuarios, grupos, clientes y ajustes del pool. Exporte antes lo que \
        necesite («martlet pool export», «martlet user export»). Un pool con DeletionProtection ACTIVE no \
        se elimina.
        """,
    ]
}

extension ConsoleTexts.Schema {
    static let spanish = Self(
        title: "Atributos",
        lead:
            """
            Lo que tienen los usuarios del pool. Lo que es obligatorio o un alias queda fijado al \
            crearlo.
            """,
        add: "Añadir un atributo personalizado",
        effect: "Todos los usuarios pueden tener el atributo. Su nombre, su tipo y sus límites nunca cambian.")
}

extension ConsoleTexts.Domains {
    static let spanish = Self(
        title: "Dominio", check: "Comprobar la disponibilidad", prefix: "Prefijo del dominio",
        create: "Crear un dominio",
        effect:
            """
            Las páginas de inicio de sesión están en este dominio. Con un certificado es un dominio \
            propio.
            """,
        free: { "«\($0)» está libre." }, taken: { "«\($0)» está ocupado." })
}

extension ConsoleTexts.TriggerTest {
    static let spanish = Self(
        title: "Probar un desencadenador",
        lead:
            """
            Llama una vez a la función de un desencadenador. Nada cambia en el pool, responda lo \
            que responda.
            """,
        none: "El pool no tiene ninguna función.", trigger: "Desencadenador", event: "Evento",
        eventHint: "JSON; vacío para un ejemplo.", tooLong: "El evento es demasiado largo.",
        send: "Llamar a la función",
        functions: "Funciones que se pueden nombrar aquí", function: "Función", began: "Comienzo", duration: "Duración",
        response: "Respuesta")
}

extension ConsoleTexts.Checks {
    static let spanish = Self(
        title: "Comprobar el proveedor",
        lead:
            """
            Obtiene aquello con lo que comienza un inicio de sesión en el proveedor, y prueba el secreto si \
            no hace falta un usuario.
            """,
        send: "Comprobar",
        signIn: .spanish)
}

extension ConsoleTexts.SignInTest {
    static let spanish = Self(
        title: "Probar un inicio de sesión",
        lead:
            """
            Recorre el inicio de sesión del proveedor con un navegador y muestra lo que envía. No se añade \
            ni cambia ningún usuario, y no comienza ninguna sesión.
            """,
        begin: "Iniciar una prueba",
        open: "Abrir el proveedor",
        waiting: "Esperando al navegador. Una prueba dura diez minutos.",
        accepted: "Un inicio de sesión se aceptaría.",
        refused: "Un inicio de sesión fallaría:",
        sent: "Lo que ha enviado el proveedor",
        asked: "Solicitudes al proveedor",
        made: "Lo que haría un inicio de sesión",
        username: "El nombre de usuario",
        user: "El usuario",
        newUser: "se añadiría",
        groups: "Los grupos",
        noGroups: "Grupos de reglas que no existen",
        attribute: "Atributo",
        notSent: "no enviado",
        missing: "Obligatorios que faltan",
        functions: "Funciones no llamadas")
}

extension ConsoleTexts.Refusals {
    static let spanish = Self(
        accountOnly:
            """
            Solo pueden hacerlo la propia cuenta y los operadores cuyo rol permite \
            martlet:AdministerServer.
            """)
}

extension ConsoleTexts.Settings {
    static let spanishParts: [String: ConsoleTexts.SettingText] = [
        "GroupName": .init("El nombre, que nunca cambia.", effect: ""),
        "Identifier": .init("El identificador, que nunca cambia y con el que empieza cada ámbito.", effect: ""),
        "ProviderName": .init("El nombre, que nunca cambia.", effect: ""),
        "Description": .init("Para operadores.", effect: "Aparece en las listas."),
        "RoleArn": .init(
            "El rol de los miembros en los pools de identidades.",
            effect: "Los miembros obtienen credenciales de este rol."),
        "Precedence": .init(
            "El número más bajo decide el rol preferido.", effect: "Los tokens pueden nombrar otro rol preferido."),
        "Name": .init("El nombre en las listas.", effect: "Aparece en las listas."),
        "Scopes": .init(
            "Los ámbitos que las aplicaciones pueden pedir.", effect: "Un ámbito quitado se niega a las aplicaciones."),
        "IdpIdentifiers": .init(
            "Nombres con los que las aplicaciones pueden pedir el proveedor.",
            effect: "Las aplicaciones que usan un nombre quitado fallan."),
        "AttributeMapping": .init(

            """
            Cómo llama el proveedor a este atributo; vacío para ninguno. Se puede escribir \
            cualquier nombre.
            """,
            effect: "El atributo se toma en cada inicio de sesión con el proveedor."),
        "Domain": .init("Un prefijo, o un dominio propio con un certificado.", effect: ""),
        "CustomDomainConfig.CertificateArn": .init("Solo para un dominio propio.", effect: ""),
        "Schema.Name": .init("Sin «custom:», que se antepone.", effect: ""),
        "AttributeDataType": .init("El tipo de sus valores.", effect: ""),
        "Mutable": .init("false: un valor establecido nunca cambia.", effect: ""),
        "StringAttributeConstraints.MinLength": .init("Solo para String.", effect: ""),
        "StringAttributeConstraints.MaxLength": .init("Solo para String.", effect: ""),
        "NumberAttributeConstraints.MinValue": .init("Solo para Number.", effect: ""),
        "NumberAttributeConstraints.MaxValue": .init("Solo para Number.", effect: ""),
    ].merging(providerDetails) { one, _ in one }.merging(spanishClients) { one, _ in one }

    private static let providerDetails: [String: ConsoleTexts.SettingText] = Dictionary(
        [
            ("client_id", "El id de la aplicación en el proveedor."), ("client_secret", "Vacío conserva el guardado."),
            ("private_key", "La clave en PEM. Vacío conserva la guardada."), ("team_id", "El id del equipo."),
            ("key_id", "El id de la clave."), ("authorize_scopes", "Los ámbitos que se piden, separados por espacios."),
            ("api_version", "La versión de la API."), ("oidc_issuer", "La URL del emisor."),
            ("attributes_request_method", "Cómo se obtienen los atributos."), ("jwks_uri", "La URL de las claves."),
            ("authorize_url", "Adónde van los navegadores; vacío para lo que diga el proveedor."),
            ("token_url", "Dónde se canjean los códigos; vacío para lo que diga el proveedor."),
            ("attributes_url", "Dónde se obtienen los atributos; vacío para lo que diga el proveedor."),
            ("MetadataURL", "La URL de los metadatos, o el documento de abajo."),
            ("MetadataFile", "Los metadatos como XML."),
            ("IDPInit", "Si los inicios de sesión pueden comenzar en el proveedor."),
            ("IDPSignout", "Si el cierre de sesión cierra también la sesión allí."),
            ("EncryptedResponses", "Si las respuestas deben estar cifradas."),
            ("RequestSigningAlgorithm", "Cómo se firman las solicitudes; – para no firmarlas."),
        ].map { name, help in
            (
                "ProviderDetails.\(name)",
                ConsoleTexts.SettingText(help, effect: "Los inicios de sesión con el proveedor lo usan.")
            )
        }
    ) { one, _ in one }
}
