extension ConsoleTexts.PoolCreation {
    static let spanish = Self(
        nameHint: "Para operadores; los usuarios lo ven en el título de las páginas.",
        defaults: "Revisar los valores predeterminados",
        settings: "Recorrer los ajustes",
        effect:
            """
            Un pool sin usuarios ni clientes de aplicación. Todo lo demás tiene una página en los ajustes del \
            pool.
            """,
        permanent: "Solo «martlet pool schema» puede cambiarlo después.",
        aliasEffect: "Una dirección vale como nombre una vez verificada.",
        needsSMS:
            """
            Los códigos por mensaje de texto necesitan SmsConfiguration con un SnsCallerArn: aún no hay \
            ninguno.
            """,
        nothing: "ninguno", signInHeading: "Los usuarios inician sesión con", aliases: "Y con, una vez verificado",
        names: "Nombres de usuario", distinguishesCase: "Ada y ada son dos usuarios",
        required: "Atributos obligatorios",
        verified: "Se verifica con un código en el registro", signUp: "Registro",
        byAdministratorOnly: "Solo los administradores crean usuarios", length: "Longitud mínima de las contraseñas",
        later:
            """
            MFA, mensajes, dominio, aspecto, proveedores, desencadenadores, protección y clientes de \
            aplicación siguen cuando exista el pool.
            """,
        signIn: name)

    private static func name(_ signIn: NewPool.SignIn) -> String {
        switch signIn {
        case .username: "Un nombre de usuario"
        case .email: "Su correo electrónico"
        case .phone: "Su número de teléfono"
        case .emailOrPhone: "Cualquiera de las dos direcciones"
        }
    }
}
