extension ConsoleTexts.UserCreation {
    static let brazilian = Self(
        title: "Criar um usuário",
        usernameHint: "Em um pool cujos usuários entram com um endereço, o endereço.",
        phoneHint: "Com o código do país: +15550100123.", verified: "Os endereços acima estão verificados.",
        password: "Senha temporária", passwordHint: "Se ficar vazia, uma senha é gerada.",
        invitation: "Convite", by: name, effect: consequence)

    private static func name(_ invitation: NewUserPage.Invitation) -> String {
        switch invitation {
        case .email: "Por e-mail"
        case .sms: "Por SMS"
        case .none: "Nenhum"
        }
    }

    private static func consequence(_ invitation: NewUserPage.Invitation) -> String {
        switch invitation {
        case .email, .sms:
            "O usuário recebe a senha temporária e escolhe outra no primeiro login."
        case .none: "Nada é enviado. O usuário escolhe outra senha no primeiro login."
        }
    }
}

extension ConsoleTexts.UserSecurity {
    static let brazilian = Self(
        title: "Sessões e fatores", factors: "Segundos fatores", factor: "Fator",
        preferred: "Preferido", isPreferred: "preferido",
        noSessions: "O usuário não tem sessão.", used: "Último uso", client: "Cliente de aplicativo",
        devices: "Dispositivos",
        device: "Dispositivo", noDevices: "Nenhum dispositivo do usuário é lembrado.", action: label, subject: name,
        effect: consequence)

    private static func label(_ action: UserSecurityChange.Action) -> String {
        switch action {
        case .turnOn: "Ativar"
        case .turnOff: "Desativar"
        case .endSession: "Encerrar"
        case .forgetDevice: "Esquecer"
        case .resendInvitation: "Enviar o convite de novo"
        }
    }

    private static func name(_ action: UserSecurityChange.Action) -> String {
        switch action {
        case .turnOn, .turnOff: "UserMFASettingList"
        case .endSession: "SessionId"
        case .forgetDevice: "DeviceKey"
        case .resendInvitation: "Username"
        }
    }

    private static func consequence(_ action: UserSecurityChange.Action) -> String {
        switch action {
        case .turnOn: "Este fator é pedido ao usuário a partir do próximo login."
        case .turnOff:
            "Este fator não é mais pedido ao usuário. Se o pool exigir um e não houver outro, o "
                + "usuário configura um no próximo login."
        case .endSession:
            "A sessão termina. Serviços que verificam os tokens por conta própria aceitam o token de "
                + "acesso dela até que ele expire."
        case .forgetDevice: "O dispositivo deixa de ser lembrado, e as sessões nele não podem ser renovadas."
        case .resendInvitation:
            "O usuário recebe uma nova senha temporária. A anterior e o prazo dela são substituídos."
        }
    }
}
