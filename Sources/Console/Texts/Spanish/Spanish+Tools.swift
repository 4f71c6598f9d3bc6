import Cryptography

extension ConsoleTexts.Inspector {
    static let spanish = Self(
        title: "Inspector de tokens",
        lead:
            """
            Lee un token, lo verifica con el reloj del servidor y dice de dónde viene cada claim. El token no \
            se guarda ni se registra.
            """,
        inspectTab: "Inspeccionar un token", previewTab: "¿Qué obtendría un usuario?", toolsTitle: "Herramientas",
        toolsLead: "Lo que ayuda a averiguar por qué algo es como es.",
        token: "Token de ID o de acceso", tokenHint: "Tres partes en Base64, con puntos entre ellas.",
        asksFunction: "Preguntar también a la función del pool",
        asksFunctionHint:
            """
            Llama a la función a la que el pool llama antes de firmar tokens, como lo haría una renovación. \
            Solo puede hacerlo la propia cuenta.
            """,
        inspect: "Inspeccionar", preview: "Mostrar los claims",
        previewLead:
            """
            Los claims de ambos tokens como los tendría ahora un inicio de sesión. No se firma ni se guarda \
            nada.
            """,
        askFunction: "Preguntar también a la función del pool", pool: "Pool de usuarios", username: "Nombre de usuario",
        client: "Cliente de aplicación",
        scopes: "Ámbitos",
        scopesHint:
            """
            Separados por espacios, como para las páginas de inicio de sesión; vacío para un inicio de sesión \
            por la API.
            """,
        verdict: "Veredicto", signature: "Firma", key: "Clave", time: "Hora", session: "Sesión", user: "Usuario",
        issuer: "Emisor", header: "Cabecera", function: "Función", checkedAt: "Reloj del servidor",
        eventID: "Id de sesión",
        claims: "Claims", claim: "Claim", value: "Valor", source: "De dónde viene", removal: "Se quita con",
        absent: "No está en el token", reason: "Por qué", idToken: "Token de ID", accessToken: "Token de acceso",
        noIDToken: "No hay token de ID: los ámbitos no incluyen openid.", newEachTime: "nuevo cada vez",
        noSource: "Nada de lo guardado lo explica ahora: ha cambiado desde entonces, o lo añadió una función.",
        gone: "Un token nuevo no lo tendría.", sameCLI: "Lo mismo con un comando",
        foreignLead: "Solo se conoce lo que lleva escrito: su firma no es de este servidor.",
        now: { "Un token nuevo diría: \($0)" }, signatureVerdict: verdict, keyPhase: phase, timeVerdict: time,
        sessionVerdict: session, functionUse: use, sourceText: source, note: note, absence: reason, remove: removal)

    private static func verdict(_ verdict: SignatureVerdict) -> String {
        switch verdict {
        case .valid: "Correcta: la hizo una clave del pool."
        case .wrong: "Incorrecta: la clave firmó otra cosa. El token fue modificado."
        case .unknownKey: "Desconocida: el pool no tiene esta clave, o ya no la tiene. Sus tokens han caducado."
        case .foreign: "Sin comprobar: el emisor no es un pool de este servidor."
        case .malformed: "Sin comprobar: los tokens de este servidor tienen otra forma."
        }
    }

    private static func phase(_ key: TokenReport.Key) -> String {
        switch key.phase {
        case .announced: "\(key.id), que firma desde \(key.signsFrom)"
        case .current: "\(key.id), que firma ahora"
        case .retired: "\(key.id), sustituida el \(key.retiredAt ?? "–")"
        }
    }

    private static func time(_ verdict: TimeVerdict, expiry: String) -> String {
        switch verdict {
        case .valid: "Válido hasta \(expiry)"
        case .expired: "Caducó el \(expiry)"
        case .notYet: "Emitido en el futuro: un reloj va mal."
        case .unknown: "No nombra ninguna hora."
        }
    }

