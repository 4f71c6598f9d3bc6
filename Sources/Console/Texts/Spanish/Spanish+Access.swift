extension ConsoleTexts.Access {
    static let spanish = Self(
        title: "Acceso",
        lead: "Quién puede llamar a las operaciones: usuarios y roles de IAM, sus políticas y proveedores.",
        shipped: "Políticas para operadores",
        shippedLead:
            """
            Están en todas las cuentas. Adjunte una a un usuario o rol; no necesita ninguna otra política \
            para su trabajo.
            """,
        shippedPolicy: "La política viene con Martlet. Se puede adjuntar, pero no cambiar.",
        shippedPolicies: [
            ("MartletAdmin", "todo"), ("MartletUserAdmin", "usuarios, grupos, sesiones e identidades; ningún ajuste"),
            ("MartletConfigAdmin", "ajustes de los pools y sus clientes; ningún dato de usuarios"),
            ("MartletReadOnly", "leer todo excepto los secretos"),
            ("MartletAuditor", "leer quién puede hacer qué, y los inicios de sesión"),
        ], attached: "Políticas adjuntas", detach: "Separar", inline: "Políticas insertadas",
        newInline: "Añadir una política insertada", inlineLead: "Una política que pertenece solo a este usuario o rol.",
        keys: "Claves de acceso", newKey: "Nueva clave de acceso",
        secretOnce: "Copie el secreto ahora: se muestra en esta página y nunca más.", activate: "Activar",
        deactivate: "Desactivar", deleteKey: "Eliminar", trust: "Política de confianza",
        trustLead: "Quién puede asumir el rol.", editTrust: "Editar la política de confianza", remove: "Quitar",
        clientIDs: "Id de clientes", back: "Volver",
        policyLead: "Un cambio crea una versión nueva, que pasa a ser la predeterminada.",
        holders: "Quién la tiene", noHolders: "Ningún usuario ni rol tiene la política.", versions: "Versiones",
        isDefault: "predeterminada", makeDefault: "Hacer predeterminada", simulator: "Simulador de políticas",
        simulatorLead: "Si las políticas permiten una solicitud, y qué instrucción decide.",
        simulate: "Simular las políticas", simulation: "Simular", principal: "Usuario o rol",
        principalHint: "Su ARN; vacío para probar solo la política de abajo.", document: "Política",
        documentHint: "Un documento de política, solo o además de las del usuario o rol.", actions: "Acciones",
        actionsHint: "Una línea para cada una, como cognito-idp:ListUsers.", resources: "Recursos",
        resourcesHint: "Una línea para cada ARN; vacío para cualquiera.", context: "Contexto",
        contextHint:
            """
            Una línea key=value para cada una, como aws:SourceIp=192.0.2.1; las líneas con la misma clave son \
            sus valores.
            """,
        nothingToSimulate: "Nombre un usuario o rol, o escriba una política, y nombre una acción.",
        results: "Decisiones",
        decidedBy: "Decidido por", nearly: "Decidiría de otro modo",
        noStatement: "Ninguna instrucción lo permite.",
        unread:
            """
            Sus políticas no permiten leer estos documentos, por lo que no se muestran sus \
            instrucciones:
            """,
        moreActions: "Estas son las primeras decisiones; simule las demás acciones por separado.",
        otherResource: "Es para otros recursos.", missing: { "Falta \($0)." },
        missingKeys: { "Claves de contexto que piden las políticas y que faltan en la solicitud: \($0)." },
        doneBefore: { "Antes se hizo, y permanece: \($0.joined(separator: ", "))." }, effect: consequence,
        decision: { decisions[$0] ?? $0 }, failed: { condition($0, key: $1, given: $2) })

    private static let decisions = [
        "allowed": "permitido", "explicitDeny": "denegado por una instrucción",
        "implicitDeny": "denegado: no permitido",
    ]

    private static func condition(_ test: String, key: String, given: [String]?) -> String {
        guard let given else { return "\(test) sobre \(key) no se cumple: la solicitud no tiene la clave." }
        return "\(test) sobre \(key) no se cumple: la solicitud tiene \(given.joined(separator: ", "))."
    }

    private static func consequence(_ action: AccessAction) -> String {
        switch action {
        case .attachUserPolicy, .attachRolePolicy: "La política decide en menos de un segundo lo que puede hacer."
        case .detachUserPolicy, .detachRolePolicy:
            "Lo que solo permite esta política se deniega en menos de un segundo."
        case .deleteUserPolicy, .deleteRolePolicy:
            "La política desaparece. Lo que solo ella permite se deniega en menos de un segundo."
        case .createAccessKey:
            """
            Los programas pueden firmar con la clave. Su secreto se muestra una vez, en la página \
            siguiente.
            """
        case .updateAccessKey: "Los programas que firman con una clave inactiva se rechazan de inmediato."
        case .deleteAccessKey:
            "Los programas que firman con la clave se rechazan de inmediato, y su secreto desaparece."
        case .tagRole, .untagRole: "Las políticas que consultan las etiquetas del rol ven las nuevas."
        case .setDefaultVersion: "La versión decide en menos de un segundo para todos los que tienen la política."
        case .deleteVersion: "El documento de la versión desaparece. La predeterminada permanece."
        case .addClientID: "Se aceptan los tokens para este cliente."
        case .removeClientID: "Se rechazan los tokens para este cliente."
        }
    }
}

