extension ConsoleTexts.UserCreation {
    static let brazilian = Self(
        title: "Criar um usuário",
        usernameHint: "Em um pool cujos usuários entram com um endereço, o endereço.",
        phoneHint: "Com o código do país: +15550100123.", verified: "Os endereços acima estão verificados.",
        password: "Senha temporária", passwordHint: "Sem uma, uma senha é gerada.",
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
            "A senha temporária é enviada ao usuário, que escolhe outra no primeiro login."
        case .none: "Nada é enviado. O usuário escolhe outra senha no primeiro login."
        }
    }
}

extension ConsoleTexts.UserSecurity {
    static let brazilian = Self(
        title: "Sessões e fatores", factors: "Segundos fatores", factor: "Fator",
        preferred: "Preferido", isPreferred: "preferido",
        noSessions: "O usuário não tem sessões.", used: "Último uso", client: "Cliente de aplicativo",
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
        case .resendInvitation: "Nome de usuário"
        }
    }

    private static func consequence(_ action: UserSecurityChange.Action) -> String {
        switch action {
        case .turnOn: "Este fator é pedido ao usuário a partir do próximo login."
        case .turnOff:
            "Este fator não é mais pedido ao usuário. Se o pool exige um e não há outro, o "
                + "usuário configura um no próximo login."
        case .endSession:
            "A sessão termina. Serviços que verificam tokens por conta própria aceitam o "
                + "token de acesso dela até que expire."
        case .forgetDevice: "O dispositivo não é mais lembrado, e as sessões nele não podem ser renovadas."
        case .resendInvitation:
            "Uma nova senha temporária é enviada ao usuário. A anterior e seu prazo são "
                + "substituídos."
        }
    }
}
