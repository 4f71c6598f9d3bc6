extension ConsoleTexts.Charts {
    static let spanish = Self(
        title: "Gráficos", titleOfAll: "Gráficos de todos los pools de usuarios",
        lead:
            """
            Cada nodo escribe cada 10 segundos lo que ha contado, y se guarda 32 días; falta lo que no había \
            escrito un nodo terminado a la fuerza. Las horas son UTC. La última columna no ha terminado.
            """,
        period: "Periodo", now: "ahora", from: "Desde", asTable: "Como tabla", more: "Más gráficos",
        signIns: "Inicios de sesión", signUps: "Registros de usuarios", refreshes: "Renovaciones de tokens",
        durations: "Duración de los inicios de sesión y las renovaciones", risks: "Riesgos", messages: "Mensajes",
        activeUsers: [
            "users signed in within a day": "Usuarios que iniciaron sesión en el último día",
            "users signed in within 30 days": "Usuarios que iniciaron sesión en los últimos 30 días",
        ], atLeast: { "\($0) o más" }, highest: { "Máximo: \($0)" }, periodName: name, event: text,
        signInsSentence: {
            $0 + $1 + $2 == 0
                ? "No hubo ningún inicio de sesión."
                : "\($0) inicios de sesión completados, \($1) intentos rechazados, \($2) fallidos."
        },
        signUpsSentence: {
            $0 == 0 ? "No se contó nada: no se registró ningún usuario." : "Usuarios que se registraron: \($0)."
        },
        refreshesSentence: { $0 == 0 ? "No se renovó ningún token." : "Renovaciones de tokens: \($0)." },
        durationsSentence: { half, most in
            guard let half, let most else { return "No hubo ninguna solicitud que medir." }
            return
                """
                La mitad de las solicitudes tardó \(text(half)); 99 de cada 100, \(text(most)). Las rechazadas no \
                se miden.
                """
        },
        risksSentence: {
            $0 + $1 + $2 == 0
                ? "La protección contra amenazas no encontró ningún riesgo."
                : "La protección contra amenazas encontró: \($0) bajos, \($1) medios, \($2) altos."
        },
        messagesSentence: {
            $0 + $1 == 0 ? "No se envió ningún mensaje." : "\($0) mensajes entregados, \($1) intentos fallidos."
        })

    private static func name(_ period: ChartPeriod) -> String {
        switch period {
        case .day: "24 horas"
        case .week: "7 días"
        case .month: "30 días"
        }
    }

    private static func text(_ event: CountedEvent) -> String {
        switch event {
        case .signUp: "registrados"
        case .signIn: "completados"
        case .refusedSignIn: "rechazados"
        case .failedSignIn: "fallidos"
        case .refresh: "renovados"
        case .lowRisk: "bajo"
        case .mediumRisk: "medio"
        case .highRisk: "alto"
        case .deliveredMessage: "entregados"
        case .failedMessage: "fallidos"
        case .within25Milliseconds: "hasta 25 ms"
        case .within50Milliseconds: "hasta 50 ms"
        case .within100Milliseconds: "hasta 100 ms"
        case .within250Milliseconds: "hasta 250 ms"
        case .within1Second: "hasta 1 s"
        case .beyond1Second: "más de 1 s"
        }
    }
}