extension ConsoleTexts.Changes {
    static let spanishAccessOutcomes = [
        "CreateIdentityPool": "Se ha creado el pool de identidades. Necesita roles para las credenciales.",
        "UpdateIdentityPool": "Se ha guardado el pool de identidades.",
        "SetIdentityPoolRoles": "Se han guardado los roles.",
        "SetPrincipalTagAttributeMap": "Se han guardado las etiquetas de principal.",
        "DeleteIdentityPool": "Se ha eliminado el pool de identidades.",
        "DeleteIdentities": "Se ha eliminado la identidad.",
        "UnlinkDeveloperIdentity": "El usuario está desvinculado.", "CreateUser": "Se ha creado el usuario.",
        "UpdateUser": "Se ha guardado el usuario.", "DeleteUser": "Se ha eliminado el usuario.",
        "CreateRole": "Se ha creado el rol.",
        "UpdateRole": "Se ha guardado el rol.", "DeleteRole": "Se ha eliminado el rol.",
        "UpdateAssumeRolePolicy": "Se ha guardado la política de confianza.",
        "CreatePolicy": "Se ha creado la política.",
        "CreatePolicyVersion": "La política se ha guardado como versión nueva.",
        "DeletePolicy": "Se ha eliminado la política.",
        "PutUserPolicy": "Se ha guardado la política insertada.",
        "PutRolePolicy": "Se ha guardado la política insertada.",
        "DeleteUserPolicy": "Se ha eliminado la política insertada.",
        "DeleteRolePolicy": "Se ha eliminado la política insertada.",
        "AttachUserPolicy": "La política está adjunta.", "AttachRolePolicy": "La política está adjunta.",
        "DetachUserPolicy": "La política está separada.", "DetachRolePolicy": "La política está separada.",
        "UpdateAccessKey": "Se ha cambiado la clave de acceso.",
        "DeleteAccessKey": "Se ha eliminado la clave de acceso.",
        "TagRole": "Se ha guardado la etiqueta.", "UntagRole": "Se ha quitado la etiqueta.",
        "SetDefaultPolicyVersion": "La versión es la predeterminada.",
        "DeletePolicyVersion": "Se ha eliminado la versión.",
        "CreateOpenIDConnectProvider": "Se ha creado el proveedor.",
        "DeleteOpenIDConnectProvider": "Se ha eliminado el proveedor.",
        "UpdateOpenIDConnectProviderThumbprint": "Se ha guardado el proveedor.",
        "AddClientIDToOpenIDConnectProvider": "Se ha añadido el id de cliente.",
        "RemoveClientIDFromOpenIDConnectProvider": "Se ha quitado el id de cliente.",
        "CreateSAMLProvider": "Se ha creado el proveedor.", "UpdateSAMLProvider": "Se ha guardado el proveedor.",
        "DeleteSAMLProvider": "Se ha eliminado el proveedor.",
    ]
}