    private static func session(_ verdict: SessionVerdict) -> String {
        switch verdict {
        case .active: "Activa"
        case .ended: "Terminada: cerrada, revocada o caducada. El servidor ya no acepta el token."
        case .disabledUser: "El usuario está deshabilitado."
        case .deletedUser: "Se ha eliminado el usuario."
        case .deletedClient: "Se ha eliminado el cliente de aplicación."
        case .none: "Ninguna: el cliente lo obtuvo para sí mismo, y no se puede revocar."
        case .unknown: "Sin consultar."
        }
    }

    private static func use(_ use: FunctionUse) -> String {
        switch use {
        case .none: "El pool no tiene ninguna función que cambie los tokens."
        case .notAsked: "El pool tiene una función que puede cambiar los tokens. No se le preguntó."
        case .asked: "Se preguntó a la función del pool."
        }
    }
}

extension ConsoleTexts.Inspector {
    private static func source(_ source: ClaimSource) -> String {
        switch source {
        case .user: "El usuario"
        case .attribute(let name): "El atributo \(name)"
        case .groups(let groups): "Los grupos, por prioridad: \(ranked(groups))"
        case .roles(let roles): "Los roles de los grupos: \(roles.map { "\($0.group)" }.joined(separator: ", "))"
        case .preferredRole(let groups): "El rol del primer grupo: \(ranked(groups))"
        case .scopes: "Los ámbitos concedidos"
        case .issuer: "El pool de usuarios"
        case .client: "El cliente de aplicación"
        case .session: "La sesión"
        case .device: "El dispositivo de la sesión"
        case .browserSession: "La sesión del navegador, de cuyo fin se avisa al cliente"
        case .request: "La solicitud del cliente"
        case .lifetime(let seconds): "La hora de emisión, y la validez de \(seconds) s del cliente"
        case .token: "El propio token"
        case .accessToken: "El token de acceso que lo acompaña"
        case .function(nil): "Añadido por la función del pool"
        case .function(let former?): "La función del pool, en lugar de: \(self.source(former))"
        }
    }

    private static func ranked(_ groups: [ClaimSource.RankedGroup]) -> String {
        groups.map { "\($0.group) (\($0.precedence.map(String.init) ?? "–"))" }.joined(separator: ", ")
    }

    private static func note(_ note: ClaimNote) -> String {
        switch note {
        case .readRight(true): "El cliente lo nombra en ReadAttributes."
        case .readRight(false): "El cliente puede leer todos los atributos."
        case .mapping(let provider, let claim): "\(provider) lo da como «\(claim)» en cada inicio de sesión."
        case .groupRule(let provider, let claim, let group):
            "Una regla de \(provider) para su «\(claim)» pone a los usuarios en \(group)."
        case .scope(let scope, let server?): "\(scope): del servidor de recursos \(server)"
        case .scope(let scope, nil): "\(scope): un ámbito de OpenID Connect o Cognito"
        case .addedScope(let scope): "\(scope): añadido por la función del pool"
        }
    }

    private static func reason(_ absence: ClaimAbsence) -> String {
        switch absence {
        case .notReadable: "El cliente no puede leer el atributo (ReadAttributes)."
        case .outOfScope: "Los ámbitos no incluyen el atributo."
        case .noPreference: "Varios grupos van primero con roles distintos, o ninguno tiene prioridad."
        case .suppressed: "La función del pool lo omite."
        }
    }

    private static func removal(_ removal: ClaimRemoval) -> String {
        switch removal {
        case .never: "Todos los tokens lo tienen."
        case .attribute(let name): "omitir \(name) en los ReadAttributes del cliente, o vaciar el atributo"
        case .groups: "quitar al usuario de los grupos"
        case .roles: "quitar los roles de los grupos"
        case .scopes: "permitir menos ámbitos al cliente, o pedir menos"
        case .function: "cambiar la función del pool"
        case .request: "no enviarlo"
        case .devices: "no recordar dispositivos"
        case .revocation: "EnableTokenRevocation false para el cliente"
        case .notices: "no avisar al cliente de las sesiones terminadas"
        }
    }
}
