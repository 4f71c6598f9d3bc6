extension AccountTexts {
    static let brazilian = AccountTexts(
        title: "Sua conta", signIn: "Como você entra", secondStep: "Segunda etapa", off: "Desativado",
        change: "Alterar", sessions: "Onde você está conectado", browser: "Todos os aplicativos deste navegador",
        here: "Este navegador", lastUsed: "Último uso", signOut: "Sair",
        signOutEverywhere: "Sair de todos os lugares", devices: "Dispositivos lembrados",
        devicesLead: "Neles, um código pode ser pedido com menos frequência.",
        unknownDevice: "Dispositivo desconhecido", forget: "Esquecer", providers: "Contas vinculadas",
        providersLead: "Com elas você também entra aqui.", since: "Desde", unlink: "Desvincular",
        back: "Voltar à sua conta", proofLead: "Para alterar algo aqui, entre mais uma vez.", proof: "Entrar de novo",
        signInAgain: "Entre mais uma vez. Depois você pode continuar.", saved: "Sua alteração foi salva.",
        gone: "Este item não existe mais.")
}

extension AccountChangeTexts {
    static let brazilian = AccountChangeTexts(
        lead: "Depois da primeira etapa, a entrada pede um dos métodos ativados.", methods: "Métodos", on: "Ativado",
        preferred: "Pedido primeiro", setUp: "Configurar", turnOn: "Ativar", turnOff: "Desativar",
        prefer: "Pedir primeiro", remove: "Remover", cancel: "Cancelar", codes: "Códigos de recuperação",
        codesLeft: { "Restam \($0)" }, makeCodes: "Criar novos códigos",
        codesTitle: "Seus novos códigos de recuperação",
        codesLead: """
            Cada um vale uma vez no lugar da segunda etapa. Guarde-os em um lugar seguro: eles não serão mostrados de \
            novo, e os códigos anteriores não valem mais.
            """,
        codesKept: "Já os guardei", currentPassword: "Senha atual", password: "Alterar sua senha",
        passwordLead: "Você sairá de todos os outros lugares.", wrongPassword: "Esta senha está incorreta.")
}
