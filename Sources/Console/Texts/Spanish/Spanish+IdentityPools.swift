extension ConsoleTexts.IdentityPoolPages {
    static let spanish = Self(
        title: "Pools de identidades", create: "Crear un pool de identidades",
        createLead: "Un pool de identidades da a usuarios e invitados identidades y credenciales de roles.",
        createEffect:
            """
            Las aplicaciones pueden obtener identidades. Para las credenciales el pool necesita roles: la \
            página siguiente los crea.
            """,
        admitsNone: "Sin invitados y sin proveedor no podría existir ninguna identidad. Permita uno de los dos.",
        parts: "Partes del pool de identidades", edit: "Editar el pool de identidades",
        providers: "Proveedores de autenticación",
        noProviders: "El pool no tiene ningún proveedor cuyos usuarios puedan obtener otro rol.", roles: "Roles",
        rolesLead: "Los roles cuyas credenciales obtienen las identidades con sesión iniciada y los invitados.",
        newRoles: "Crear roles nuevos",
        newRolesLead:
            """
            Las credenciales necesitan dos roles: uno para identidades que han iniciado sesión y otro para \
            invitados. «Permitir» crea ambos, deja que solo los asuman identidades de este pool y permite a \
            cada identidad sus propios conjuntos de datos de sincronización.
            """,
        newRolesEffect:
            """
            Las identidades obtienen credenciales de estos roles. Lo que puedan hacer además, añádalo usted a \
            los roles.
            """,
        newRoleName: "El nombre del rol que se crea.", allow: "Permitir", dontAllow: "No permitir",
        rules: "Reglas de roles",
        rulesLead:
            """
            Decide la primera regla que coincide. Las reglas se pueden mover; no se guarda nada antes de la \
            revisión.
            """,
        principalTags: "Etiquetas de principal",
        principalTagsLead:
            """
            Etiquetas que las políticas pueden consultar (aws:PrincipalTag), a partir de los claims de los \
            tokens.
            """,
        snippets: "Para su aplicación", browser: "Explorador de identidades", identityID: "Id de identidad",
        noIdentities: "No se ha encontrado ninguna identidad.", logins: "Inicios de sesión vinculados",
        guest: "ninguno: un invitado",
        hideDisabled: "Ocultar las identidades deshabilitadas", showDisabled: "Mostrar las identidades deshabilitadas",
        developerUsers: "Usuarios del proveedor de desarrollador", developerUser: "Identificador de usuario",
        noDeveloperUsers: "La identidad no tiene ningún usuario del proveedor de desarrollador.", unlink: "Desvincular",
        unlinkEffect:
            """
            El usuario obtiene otra identidad en el próximo inicio de sesión. Si no queda ningún vínculo, la \
            identidad se deshabilita.
            """,
        deleteIdentity: "Eliminar la identidad",
        deleteIdentityEffect:
            """
            Se eliminan la identidad y sus conjuntos de datos. El usuario obtiene otra identidad en el \
            próximo inicio de sesión.
            """,
        deleteEffect:
            """
            Se eliminan todas las identidades del pool y sus datos. Las aplicaciones que usan el pool dejan \
            de funcionar.
            """,
        addRow: "Añadir otra", removeRow: "Quitar", moveUp: "Subir", moveDown: "Bajar", row: { "N.º \($0)" },
        member: { members[$0] },
        missingRoles: { "El pool no tiene rol para estas identidades, que no obtienen credenciales: \($0)." },
        rulesOf: { "Reglas de roles de \($0)" }, principalTagsOf: { "Etiquetas de principal de \($0)" },
        delete: { "Eliminar el pool de identidades \($0)" })

    private static let members = [
        "ProviderName": "Id del pool de usuarios", "ClientId": "Id del cliente de aplicación",
        "ServerSideTokenCheck": "Rechazar los tokens revocados",
    ]
}

