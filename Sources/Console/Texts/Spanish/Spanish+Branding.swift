extension ConsoleTexts.Branding {
    static let spanish = Self(
        title: "Aspecto de las páginas",
        lead:
            """
            Colores, fuentes y logotipo de las páginas de inicio de sesión, para todos los clientes de \
            aplicación o para uno. El pool necesita un dominio.
            """, client: "Cliente de aplicación", allClients: "Todos los clientes de aplicación",
        inherited:
            """
            Este cliente no tiene aspecto propio: tiene el de todos los clientes. Al guardar \
            obtiene uno.
            """,
        choose: "Elegir", properties: "Propiedades",
        propertiesLead: "Cada campo tiene el valor que tienen las páginas. Lo que no cambie no se escribe.",
        sheet: "Hoja de estilos",
        sheetHint: "Reglas para las clases que se pueden cambiar y las variables de las páginas en :root.",
        preview: "Vista previa", screen: "Pantalla", language: "Idioma", dark: "Oscuro",
        errors: "Con errores", full: "ancho completo", logo: "Logotipo",
        logoLead: "PNG, JPEG o SVG, como máximo 100 KB.", upload: "Subir", removeLogo: "Quitar el logotipo",
        noLogo: "No hay ninguno.",
        effect: "Los usuarios lo ven en las páginas de inicio de sesión en menos de un minuto.",
        logoEffect: "Los usuarios lo ven en las páginas de inicio de sesión en menos de un minuto.",
        remove: "Quitar este aspecto",
        removeEffect:
            """
            Se quitan la hoja de estilos y el logotipo. Las páginas quedan como las de todos los clientes, o \
            como sin aspecto propio.
            """,
        meanwhile:
            """
            La hoja de estilos cambió en otro lugar desde que abrió la página. No se ha guardado nada. Abra \
            la página de nuevo.
            """, frame: "Cómo se ve la página", review: "Revisar el cambio", group: { names[$0] ?? $0 })

    private static let names = [
        "background": "Fondo", "banner": "Cabecera", "logo": "Logotipo", "textDescription": "Textos descriptivos",
        "label": "Etiquetas", "inputField": "Campos de entrada", "inputField:focus": "Campos de entrada con foco",
        "submitButton": "Botón de envío", "submitButton:hover": "Botón de envío bajo el puntero",
        "idpButton": "Botones de proveedores", "idpButton:hover": "Botones de proveedores bajo el puntero",
        "idpDescription": "Descripciones de proveedores", "socialButton": "Botones de redes sociales",
        "errorMessage": "Mensajes de error", "legalText": "Texto legal",
        "passwordCheck-valid": "Requisito de contraseña, cumplido",
        "passwordCheck-notValid": "Requisito de contraseña, no cumplido",
    ]
}
