extension ConsoleTexts.Outbox {
    static let spanish = Self(
        title: "Bandeja de salida",
        lead:
            """
            Mensajes que esperan su envío, y los que fallaron en los últimos tres días. Sus textos y códigos \
            no se muestran.
            """, waiting: "En espera", failed: "Fallidos",
        none: "Este mensaje no existe.", id: "Mensaje", purpose: "Tipo", to: "Para", attempts: "Intentos",
        next: "Próximo intento, o fin", reason: "Motivo", retry: "Intentar otra vez", drop: "Descartar",
        retryEffect:
            """
            El mensaje se envía de inmediato, con el código que tiene. También se envía un código \
            caducado.
            """,
        dropEffect: "El mensaje se elimina y no se envía.", dropTitle: "Descartar un mensaje",
        retryTitle: "Intentar un mensaje otra vez", message: "Mensaje", state: "Estado",
        gone: "Este mensaje no existe: se envió o se descartó.", suppressed: "Direcciones suprimidas",
        suppressedLead:
            """
            Una dirección no recibe más correos después de que un correo a ella volviera de forma permanente, \
            de que su dueño se quejara o de que lo indicara un operador.
            """, address: "Dirección de correo", check: "Consultar",
        isSuppressed: "no recibe correos", isFree: "recibe correos", suppress: "No enviarle más correos",
        clear: "Volver a enviarle correos",
        suppressEffect: "Los códigos y las invitaciones ya no llegan a esta dirección.",
        clearEffect: "Se vuelven a enviar correos a esta dirección, hasta que el siguiente vuelva.", since: "Desde")
}
