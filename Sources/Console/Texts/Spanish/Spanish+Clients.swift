extension ConsoleTexts.Clients {
    static let spanish = Self(
        title: "Clientes de aplicación", none: "Aún no hay ningún cliente de aplicación.", name: "Nombre",
        id: "Id de cliente",
        create: "Crear un cliente de aplicación", settings: "Ajustes",
        settingsLead: "Qué puede hacer la aplicación y cuánto duran sus tokens.", change: "Cambiar los ajustes",
        snippet: "Para su aplicación",
        noSecret: "El cliente no tiene secreto.", hasSecret: "El cliente tiene un secreto.",
        showSecret: "Mostrar el secreto",
        shownSecret: "El secreto solo se muestra en esta página.", callbacks: "Direcciones de retorno",
        callbacksHint:
            """
            Una línea para cada una. Sin ninguna, el cliente no puede usar las páginas de inicio de \
            sesión.
            """, scopes: "Ámbitos",
        scopesHint: "Para programas: una línea para cada ámbito de un servidor de recursos.",
        kindHeading: "Tipo de aplicación",
        kind: label, effect: consequence)

    private static func label(_ kind: ClientKind) -> String {
        switch kind {
        case .web:
            """
            Aplicación web en un servidor: tiene un secreto; los usuarios inician sesión en las páginas de \
            inicio de sesión
            """
        case .spa: "Aplicación de una sola página en el navegador: sin secreto, código de autorización con PKCE"
        case .mobile:
            """
            Aplicación en un dispositivo: sin secreto, inicio de sesión por SRP o en las páginas de inicio de \
            sesión
            """
        case .machine: "Programa sin usuarios: tiene un secreto, credenciales de cliente"
        }
    }

    private static func consequence(_ kind: ClientKind) -> String {
        kind.hasUsers
            ? "Los usuarios del pool pueden iniciar sesión en la aplicación."
            : "El programa puede obtener tokens de acceso para sí mismo."
    }
}

extension ConsoleTexts.Settings {
    static let spanishClients: [String: ConsoleTexts.SettingText] = [
        "ClientName": .init("El nombre en las listas.", effect: "Aparece en las listas."),
        "SupportedIdentityProviders": .init(
            "Con qué pueden iniciar sesión los usuarios en las páginas de inicio de sesión.",
            effect: "Lo que se quita se rechaza."),
        "CallbackURLs": .init(
            "Adónde vuelven los inicios de sesión, una línea para cada dirección.",
            effect: "Los inicios de sesión hacia una dirección quitada fallan."),
        "LogoutURLs": .init(
            "Adónde vuelve el cierre de sesión, una línea para cada dirección.",
            effect: "El cierre de sesión hacia una dirección anterior falla."),
        "DefaultRedirectURI": .init(
            "Una de las direcciones de retorno.", effect: "Las solicitudes sin dirección van allí."),
        "AllowedOAuthFlowsUserPoolClient": .init(
            "Si la aplicación usa las páginas de inicio de sesión y los ámbitos.",
            effect: "false le cierra los puntos de acceso OAuth."),
        "AllowedOAuthFlows": .init("Cómo se obtienen los tokens.", effect: "Un flujo que se quita se rechaza."),
        "AllowedOAuthScopes": .init(
            "Los ámbitos que la aplicación puede pedir, también los de servidores de recursos.",
            effect: "Un ámbito que se quita se rechaza."),
        "ExplicitAuthFlows": .init(
            "Cómo puede la aplicación iniciar la sesión de los usuarios por la API.",
            effect: "Los demás flujos se rechazan."),
        "PreventUserExistenceErrors": .init(
            "ENABLED: las respuestas no revelan si existe un nombre.", effect: "LEGACY revela qué nombres existen."),
        "EnableTokenRevocation": .init(
            "Si los tokens de actualización se pueden revocar.", effect: "false: no se pueden revocar."),
        "EnablePropagateAdditionalUserContextData": .init(
            "Si la aplicación comunica las direcciones de sus usuarios.",
            effect: "La protección contra amenazas evalúa según ellas."),
        "AuthSessionValidity": .init(
            "Durante cuántos minutos puede un inicio de sesión dar el siguiente paso.",
            effect: "Los inicios de sesión más lentos comienzan de nuevo."),
        "AccessTokenValidity": .init(
            "Cuánto duran los tokens de acceso.", effect: "Los tokens caducan antes o después."),
        "IdTokenValidity": .init("Cuánto duran los tokens de ID.", effect: "Los tokens caducan antes o después."),
        "RefreshTokenValidity": .init(
            "Cuánto tiempo conservan los usuarios la sesión.",
            effect: "Los usuarios deben iniciar sesión de nuevo antes o después."),
        "TokenValidityUnits.AccessToken": .init("La unidad.", effect: "El número de arriba significa otro tiempo."),
        "TokenValidityUnits.IdToken": .init("La unidad.", effect: "El número de arriba significa otro tiempo."),
        "TokenValidityUnits.RefreshToken": .init("La unidad.", effect: "El número de arriba significa otro tiempo."),
        "RefreshTokenRotation.Feature": .init(
            "ENABLED: cada renovación devuelve un token de actualización nuevo.",
            effect: "Las aplicaciones deben guardar cada vez el token nuevo."),
        "RefreshTokenRotation.RetryGracePeriodSeconds": .init(
            "Durante cuántos segundos vale también el token anterior.",
            effect: "Se puede volver a pedir una respuesta perdida."),
        "ReadAttributes": .init(
            "Lo que la aplicación puede leer; sin ninguno, todos los atributos estándar.",
            effect: "Los tokens y GetUser lo omiten."),
        "WriteAttributes": .init(
            "Lo que la aplicación puede escribir; sin ninguno, todos los atributos estándar.",
            effect: "Los demás cambios se rechazan."),
    ]
}
