import WireRuntime

extension ConsoleTexts.Settings {
    static let spanish = Self(
        title: "Ajustes", noSection: "Esta sección de ajustes no existe.",
        meanwhile:
            """
            Estos ajustes cambiaron en otro lugar desde que abrió la página. No se ha guardado nada. El \
            formulario los muestra como están guardados ahora, y sus demás cambios como los escribió.
            """,
        whenShown: "Cuando abrió la página", storedNow: "Guardado ahora", yours: "Lo que escribió",
        sameReading: "Leer estos ajustes con un comando", lead: { "Ajustes de \($0), sección por sección." },
        section: { spanishSections[$0] ?? spanishIdentityPoolSections[$0] ?? ConsoleTexts.SectionText($0, lead: "") },
        fields: texts,
        affected: sentence,
        kind: hint)

    /// The sections by their names.
    static let spanishSections: [String: ConsoleTexts.SectionText] = [
        "general": .init("General", lead: "Nombre, protección contra la eliminación, nivel."),
        "policies": .init(
            "Políticas",
            lead:
                """
                Qué necesitan las contraseñas, quién puede registrarse y cuándo caduca una invitación.
                """),
        "verification": .init(
            "Verificación y recuperación",
            lead:
                """
                Qué datos de contacto se verifican con un código, y cómo se recupera una contraseña \
                olvidada.
                """),
        "sign-in": .init("Primeros factores", lead: "Con qué puede comenzar un inicio de sesión a elección."),
        "second-factors": .init("MFA", lead: "Si los usuarios necesitan un segundo factor, y cuáles hay."),
        "devices": .init(
            "Dispositivos", lead: "Si se recuerdan los dispositivos, y si los recordados no necesitan segundo factor."),
        "sessions": .init(
            "Sesiones", lead: "Si se hace seguimiento de las sesiones, y cuántas puede tener un usuario."),
        "messages": .init(
            "Mensajes con códigos",
            lead: "Los textos de los códigos. Un texto está aquí si el pool envía esos mensajes."),
        "invitations": .init("Invitaciones", lead: "Qué se envía a los usuarios que crean los administradores."),
        "senders": .init("Remitentes de mensajes", lead: "From y Reply-To de los correos, y los servicios que envían."),
        "protection": .init("Protección contra amenazas", lead: "Si los inicios de sesión se evalúan según su riesgo."),
        "risk": .init("Riesgo", lead: "Qué ocurre si un inicio de sesión tiene riesgo u otros conocen una contraseña."),
        "triggers": .init("Desencadenadores", lead: "La función a la que el pool llama en cada paso, por su ARN."),
        "logs": .init("Entrega de registros", lead: "Adónde van las entradas sobre mensajes e inicios de sesión."),
        "tags": .init("Etiquetas", lead: "Claves y valores propios, una línea key=value para cada uno."),
    ]

    private static let texts = general.merging(factors) { one, _ in one }.merging(messages) { one, _ in one }
        .merging(spanishRisks) { one, _ in one }.merging(spanishTriggers) { one, _ in one }.merging(spanishParts) {
            one, _ in one
        }
        .merging(spanishIdentityPools) { one, _ in one }.merging(spanishAccess) { one, _ in one }
        .merging(spanishAnalytics) { one, _ in one }

    private static func sentence(_ party: AffectedParty, users: Int?) -> String {
        let count = users.map { " (unos \($0))" } ?? ""
        return switch party {
        case .operators: "Solo los operadores."
        case .newUsers: "Los usuarios que se registren o se creen a partir de ahora."
        case .newPasswords: "Las contraseñas que se establezcan a partir de ahora; las demás siguen valiendo."
        case .nextSignIns: "Todos los usuarios\(count), en el próximo inicio de sesión."
        case .newTokens: "Los tokens que se emitan a partir de ahora."
        case .recipients: "Los destinatarios de los mensajes que se envíen a partir de ahora."
        case .apps: "Los usuarios de la aplicación."
        case .allUsers: "Todos los usuarios\(count)."
        case .identities: "Las identidades del pool, cuando vuelvan a pedir credenciales."
        case .callers: "Todos los que actúan con ello, en menos de un segundo."
        }
    }

    private static func hint(_ setting: ModelledSetting) -> String {
        switch (setting.field.style, setting.input.kind) {
        case (.pairs, _): return "una línea name=description para cada uno"
        case (.choices, _), (.presence, _), (_, .choice), (_, .flag), (_, .line), (_, .text): return limits(setting)
        case (_, let kind):
            return [ConsoleTexts.Explorer.spanishHint(kind), limits(setting)].filter { !$0.utf8.isEmpty }
                .joined(separator: " · ")
        }
    }

    private static func limits(_ setting: ModelledSetting) -> String {
        switch (setting.input.kind, setting.shape.minimum, setting.maximum) {
        case (.number, let minimum?, let maximum?): "\(minimum)–\(maximum)"
        case (.number, let minimum?, nil): "al menos \(minimum)"
        case (.line, _, let maximum?), (.text, _, let maximum?): "como máximo \(maximum) caracteres"
        default: ""
        }
    }
}

