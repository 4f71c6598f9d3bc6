extension ConsoleTexts.Users {
    static let spanish = Self(
        title: "Usuarios", none: "No se ha encontrado ningún usuario.", search: "Empieza por", searchIn: "Atributo",
        anyAttribute: "según el texto", find: "Buscar", username: "Nombre de usuario", email: "Correo electrónico",
        phone: "Teléfono",
        status: "Estado", enabled: "Habilitado", created: "Creación", isEnabled: "habilitado",
        isDisabled: "deshabilitado",
        attributes: "Atributos", editAttributes: "Editar atributos",
        emptiedAttribute: "Un atributo sin valor se elimina.",
        attributesEffect:
            """
            El usuario conserva la contraseña y las sesiones; los tokens nuevos muestran los \
            valores nuevos.
            """,
        disableFirst: "Aquí solo se puede eliminar un usuario deshabilitado.", groups: "Grupos", group: "Grupo",
        noGroups: "El usuario no está en ningún grupo.", precedence: "Prioridad", role: "Rol", actionHeading: "Acción",
        history: "Historial de inicios de sesión", noHistory: "No hay ningún inicio de sesión registrado.",
        time: "Hora", event: "Evento",
        outcome: "Resultado", risk: "Riesgo", from: "Desde", sessions: "Sesiones", someSessions: "todas las que hay",
        noSessions: "ninguna", creation: .spanish, security: .spanish, searched: { "Búsqueda: \($0)" }, action: label,
        effect: consequence)

    private static func label(_ action: UserAction) -> String {
        switch action {
        case .enable: "Habilitar"
        case .disable: "Deshabilitar"
        case .resetPassword: "Restablecer la contraseña"
        case .signOut: "Cerrar sesión en todas partes"
        case .confirm: "Confirmar"
        case .addToGroup: "Añadir a un grupo"
        case .removeFromGroup: "Quitar del grupo"
        }
    }

    private static func consequence(_ action: UserAction) -> String {
        switch action {
        case .enable: "El usuario puede iniciar sesión de nuevo."
        case .disable: "El usuario no puede iniciar sesión y terminan todas sus sesiones. No se elimina nada."
        case .resetPassword:
            """
            El usuario recibe un código y debe establecer una contraseña nueva antes del próximo inicio de \
            sesión.
            """
        case .signOut:

            """
            Terminan todas las sesiones. Los servicios que comprueban los tokens por sí mismos aceptan los \
            tokens de acceso hasta que caduquen.
            """
        case .confirm: "El usuario puede iniciar sesión sin el código que se le envió."
        case .addToGroup: "Los tokens del próximo inicio de sesión nombran el grupo y su rol."
        case .removeFromGroup: "Los tokens del próximo inicio de sesión ya no nombran el grupo ni su rol."
        }
    }
}

extension ConsoleTexts.UserCreation {
    static let spanish = Self(
        title: "Crear un usuario",
        usernameHint: "En un pool cuyos usuarios inician sesión con una dirección, la dirección.",
        phoneHint: "Con el prefijo del país: +15550100123.", verified: "Las direcciones de arriba están verificadas.",
        password: "Contraseña temporal", passwordHint: "Sin ninguna, se genera una contraseña.",
        invitation: "Invitación", by: name, effect: consequence)

    private static func name(_ invitation: NewUserPage.Invitation) -> String {
        switch invitation {
        case .email: "Por correo"
        case .sms: "Por mensaje de texto"
        case .none: "Ninguna"
        }
    }

    private static func consequence(_ invitation: NewUserPage.Invitation) -> String {
        switch invitation {
        case .email, .sms:
            "Se envía al usuario la contraseña temporal, y elige otra en el primer inicio de sesión."
        case .none: "No se envía nada. El usuario elige otra contraseña en el primer inicio de sesión."
        }
    }
}

extension ConsoleTexts.UserSecurity {
    static let spanish = Self(
        title: "Sesiones y factores", factors: "Segundos factores", factor: "Factor",
        preferred: "Preferido", isPreferred: "preferido",
        noSessions: "El usuario no tiene ninguna sesión.", used: "Último uso", client: "Cliente de aplicación",
        devices: "Dispositivos",
        device: "Dispositivo", noDevices: "No se recuerda ningún dispositivo del usuario.", action: label,
        subject: name,
        effect: consequence)

    private static func label(_ action: UserSecurityChange.Action) -> String {
        switch action {
        case .turnOn: "Activar"
        case .turnOff: "Desactivar"
        case .endSession: "Terminar"
        case .forgetDevice: "Olvidar"
        case .resendInvitation: "Enviar la invitación otra vez"
        }
    }

    private static func name(_ action: UserSecurityChange.Action) -> String {
        switch action {
        case .turnOn, .turnOff: "UserMFASettingList"
        case .endSession: "SessionId"
        case .forgetDevice: "DeviceKey"
        case .resendInvitation: "Username"
        }
    }

    private static func consequence(_ action: UserSecurityChange.Action) -> String {
        switch action {
        case .turnOn: "Se pide este factor al usuario a partir del próximo inicio de sesión."
        case .turnOff:

            """
            Ya no se pide este factor al usuario. Si el pool exige uno y no hay otro, el usuario configura \
            uno en el próximo inicio de sesión.
            """
        case .endSession:

            """
            La sesión termina. Los servicios que comprueban los tokens por sí mismos aceptan su token de \
            acceso hasta que caduque.
            """
        case .forgetDevice: "El dispositivo ya no se recuerda, y sus sesiones no se pueden renovar."
        case .resendInvitation:
            "Se envía al usuario una contraseña temporal nueva. La anterior y su plazo se sustituyen."
        }
    }
}