extension ConsoleTexts.Parts {
    static let spanishAccessParts: [String: ConsoleTexts.PartText] = [
        "user": .init(
            title: "Usuarios de IAM", create: "Crear un usuario de IAM",
            lead: "Programas y operadores con claves de acceso.",
            effect: "El usuario aún no tiene permisos ni clave de acceso."),
        "role": .init(
            title: "Roles", create: "Crear un rol",
            lead: "Permisos para quienes pueden asumirlos: identidades, usuarios, otros programas.",
            effect: "Quien figure en la política de confianza puede asumir el rol. Aún no tiene permisos."),
        "policy": .init(
            title: "Políticas", create: "Crear una política", lead: "Permisos que comparten usuarios y roles.",
            effect: "La política no tiene efecto hasta que se adjunta."),
        "openid-provider": .init(
            title: "Proveedores OpenID", create: "Crear un proveedor OpenID",
            lead: "Emisores en cuyos tokens confían los pools de identidades y los roles.",
            effect: "Los pools de identidades y las políticas de confianza pueden nombrar el proveedor."),
        "saml-provider": .init(
            title: "Proveedores SAML", create: "Crear un proveedor SAML",
            lead: "Proveedores en cuyas aserciones confían los pools de identidades y los roles.",
            effect: "Los pools de identidades y las políticas de confianza pueden nombrar el proveedor."),
    ]

    static let spanishAccessDeletions: [String: String] = [
        "user": "Un usuario con claves de acceso o políticas adjuntas no se elimina: quítelas primero.",
        "role":
            """
        Un rol con políticas adjuntas no se elimina. Las credenciales del rol dejan de funcionar de \
        inmediato.
        """,
        "policy": "Una política adjunta, o con más versiones, no se elimina.",
        "openid-provider": "Los pools de identidades y roles que lo nombran ya no admiten a sus usuarios.",
        "saml-provider": "Los pools de identidades y roles que lo nombran ya no admiten a sus usuarios.",
    ]
}

extension ConsoleTexts.Settings {
    static let spanishAccess: [String: ConsoleTexts.SettingText] = [
        "UserName": .init("El nombre del usuario.", effect: ""),
        "NewUserName": .init(
            "El nombre. Las claves de acceso y las políticas permanecen.",
            effect: "Las políticas que nombran el ARN del usuario ya no coinciden."),
        "NewPath": .init("La ruta delante del nombre en el ARN.", effect: "El ARN del usuario es otro."),
        "Path": .init("La ruta delante del nombre en el ARN; / si está vacía.", effect: ""),
        "RoleName": .init("El nombre, que nunca cambia.", effect: ""),
        "AssumeRolePolicyDocument": .init("Quién puede asumir el rol.", effect: ""),
        "Role.Description": .init("Para operadores.", effect: "Aparece en las listas."),
        "MaxSessionDuration": .init(
            "La sesión más larga, en segundos.", effect: "Las sesiones más largas se rechazan a partir de ahora."),
        "PolicyName": .init("El nombre, que nunca cambia.", effect: ""),
        "PolicyDocument": .init(
            "Una política en JSON.", effect: "Lo que el documento ya no permite se deniega en menos de un segundo."),
        "Url": .init("El emisor, con https://. Nunca cambia.", effect: ""),
        "ClientIDList": .init("Los id de cliente para los que son los tokens.", effect: ""),
        "ThumbprintList": .init(
            "Huellas de certificados, que Martlet guarda para herramientas y no compara.",
            effect: "Las herramientas que leen el proveedor ven estas."),
        "SAMLMetadataDocument": .init(
            "Los metadatos del proveedor como XML.",
            effect: "Las aserciones firmadas con las claves anteriores se rechazan."),
    ]
}
