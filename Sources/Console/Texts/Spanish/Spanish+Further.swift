extension ConsoleTexts.Further {
    static let spanish = Self(
        invitation: .spanish, secrets: .spanish, codes: .spanish, analytics: .spanish, wizard: .spanish,
        mapping: .init(
            title: "Asignación de atributos",
            lead: "Cómo llama cada proveedor a los atributos del pool.", effect: ""),
        done: { spanishOutcomes[$0] })

    private static let spanishOutcomes = [
        "AddUserPoolClientSecret": "Se ha añadido el secreto.",
        "DeleteUserPoolClientSecret": "Se ha eliminado "
            + "el secreto.",
    ]
}

extension ConsoleTexts.OperatorInvitation {
    fileprivate static let spanish = Self(
        title: "Invitar a un operador",
        lead: "Crea un operador, que elige una contraseña en una dirección válida una sola vez y durante un día.",
        name: "Nombre de usuario",
        role: "Puede",
        email: "Correo electrónico",
        emailHint: "Puede quedar vacío. La dirección se envía allí si la consola tiene una dirección propia y el "
            + "servidor envía correos; si no, aparece aquí.",
        effect: "La dirección convierte a quien la abre en el operador, con los permisos del rol.",
        denied: "Solo pueden hacerlo la propia cuenta y los operadores cuyo rol permite martlet:AdministerServer "
            + "y martlet:ManageOperators.",
        address: "Dirección para el operador",
        addressLead: "Entréguela ahora al operador: se muestra en esta página y nunca más.",
        sent: "Se ha enviado la dirección.",
        roleName: spanishRole)

    private static func spanishRole(_ role: String) -> String {
        switch role {
        case "read-only": "read-only: ver todo menos los secretos, sin cambiar nada"
        case "auditor": "auditor: leer el registro de auditoría"
        case "user-admin": "user-admin: usuarios y grupos, sin configuración"
        case "config-admin": "config-admin: configuración, sin usuarios"
        case "admin": "admin: todo"
        default: role
        }
    }
}

extension ConsoleTexts.ClientSecretPages {
    fileprivate static let spanish = Self(
        title: "Secretos",
        lead: "Un cliente puede tener dos, para que sus aplicaciones pasen de uno a otro: añada el segundo, "
            + "entréguelo a las aplicaciones y elimine después el primero.",
        id: "ID",
        created: "Creado",
        add: "Añadir un secreto",
        remove: "Eliminar",
        addEffect: "Ambos secretos son válidos hasta que se elimine uno.",
        removeEffect: "Las aplicaciones que aún usan el secreto ya no pueden iniciar la sesión de los usuarios.",
        new: "Secreto nuevo",
        once: "Copie ahora el secreto: se muestra en esta página y nunca más.",
        back: "Volver al cliente de aplicación")
}

extension ConsoleTexts.RecoveryCodePages {
    fileprivate static let spanish = Self(
        title: "Códigos de recuperación",
        create: "Crear códigos nuevos",
        effect: "El usuario recibe diez códigos en lugar de los anteriores. Cada uno sustituye una vez al código "
            + "de un segundo factor.",
        once: "Entregue ahora los códigos al usuario: se muestran en esta página y nunca más.",
        denied: "Solo pueden crear códigos la propia cuenta y los operadores cuyo rol permite "
            + "martlet:AdministerServer y martlet:ManageOperators.",
        left: { "Quedan \($0)" })
}

extension ConsoleTexts.AnalyticsPages {
    fileprivate static let spanish = Self(
        title: "Análisis",
        lead: "Los proyectos a los que se comunican registros, inicios de sesión y fallos, uno por cliente de "
            + "aplicación. Varios clientes pueden compartir un proyecto.",
        client: "Cliente de aplicación",
        project: "Proyecto",
        shared: "Comparte atributos",
        role: "Rol",
        add: "Añadir una asignación de aplicación",
        change: "Cambiar")
}

extension ConsoleTexts.PoolWizard {
    fileprivate static let spanish = Self(
        client: "Cliente de aplicación",
        clientHint: "Un nombre para un primer cliente de aplicación con secreto; vacío para ninguno.",
        clientEffect: "El cliente recibe un secreto, que la página del pool muestra si se pide.",
        showDetails: "Mostrar detalles",
        allClients: "Todos los clientes de aplicación",
        customs: "Atributos personalizados",
        customsHint: "Sin «custom:», que se antepone a cada nombre.",
        name: "Nombre",
        type: "Tipo",
        min: "Longitud o valor mínimo",
        max: "Longitud o valor máximo",
        mutable: "Modificable",
        addFirst: "Añadir atributo personalizado",
        addAnother: "Añadir otro atributo")
}

extension ConsoleTexts.Settings {
    static let spanishAnalytics: [String: ConsoleTexts.SettingText] = [
        "AnalyticsConfiguration.ApplicationId": .init(
            "El ID del proyecto, que también necesita un rol y un ID externo. Vacío, y sin ARN, para ninguno.",
            effect: "Desde ahora se comunican a este proyecto los usuarios de la aplicación."),
        "AnalyticsConfiguration.ApplicationArn": .init(
            "El ARN del proyecto, en lugar de su ID, rol e ID externo.",
            effect: "Desde ahora se comunican a este proyecto los usuarios de la aplicación."),
        "AnalyticsConfiguration.RoleArn": .init(
            "El rol con el que se comunica con el proyecto.",
            effect: "Los eventos salen con este rol."),
        "AnalyticsConfiguration.ExternalId": .init(
            "El ID externo del rol.",
            effect: "Se entrega este al rol."),
        "AnalyticsConfiguration.UserDataShared": .init(
            "Si el proyecto recibe también direcciones de correo y números de teléfono.",
            effect: "true: desde ahora el proyecto recibe las direcciones de los usuarios."),
    ]
}