extension ConsoleTexts.Settings {
    private static let general: [String: ConsoleTexts.SettingText] = [
        "PoolName": .init(
            "El nombre en las listas.", effect: "El pool tiene otro nombre en las listas; su id permanece."),
        "DeletionProtection": .init(
            "ACTIVE: el pool no se puede eliminar.", effect: "INACTIVE permite eliminar el pool con todos sus usuarios."
        ),
        "UserPoolTier": .init(
            "El nivel de funciones; la protección contra amenazas necesita PLUS.",
            effect: "Un nivel se rechaza mientras el pool use una función que este no tiene."),
        "Policies.PasswordPolicy.MinimumLength": .init(
            "El mínimo de caracteres de una contraseña.", effect: "Las contraseñas más cortas se rechazan."),
        "Policies.PasswordPolicy.RequireLowercase": .init(
            "Si una contraseña necesita una minúscula.", effect: "true rechaza las contraseñas que no lo cumplen."),
        "Policies.PasswordPolicy.RequireUppercase": .init(
            "Si una contraseña necesita una mayúscula.", effect: "true rechaza las contraseñas que no lo cumplen."),
        "Policies.PasswordPolicy.RequireNumbers": .init(
            "Si una contraseña necesita una cifra.", effect: "true rechaza las contraseñas que no lo cumplen."),
        "Policies.PasswordPolicy.RequireSymbols": .init(
            "Si una contraseña necesita un carácter especial.",
            effect: "true rechaza las contraseñas que no lo cumplen."),
        "Policies.PasswordPolicy.PasswordHistorySize": .init(
            "Cuántas contraseñas anteriores no se pueden volver a usar.",
            effect: "Las contraseñas anteriores de un usuario se rechazan."),
        "Policies.PasswordPolicy.TemporaryPasswordValidityDays": .init(
            "Después de cuántos días caduca una invitación.",
            effect: "Un usuario invitado que no haya iniciado sesión para entonces necesita otra invitación."),
        "AdminCreateUserConfig.AllowAdminCreateUserOnly": .init(

            """
            true: solo los administradores crean usuarios. false: los usuarios se registran por sí \
            mismos.
            """,
            effect: "true rechaza el registro en todas las aplicaciones del pool."),
        "UserPoolTags": .init(
            "Etiquetas del pool.", effect: "Las políticas y herramientas que miran las etiquetas ven las nuevas."),
        "AutoVerifiedAttributes": .init(
            "Qué se verifica con un código en el registro.",
            effect: "El registro envía allí un código. Sin ninguno, los administradores confirman a los usuarios."),
        "UserAttributeUpdateSettings.AttributesRequireVerificationBeforeUpdate": .init(
            "Qué cambia solo cuando se ha verificado su valor nuevo.",
            effect: "El valor antiguo permanece hasta que se introduce el código para el nuevo."),
        "AccountRecoverySetting.RecoveryMechanisms": .init(

            """
            Adónde va el código para una contraseña olvidada, la primera opción primero. admin_only: a ningún \
            sitio.
            """,
            effect: "Los usuarios sin un contacto verificado así no pueden recuperar su contraseña por sí mismos."),
    ]

