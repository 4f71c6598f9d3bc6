extension DefaultTexts {
    static let spanish = DefaultTexts(
        verification: MailTexts("Su código de verificación", body: "Su código de verificación es {####}"),
        passwordReset: MailTexts(
            "Su código para restablecer la contraseña", body: "Su código para restablecer la contraseña es {####}"),
        link: MailTexts(
            "Su enlace de verificación",
            body:
                "Haga clic en el enlace para verificar su dirección de correo electrónico. {##Verificar el correo##}"),
        invitation: MailTexts(
            "Su contraseña temporal", body: "Su nombre de usuario es {username} y su contraseña temporal es {####}."),
        authentication: MailTexts("Su código de autenticación", body: "Su código de autenticación es {####}"),
        wrongCodes: WrongCodeTexts(
            subject: "Códigos incorrectos en su cuenta", lockedSubject: "Su cuenta está bloqueada",
            happened: {
                "Para {username} se introdujeron la contraseña correcta y después \($0) códigos incorrectos."
            },
            advice: "Si no fue usted, otras personas conocen su contraseña: cámbiela.",
            locked: "No se aceptan más códigos hasta que el administrador desbloquee su cuenta."),
        risk: RiskTexts(
            subject: "Nuevo intento de inicio de sesión", blockedSubject: "Intento de inicio de sesión bloqueado",
            blocked: "Hemos bloqueado un inicio de sesión en su cuenta {username}.",
            secondFactor: "En un inicio de sesión inusual en su cuenta {username} se pidió un segundo factor.",
            noAction: "Hubo un inicio de sesión inusual en su cuenta {username}.",
            time: "Hora", device: "Dispositivo", address: "Dirección",
            wasUser: "Si fue usted, {##díganoslo##}.",
            wasNotUser: "Si no fue usted, cambie su contraseña y {##avísenos##}."))
}
