extension ConsoleTexts.Messages {
    static let spanish = Self(
        title: "Mensajes",
        lead:
            """
            Cada mensaje como lo reciben los usuarios, con nombres y códigos inventados. No se llama a las \
            funciones que escriben o envían mensajes.
            """, kind: "Mensaje", language: "Idioma", channel: "Por",
        email: "correo", sms: "mensaje de texto", show: "Mostrar", from: "De", replyTo: "Reply-To", subject: "Asunto",
        html: "El correo como HTML", text: "Como texto sin formato", poolLanguage: "el idioma del pool",
        allLanguages: "todos los idiomas",
        allLead: "Los textos predeterminados están en cada idioma. Los textos propios son iguales para todos.",
        send: "Enviármelo", destination: "Destino",
        sendLead: "Envía este mensaje como el servidor envía los del pool, y dice si fue aceptado.",
        sent: "enviado.", queued: "espera en la bandeja de salida.", edit: "Editar el texto",
        reset: "Volver al texto predeterminado",
        resetEffect: "El mensaje vuelve a tener el texto predeterminado del idioma del usuario.",
        noReset: "El texto de este mensaje no es un ajuste.", kinds: name, length: size)

    private static func name(_ kind: MessageChoice.Kind) -> String {
        switch kind {
        case .verification: "Código de verificación"
        case .verificationLink: "Enlace de verificación"
        case .passwordReset: "Restablecimiento de contraseña"
        case .invitation: "Invitación"
        case .secondFactor: "Código de inicio de sesión"
        case .wrongCodes: "Muchos códigos incorrectos"
        case .lockedFactors: "Segundos factores bloqueados"
        case .riskBlocked: "Inicio de sesión con riesgo, bloqueado"
        case .riskSecondFactor: "Inicio de sesión con riesgo, se pide segundo factor"
        case .riskNotice: "Inicio de sesión con riesgo, aviso"
        }
    }

    private static func size(_ length: TextMessageLength) -> String {
        let letters = length.alphabet == .gsm ? "GSM de 7 bits" : "Unicode"
        let segments = length.segments == 1 ? "1 segmento" : "\(length.segments) segmentos"
        return "\(segments): \(length.units) caracteres, \(letters)."
    }
}
