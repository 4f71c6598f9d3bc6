extension PageTexts {
    static let spanish = PageTexts(
        signIn: SignInTexts(
            title: "Iniciar sesión", button: "Iniciar sesión", next: "Continuar", or: "o",
            withProvider: { "Continuar con \($0)" },
            legal: "Nunca publicamos nada en estas cuentas.",
            corporateLead: "Inicie sesión con su cuenta de empresa",
            corporateEmail: "Correo electrónico del trabajo", forgotPassword: "¿Ha olvidado la contraseña?",
            noAccount: "¿Aún no tiene cuenta?", createAccount: "Crear una cuenta",
            haveAccount: "¿Ya tiene una cuenta?", back: "Volver al inicio de sesión"),
        names: NameTexts(
            username: "Nombre de usuario", email: "Correo electrónico", phone: "Número de teléfono",
            emailOrPhone: "Correo electrónico o número de teléfono",
            usernameOrEmail: "Nombre de usuario o correo electrónico",
            usernameOrPhone: "Nombre de usuario o número de teléfono",
            any: "Nombre de usuario, correo electrónico o teléfono",
            phoneHint: "Con prefijo del país, por ejemplo +34612345678"),
        passwords: PasswordTexts(
            password: "Contraseña", new: "Nueva contraseña", repeated: "Repita la contraseña",
            show: "Mostrar la contraseña", hide: "Ocultar la contraseña", rules: "La contraseña necesita:",
            length: { "al menos \($0) caracteres" }, uppercase: "una letra mayúscula",
            lowercase: "una letra minúscula", number: "un número", symbol: "un carácter especial",
            history: { "ser distinta de las últimas \($0)" },
            replace: HeadingTexts(
                "Elija una contraseña nueva", lead: "Su contraseña actual era temporal y debe sustituirse."),
            save: "Guardar la contraseña",
            forgot: HeadingTexts("Restablecer la contraseña", lead: "Le enviaremos un código para elegir una nueva."),
            sendCode: "Enviar código", reset: "Elija una contraseña nueva",
            changed: "Su contraseña se ha cambiado. Ya puede iniciar sesión con ella."),
        codes: CodeTexts(
            title: "Introduzca el código", code: "Código",
            sentBySMS: { "Hemos enviado un mensaje de texto a \($0)." },
            sentByEmail: { "Hemos enviado un correo a \($0)." }, sentTo: { "Hemos enviado un código a \($0)." },
            sent: "Si la cuenta existe, le hemos enviado un código.",
            fromApp: "Abra su aplicación de autenticación e introduzca el código que muestra.",
            verify: "Verificar", resend: "Enviar un código nuevo", resent: "Le hemos enviado un código nuevo.",
            otherFactor: "Usar otro método", useRecovery: "Usar un código de recuperación",
            recovery: HeadingTexts(
                "Introduzca un código de recuperación", lead: "Cada código de recuperación sirve una sola vez."),
            recoveryCode: "Código de recuperación"),
        factors: FactorTexts(
            first: "¿Cómo quiere iniciar sesión?", second: "Confirme que es usted",
            setUp: HeadingTexts("Proteja su cuenta", lead: "Configure un segundo paso para iniciar sesión."),
            signingInAs: { "Iniciando sesión como \($0)" }, password: "Contraseña", sms: "Mensaje de texto",
            email: "Correo electrónico", app: "Aplicación de autenticación", passkey: "Llave de acceso",
            appTitle: "Configure su aplicación de autenticación",
            appScan: "Escanee este código con su aplicación de autenticación.",
            appImage: "Código QR para la aplicación de autenticación",
            appKey: "¿No puede escanearlo? Introduzca esta clave en la aplicación:",
            appCode: "Código de la aplicación", finish: "Terminar la configuración",
            remember: HeadingTexts(
                "¿Recordar este dispositivo?",
                lead: "En un dispositivo que solo usa usted, se le pedirán menos códigos."),
            rememberYes: "Recordarlo", rememberNo: "Ahora no"),
        signUp: SignUpTexts(
            title: "Crear una cuenta", button: "Registrarse", optional: "opcional", confirm: "Confirme su cuenta",
            confirmButton: "Confirmar",
            resend: HeadingTexts("Obtener un código nuevo", lead: "Le enviaremos el código otra vez."),
            linkQuestion: HeadingTexts(
                "Confirme su registro",
                lead: "Pulse el botón para completarlo. Si no se ha registrado, cierre esta página."),
            linkDone: HeadingTexts("Su registro está confirmado", lead: "Puede cerrar esta página e iniciar sesión."),
            linkIncomplete: HeadingTexts(
                "Este enlace está incompleto", lead: "Ábralo de nuevo desde el mensaje o cópielo entero."),
            linkInvalid: HeadingTexts(
                "Este enlace ya no es válido", lead: "Pida uno nuevo o inicie sesión si ya lo ha usado."),
            busy: HeadingTexts("Ahora mismo no es posible", lead: "Inténtelo de nuevo dentro de un minuto."),
            tryAgain: "Intentar de nuevo"),
        attributes: AttributeTexts(
            address: "Dirección", birthdate: "Fecha de nacimiento", email: "Correo electrónico",
            familyName: "Apellidos", gender: "Género", givenName: "Nombre", locale: "Idioma",
            middleName: "Segundo nombre", name: "Nombre completo", nickname: "Apodo",
            phoneNumber: "Número de teléfono", picture: "Enlace a una imagen",
            preferredUsername: "Nombre de usuario preferido", profile: "Enlace a un perfil", website: "Sitio web",
            timeZone: "Zona horaria"),
        sessions: SessionTexts(
            signedIn: "Le damos la bienvenida de nuevo", continueAs: { "Continuar como \($0)" },
            otherAccount: "Usar otra cuenta",
            signedOut: HeadingTexts("Ha cerrado la sesión", lead: "Puede cerrar esta página."),
            returning: HeadingTexts("Ha iniciado sesión", lead: "Le llevamos de vuelta a la aplicación."),
            returnLink: "Continuar a la aplicación",
            tested: HeadingTexts(
                "La prueba ha terminado",
                lead:
                    """
                    No se ha iniciado ninguna sesión. Quien inició la prueba ve el resultado. Puede cerrar \
                    esta página.
                    """)),
        linking: LinkingTexts(
            title: "¿Es esta su cuenta?",
            lead: { "Ya existe una cuenta con el correo electrónico \($0)." },
            effect: {
                """
                Si es suya, inicie sesión en ella una vez. Después, \($0) también podrá iniciar su sesión en ella. \
                Continúe solo si confía en \($0).
                """
            },
            connect: "Iniciar sesión en esta cuenta", separate: "Usar una cuenta nueva",
            otherAccount: "Esa era otra cuenta. Inicie sesión en la cuenta con este correo electrónico."),
        account: .spanish,
        accountChange: .spanish,
        feedback: FeedbackTexts(
            valid: HeadingTexts(
                "¿Era usted?", lead: "Pulse el botón para indicarnos que este inicio de sesión era suyo."),
            validButton: "Era yo",
            invalid: HeadingTexts(
                "¿No era usted?",
                lead:
                    "Pulse el botón para indicarnos que otra persona ha iniciado sesión. Después, cambie su contraseña."
            ),
            invalidButton: "No era yo", done: HeadingTexts("Gracias", lead: "Puede cerrar esta página."),
            spent: HeadingTexts("Este enlace ya no es válido", lead: "Es posible que ya lo haya utilizado.")),
        devices: DeviceTexts(
            enter: HeadingTexts("Conectar un dispositivo", lead: "Introduzca el código que muestra su dispositivo."),
            code: "Código del dispositivo", confirm: { "¿Dar acceso a \($0)?" },
            confirmLead: { "Continúe solo si su propio dispositivo muestra el código \($0)." },
            signedInAs: { "Ha iniciado sesión como \($0)." }, scopes: "Podrá:", scopeOpenID: "reconocer su cuenta",
            scopeEmail: "ver su correo electrónico", scopePhone: "ver su número de teléfono",
            scopeProfile: "ver su perfil", scopeAdmin: "ver y cambiar su cuenta", allow: "Permitir",
            deny: "Denegar",
            allowed: HeadingTexts("Su dispositivo está conectado", lead: "Puede volver a él y cerrar esta página."),
            denied: HeadingTexts(
                "Acceso denegado", lead: "El dispositivo no ha recibido acceso. Puede cerrar esta página.")),
        problems: ProblemTexts(
            wrongCredentials: "El nombre o la contraseña no son correctos.",
            unknownUser: "No hay ninguna cuenta con este nombre.",
            wrongCode: "Este código no es correcto. Compruébelo e inténtelo de nuevo.",
            expiredCode: "Este código ya no es válido. Pida uno nuevo.",
            tooManyAttempts: "Demasiados intentos. Espere un rato e inténtelo de nuevo.",
            tooManyRequests: "Demasiadas solicitudes. Espere un rato e inténtelo de nuevo.",
            weakPassword: "Esta contraseña no cumple todas las reglas.",
            reusedPassword: "Ya ha usado esta contraseña. Elija otra.",
            differentPasswords: "Las dos contraseñas no coinciden.",
            nameTaken: "Ya existe una cuenta con este nombre.",
            addressTaken: "Este correo electrónico o teléfono pertenece a otra cuenta.",
            unknownCompany: "Ninguna empresa inicia sesión aquí con esta dirección.", missing: "Rellene este campo.",
            malformed: "Compruebe este dato.",
            disabledUser: "Esta cuenta está desactivada.", unconfirmedUser: "Esta cuenta aún no está confirmada.",
            passwordResetRequired: "Debe restablecer su contraseña antes de iniciar sesión.",
            notAllowed: "Esto no está permitido aquí.",
            refusedAsRisky: "Este inicio de sesión se ha rechazado por motivos de seguridad.",
            noDestination: "Esta cuenta no tiene un correo ni un teléfono confirmados a los que enviar un código.",
            undelivered: "No se ha podido enviar el mensaje. Inténtelo más tarde.",
            expiredSession: "El inicio de sesión ha tardado demasiado. Empiece de nuevo.",
            unavailable: "Ahora mismo no es posible. Inténtelo de nuevo."),
        errors: ErrorTexts(
            badRequest: HeadingTexts(
                "Hay un problema con este enlace", lead: "Vuelva a la aplicación e inténtelo de nuevo desde allí."),
            unknownApp: HeadingTexts(
                "No puede iniciar sesión con esta aplicación",
                lead: "No está bien configurada. Avise a sus responsables."),
            expiredForm: HeadingTexts(
                "Esta página ha caducado",
                lead: "Ábrala de nuevo. Si vuelve a ocurrir, permita las cookies de este sitio."),
            notFound: HeadingTexts("Esta página no existe", lead: "Compruebe la dirección o vuelva a la aplicación."),
            tooManyRequests: HeadingTexts("Demasiadas solicitudes", lead: "Espere un rato e inténtelo de nuevo."),
            unavailable: HeadingTexts(
                "Algo ha fallado por nuestra parte", lead: "Inténtelo de nuevo dentro de un minuto."),
            provider: HeadingTexts(
                "No hemos podido iniciar sesión con el otro proveedor",
                lead: "Inténtelo de nuevo. Si continúa, avise al operador de la aplicación e indique la solicitud."
            ), detail: "Detalles", requestID: "Solicitud", startAgain: "Empezar de nuevo"),
        common: CommonTexts(
            continueTo: { "para continuar en \($0)" },
            notYou: "¿No es usted?",
            language: "Idioma",
            terms: "Condiciones de uso",
            privacy: "Privacidad",
            capsLock: "El bloqueo de mayúsculas está activado.",
            copy: "Copiar la clave",
            copied: "Copiada",
            unconfirmed: """
                Su cuenta aún no está confirmada. Introduzca el código que recibió al registrarse o pida uno \
                nuevo.
                """,
            unconfirmedSentTo: {
                """
                Su cuenta aún no está confirmada. Introduzca el código que enviamos a \($0) cuando se \
                registró o pida uno nuevo.
                """
            },
            here: HeadingTexts(
                "Aquí inician sesión los usuarios de las aplicaciones",
                lead: "En esta dirección no hay nada que ver. Vaya a la aplicación que quiera usar.")))
}