extension ConsoleTexts.Settings {
    /// The sections of an identity pool by their names.
    static let spanishIdentityPoolSections: [String: ConsoleTexts.SectionText] = [
        "identity-pool": .init("Nombre y flujo", lead: "El nombre en las listas, el flujo básico, las etiquetas."),
        "identity-guests": .init(
            "Identidades sin autenticar", lead: "Si los invitados obtienen identidades sin iniciar sesión."),
        "identity-cognito": .init(
            "Cognito",
            lead:
                """
                Pools de usuarios cuyos usuarios obtienen identidades, cada uno con un cliente de \
                aplicación.
                """),
        "identity-facebook": .init("Facebook", lead: "El App ID de su aplicación en Facebook. \(appWarning)"),
        "identity-google": .init("Google", lead: "El id de cliente de su aplicación en Google. \(appWarning)"),
        "identity-amazon": .init("Amazon", lead: "El App ID de su aplicación en Login with Amazon. \(appWarning)"),
        "identity-apple": .init("Apple", lead: "El id de servicios de su aplicación en Apple. \(appWarning)"),
        "identity-twitter": .init(
            "Twitter", lead: "La clave y el secreto de consumidor de su aplicación, separados por ;."),
        "identity-oidc": .init(
            "OpenID", lead: "Proveedores OpenID Connect de la cuenta. Los nuevos se crean en «Acceso»."),
        "identity-saml": .init("SAML", lead: "Proveedores SAML de la cuenta. Los nuevos se crean en «Acceso»."),
        "identity-developer": .init(
            "Propio", lead: "El nombre de su propio inicio de sesión, cuyo servidor pide tokens. Nunca cambia."),
    ]

    private static let appWarning =
        "Si cambia, los usuarios existentes de la aplicación anterior ya no pueden iniciar sesión."

    static let spanishIdentityPools: [String: ConsoleTexts.SettingText] = [
        "IdentityPoolName": .init("El nombre en las listas.", effect: "El pool tiene otro nombre; su id permanece."),
        "AllowClassicFlow": .init(
            "true: las aplicaciones pueden pedir tokens OpenID y elegir un rol en STS.",
            effect: "false rechaza el flujo básico: las aplicaciones que lo usan no obtienen credenciales."),
        "IdentityPoolTags": .init(
            "Etiquetas del pool.", effect: "Las políticas y herramientas que miran las etiquetas ven las nuevas."),
        "AllowUnauthenticatedIdentities": .init(
            "true: cualquiera obtiene una identidad como invitado.",
            effect: "false rechaza a los invitados, y los que ya existen no obtienen más credenciales."),
        "CognitoIdentityProviders": .init(
            "El id de un pool de usuarios y uno de sus clientes de aplicación.",
            effect: "Los usuarios de un cliente quitado ya no obtienen credenciales."),
        "SupportedLoginProviders": .init(
            "El id de la aplicación en el proveedor; vacío para ninguno.",
            effect:
                """
                Cambiar el id de la aplicación excluye a los usuarios existentes: los tokens para el id anterior \
                se rechazan.
                """),
        "OpenIdConnectProviderARNs": .init(
            "Proveedores cuyos tokens dan identidades.",
            effect: "Los usuarios de un proveedor quitado no obtienen credenciales."),
        "SamlProviderARNs": .init(
            "Proveedores cuyas aserciones dan identidades, con los roles que nombran.",
            effect: "Los usuarios de un proveedor quitado no obtienen credenciales."),
        "DeveloperProviderName": .init(
            "Un nombre como login.example.app, que nunca cambia.", effect: "Su servidor puede pedir tokens."),
        "Roles.authenticated": .init(
            "De las identidades que han iniciado sesión.",
            effect: "Las identidades con sesión iniciada obtienen credenciales de este rol."),
        "Roles.unauthenticated": .init("De los invitados.", effect: "Los invitados obtienen credenciales de este rol."),
        "RoleMappings.Type": .init(

            """
            Token: el rol que prefiere el token. Rules: las de abajo. –: el rol para identidades con sesión \
            iniciada.
            """,
            effect: "Los usuarios del proveedor pueden obtener otro rol."),
        "RoleMappings.AmbiguousRoleResolution": .init(

            """
            Si ninguna regla coincide o el token no nombra ningún rol: el rol para identidades con sesión \
            iniciada, o ninguno.
            """,
            effect: "Deny niega las credenciales a los usuarios sin coincidencia."),
        "RoleMappings.Rules": .init(
            "Como máximo 25. La primera cuyo claim coincide da su rol.",
            effect: "Los usuarios pueden obtener otro rol. Decide el orden."),
        "UseDefaults": .init(
            "true: el id del usuario y el del cliente, como username y client.",
            effect: "Las políticas que consultan las etiquetas anteriores ya no coinciden."),
        "PrincipalTags": .init(
            "Etiqueta y claim: department=custom:dept.",
            effect: "Las políticas que consultan las etiquetas anteriores ya no coinciden."),
    ]
}
