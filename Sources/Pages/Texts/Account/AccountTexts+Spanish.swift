extension AccountTexts {
    static let spanish = AccountTexts(
        title: "Su cuenta", signIn: "Cómo inicia sesión", secondStep: "Segundo paso", off: "Desactivado",
        change: "Cambiar", sessions: "Dónde ha iniciado sesión", browser: "Todas las aplicaciones de este navegador",
        here: "Este navegador", lastUsed: "Último uso", signOut: "Cerrar sesión",
        signOutEverywhere: "Cerrar sesión en todas partes", devices: "Dispositivos recordados",
        devicesLead: "En ellos es posible que se le pida un código con menos frecuencia.",
        unknownDevice: "Dispositivo desconocido", forget: "Olvidar", providers: "Cuentas vinculadas",
        providersLead: "Con ellas también inicia sesión aquí.", since: "Desde", unlink: "Desvincular",
        back: "Volver a su cuenta", proofLead: "Para cambiar algo aquí, inicie sesión otra vez.",
        proof: "Iniciar sesión otra vez", signInAgain: "Inicie sesión otra vez. Después podrá continuar.",
        saved: "Se ha guardado el cambio.", gone: "Esta entrada ya no existe.")
}

extension AccountChangeTexts {
    static let spanish = AccountChangeTexts(
        lead: "Después del primer paso, el inicio de sesión pide uno de los métodos activados.", methods: "Métodos",
        on: "Activado", preferred: "Se pide primero", setUp: "Configurar", turnOn: "Activar", turnOff: "Desactivar",
        prefer: "Pedir primero", remove: "Quitar", cancel: "Cancelar", codes: "Códigos de recuperación",
        codesLeft: { "Quedan \($0)" }, makeCodes: "Crear códigos nuevos",
        codesTitle: "Sus nuevos códigos de recuperación",
        codesLead: """
            Cada uno sirve una vez en lugar del segundo paso. Guárdelos en un lugar seguro: no se vuelven a mostrar y \
            los códigos anteriores ya no sirven.
            """,
        codesKept: "Los he guardado", currentPassword: "Contraseña actual", password: "Cambiar la contraseña",
        passwordLead: "Se cerrará su sesión en todos los demás lugares.",
        wrongPassword: "Esta contraseña es incorrecta.")
}
