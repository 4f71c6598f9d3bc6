extension ConsoleTexts.PoolCreation {
    static let brazilian = Self(
        nameHint: "Para operadores; os usuários o veem no título das páginas.", defaults: "Revisar os padrões",
        settings: "Percorrer as configurações",
        effect: "Um pool sem usuários nem clientes de aplicativo. Todo o resto tem uma página nas "
            + "configurações do pool.",
        permanent: "Depois, só “martlet pool schema” pode alterar isso.",
        aliasEffect: "Um endereço vale como nome depois de verificado.",
        needsSMS: "Códigos por SMS exigem SmsConfiguration com um SnsCallerArn: nenhum foi definido ainda.",
        nothing: "nenhum", signInHeading: "Os usuários entram com", aliases: "E também com, depois de verificado",
        names: "Nomes de usuário", distinguishesCase: "Ada e ada são dois usuários",
        required: "Atributos obrigatórios",
        verified: "Verificado por um código no cadastro", signUp: "Cadastro",
        byAdministratorOnly: "Somente administradores criam usuários", length: "Comprimento mínimo das senhas",
        later: "MFA, mensagens, domínio, aparência, provedores, gatilhos, proteção e clientes de "
            + "aplicativo vêm depois que o pool existir.",
        signIn: name)

    private static func name(_ signIn: NewPool.SignIn) -> String {
        switch signIn {
        case .username: "Um nome de usuário"
        case .email: "O e-mail"
        case .phone: "O número de telefone"
        case .emailOrPhone: "Qualquer um dos dois endereços"
        }
    }
}