    private static let factors: [String: ConsoleTexts.SettingText] = [
        "Policies.SignInPolicy.AllowedFirstAuthFactors": .init(
            "Con qué pueden comenzar los usuarios un inicio de sesión a elección.",
            effect: "Los usuarios que solo tienen lo que se quita ya no pueden iniciar sesión a elección."),
        "MfaConfiguration": .init(
            "OFF, OPTIONAL (deciden los usuarios) u ON (obligatorio).",
            effect:
                """
                ON pide a cada usuario un segundo factor; quien no tenga ninguno debe configurarlo. OFF no se lo \
                pide a nadie.
                """),
        "SoftwareTokenMfaConfiguration.Enabled": .init(
            "Códigos de una aplicación de autenticación.",
            effect: "Sin esto, no se piden aplicaciones de autenticación."),
        "SmsMfaConfiguration": .init(
            "Códigos por mensaje de texto: activado, o – para desactivado.",
            effect: "Sin esto, no se envía ningún código por mensaje de texto."),
        "SmsMfaConfiguration.SmsAuthenticationMessage": .init(
            "El texto con {####} para el código.", effect: "Los mensajes de texto dicen esto."),
        "SmsMfaConfiguration.SmsConfiguration.SnsCallerArn": .init(
            "El rol con el que Amazon envía mensajes de texto. Martlet lo guarda para herramientas.",
            effect: "Lo leen las herramientas."),
        "SmsMfaConfiguration.SmsConfiguration.ExternalId": .init(
            "El id externo del rol.", effect: "Lo leen las herramientas."),
        "EmailMfaConfiguration": .init(
            "Códigos por correo: activado, o – para desactivado.",
            effect: "Sin esto, no se envía ningún código por correo en el inicio de sesión."),
        "EmailMfaConfiguration.Subject": .init("El asunto del correo.", effect: "Los correos tienen este asunto."),
        "EmailMfaConfiguration.Message": .init(
            "El texto con {####} para el código.", effect: "Los correos dicen esto."),
        "DeviceConfiguration.DeviceOnlyRememberedOnUserPrompt": .init(
            "–: los dispositivos no se recuerdan. false: siempre. true: decide el usuario.",
            effect: "–: el pool ya no recuerda los dispositivos."),
        "DeviceConfiguration.ChallengeRequiredOnNewDevice": .init(
            "true: solo un dispositivo recordado inicia sesión sin el segundo factor.",
            effect: "true permite que los dispositivos recordados valgan como segundo factor."),
        "UserSessionTracking": .init(
            "ENABLED: cada sesión aparece en la lista y se puede terminar por separado.",
            effect: "DISABLED ya no muestra sesiones, y el límite de abajo no tiene efecto."),
        "TokenSession.MaxPerUser": .init(
            "Cuántas sesiones puede tener un usuario a la vez.",
            effect: "Un inicio de sesión de más termina la sesión que lleva más tiempo sin usarse."),
        "UserPoolAddOns.AdvancedSecurityMode": .init(
            "OFF, AUDIT (evaluar y registrar) o ENFORCED (actuar según los ajustes de «Riesgo»).",
            effect: "ENFORCED puede pedir un segundo factor o rechazar un inicio de sesión."),
        "UserPoolAddOns.AdvancedSecurityAdditionalFlows.CustomAuthMode": .init(

            """
            Lo mismo para los inicios de sesión personalizados, que el modo de arriba no incluye: AUDIT o \
            ENFORCED.
            """,
            effect: "ENFORCED puede pedir un segundo factor o rechazar un inicio de sesión personalizado."),
    ]

    private static let messages: [String: ConsoleTexts.SettingText] = [
        "SmsAuthenticationMessage": .init(
            "El mensaje de texto con el código de un segundo factor; {####} es el código.",
            effect: "Los mensajes de texto dicen esto."),
        "VerificationMessageTemplate.SmsMessage": .init(
            "El mensaje de texto que verifica un número de teléfono; {####} es el código.",
            effect: "Los mensajes de texto dicen esto."),
        "VerificationMessageTemplate.DefaultEmailOption": .init(
            "Si un correo tiene un código o un enlace.", effect: "Los correos de registro tienen lo otro."),
        "VerificationMessageTemplate.EmailSubject": .init(
            "El asunto de un correo con un código.", effect: "Los correos tienen este asunto."),
        "VerificationMessageTemplate.EmailMessage": .init(
            "El correo con un código; {####} es el código.", effect: "Los correos dicen esto."),
        "VerificationMessageTemplate.EmailSubjectByLink": .init(
            "El asunto de un correo con un enlace.", effect: "Los correos tienen este asunto."),
        "VerificationMessageTemplate.EmailMessageByLink": .init(
            "El correo con un enlace; {##Click here##} es el enlace.", effect: "Los correos dicen esto."),
        "AdminCreateUserConfig.InviteMessageTemplate.SMSMessage": .init(
            "La invitación por mensaje de texto; {username} y {####} son el nombre y la contraseña.",
            effect: "Las invitaciones dicen esto."),
        "AdminCreateUserConfig.InviteMessageTemplate.EmailSubject": .init(
            "El asunto de una invitación por correo.", effect: "Las invitaciones tienen este asunto."),
        "AdminCreateUserConfig.InviteMessageTemplate.EmailMessage": .init(
            "La invitación por correo; {username} y {####} son el nombre y la contraseña.",
            effect: "Las invitaciones dicen esto."),
        "EmailConfiguration.From": .init(
            "El remitente de los correos.", effect: "Los correos salen de esta dirección."),
        "EmailConfiguration.ReplyToEmailAddress": .init(
            "Adónde van las respuestas.", effect: "Las respuestas van allí."),
        "EmailConfiguration.EmailSendingAccount": .init(
            "Qué servicio envía: el del servidor, o la identidad propia del pool.",
            effect: "Los correos salen por el otro."),
        "EmailConfiguration.SourceArn": .init("La identidad de SES que envía.", effect: "Los correos salen de ella."),
        "EmailConfiguration.ConfigurationSet": .init(
            "El conjunto de configuración que se indica a SES.", effect: "Se indica este a SES."),
        "SmsConfiguration.SnsCallerArn": .init(
            "El rol con el que Amazon envía mensajes de texto. Martlet lo guarda para herramientas.",
            effect: "Lo leen las herramientas."),
        "SmsConfiguration.ExternalId": .init("El id externo del rol.", effect: "Lo leen las herramientas."),
        "SmsConfiguration.SnsRegion": .init("La región de SNS.", effect: "Lo leen las herramientas."),
    ]
}
