extension PageTexts {
    static let brazilian = PageTexts(
        signIn: SignInTexts(
            title: "Entrar", button: "Entrar", next: "Continuar", or: "ou",
            withProvider: { "Continuar com \($0)" },
            legal: "Nunca publicamos nada nessas contas.",
            corporateLead: "Entre com sua conta da empresa",
            corporateEmail: "E-mail de trabalho", forgotPassword: "Esqueceu a senha?",
            noAccount: "Ainda não tem conta?", createAccount: "Criar uma conta", haveAccount: "Já tem uma conta?",
            back: "Voltar para o login"),
        names: NameTexts(
            username: "Nome de usuário", email: "E-mail", phone: "Número de telefone",
            emailOrPhone: "E-mail ou número de telefone", usernameOrEmail: "Nome de usuário ou e-mail",
            usernameOrPhone: "Nome de usuário ou telefone", any: "Nome de usuário, e-mail ou telefone",
            phoneHint: "Com o código do país, por exemplo +5511912345678"),
        passwords: PasswordTexts(
            password: "Senha", new: "Nova senha", repeated: "Repita a senha", show: "Mostrar a senha",
            hide: "Ocultar a senha", rules: "A senha precisa ter:", length: { "pelo menos \($0) caracteres" },
            uppercase: "uma letra maiúscula", lowercase: "uma letra minúscula", number: "um número",
            symbol: "um caractere especial", history: { "diferença em relação às últimas \($0) senhas" },
            replace: HeadingTexts(
                "Escolha uma nova senha", lead: "Sua senha atual era temporária e precisa ser trocada."),
            save: "Salvar a senha",
            forgot: HeadingTexts("Redefinir a senha", lead: "Enviaremos um código para você escolher uma nova."),
            sendCode: "Enviar código", reset: "Escolha uma nova senha",
            changed: "Sua senha foi alterada. Agora você pode entrar com ela."),
        codes: CodeTexts(
            title: "Digite o código", code: "Código", sentBySMS: { "Enviamos um SMS para \($0)." },
            sentByEmail: { "Enviamos um e-mail para \($0)." }, sentTo: { "Enviamos um código para \($0)." },
            sent: "Se a conta existir, um código está a caminho.",
            fromApp: "Abra seu aplicativo autenticador e digite o código exibido.", verify: "Verificar",
            resend: "Enviar um novo código", resent: "Um novo código está a caminho.",
            otherFactor: "Usar outro método", useRecovery: "Usar um código de recuperação",
            recovery: HeadingTexts(
                "Digite um código de recuperação", lead: "Cada código de recuperação funciona uma única vez."),
            recoveryCode: "Código de recuperação"),
        factors: FactorTexts(
            first: "Como você quer entrar?", second: "Confirme que é você",
            setUp: HeadingTexts("Proteja sua conta", lead: "Configure uma segunda etapa para entrar."),
            signingInAs: { "Entrando como \($0)" }, password: "Senha", sms: "SMS", email: "E-mail",
            app: "Aplicativo autenticador", passkey: "Chave de acesso",
            appTitle: "Configure seu aplicativo autenticador",
            appScan: "Escaneie este código com seu aplicativo autenticador.",
            appImage: "QR code para o aplicativo autenticador",
            appKey: "Não consegue escanear? Digite esta chave no aplicativo:", appCode: "Código do aplicativo",
            finish: "Concluir a configuração",
            remember: HeadingTexts(
                "Lembrar deste dispositivo?", lead: "Em um dispositivo que só você usa, menos códigos serão pedidos."),
            rememberYes: "Lembrar", rememberNo: "Agora não"),
        signUp: SignUpTexts(
            title: "Criar uma conta", button: "Cadastrar-se", optional: "opcional", confirm: "Confirme sua conta",
            confirmButton: "Confirmar",
            resend: HeadingTexts("Receber um novo código", lead: "Enviaremos o código de novo."),
            linkQuestion: HeadingTexts(
                "Confirme seu cadastro",
                lead: "Pressione o botão para concluí-lo. Se você não se cadastrou, feche esta página."),
            linkDone: HeadingTexts("Seu cadastro foi confirmado", lead: "Você pode fechar esta página e entrar."),
            linkIncomplete: HeadingTexts(
                "Este link está incompleto", lead: "Abra-o de novo pela mensagem ou copie-o por inteiro."),
            linkInvalid: HeadingTexts(
                "Este link não é mais válido", lead: "Peça um novo ou entre, se já o tiver usado."),
            busy: HeadingTexts("Não é possível no momento", lead: "Tente novamente em um minuto."),
            tryAgain: "Tentar novamente"),
        attributes: AttributeTexts(
            address: "Endereço", birthdate: "Data de nascimento", email: "E-mail", familyName: "Sobrenome",
            gender: "Gênero", givenName: "Nome", locale: "Idioma", middleName: "Nome do meio",
            name: "Nome completo", nickname: "Apelido", phoneNumber: "Número de telefone",
            picture: "Link para uma imagem", preferredUsername: "Nome de usuário preferido",
            profile: "Link para um perfil", website: "Site", timeZone: "Fuso horário"),
        sessions: SessionTexts(
            signedIn: "Boas-vindas de volta", continueAs: { "Continuar como \($0)" },
            otherAccount: "Usar outra conta",
            signedOut: HeadingTexts("Você saiu", lead: "Você pode fechar esta página."),
            returning: HeadingTexts("Você entrou", lead: "Estamos levando você de volta ao aplicativo."),
            returnLink: "Continuar para o aplicativo",
            tested: HeadingTexts(
                "O teste terminou",
                lead:
                    """
                    Ninguém entrou. Quem iniciou o teste vê o resultado. Você pode fechar esta página.
                    """)),
        linking: LinkingTexts(
            title: "Esta conta é sua?",
            lead: { "Já existe uma conta com o e-mail \($0)." },
            effect: {
                """
                Se for sua, entre nela uma vez. Depois disso, \($0) também poderá fazer você entrar nela. Continue \
                somente se confiar em \($0).
                """
            },
            connect: "Entrar nesta conta", separate: "Usar uma conta nova",
            otherAccount: "Essa era outra conta. Entre na conta com este e-mail."),
        account: .brazilian,
        accountChange: .brazilian,
        feedback: FeedbackTexts(
            valid: HeadingTexts("Foi você?", lead: "Pressione o botão para nos dizer que este acesso foi seu."),
            validButton: "Fui eu",
            invalid: HeadingTexts(
                "Não foi você?",
                lead: "Pressione o botão para nos dizer que outra pessoa entrou. Depois, altere sua senha."),
            invalidButton: "Não fui eu", done: HeadingTexts("Obrigado", lead: "Você pode fechar esta página."),
            spent: HeadingTexts("Este link não é mais válido", lead: "Talvez você já o tenha usado.")),
        devices: DeviceTexts(
            enter: HeadingTexts("Conectar um dispositivo", lead: "Digite o código que seu dispositivo mostra."),
            code: "Código do dispositivo", confirm: { "Dar acesso a \($0)?" },
            confirmLead: { "Continue somente se o seu próprio dispositivo mostrar o código \($0)." },
            signedInAs: { "Você entrou como \($0)." }, scopes: "Será possível:",
            scopeOpenID: "reconhecer sua conta", scopeEmail: "ver seu e-mail",
            scopePhone: "ver seu número de telefone", scopeProfile: "ver seu perfil",
            scopeAdmin: "ver e alterar sua conta", allow: "Permitir", deny: "Negar",
            allowed: HeadingTexts(
                "Seu dispositivo está conectado", lead: "Você pode voltar a ele e fechar esta página."),
            denied: HeadingTexts(
                "Acesso negado", lead: "O dispositivo não recebeu acesso. Você pode fechar esta página.")),
        problems: ProblemTexts(
            wrongCredentials: "O nome ou a senha está incorreto.", unknownUser: "Não há conta com este nome.",
            wrongCode: "Este código está incorreto. Confira e tente de novo.",
            expiredCode: "Este código não é mais válido. Peça um novo.",
            tooManyAttempts: "Tentativas demais. Espere um pouco e tente de novo.",
            tooManyRequests: "Solicitações demais. Espere um pouco e tente de novo.",
            weakPassword: "Esta senha não atende a todas as regras.",
            reusedPassword: "Você já usou esta senha. Escolha outra.",
            differentPasswords: "As duas senhas não são iguais.", nameTaken: "Já existe uma conta com este nome.",
            addressTaken: "Este e-mail ou telefone pertence a outra conta.",
            unknownCompany: "Nenhuma empresa entra aqui com este endereço.", missing: "Preencha este campo.",
            malformed: "Confira este valor.", disabledUser: "Esta conta está desativada.",
            unconfirmedUser: "Esta conta ainda não foi confirmada.",
            passwordResetRequired: "Você precisa redefinir sua senha antes de entrar.",
            notAllowed: "Isso não é permitido aqui.",
            refusedAsRisky: "Esta entrada foi recusada por motivos de segurança.",
            noDestination: "Esta conta não tem e-mail nem telefone confirmado para receber um código.",
            undelivered: "Não foi possível enviar a mensagem. Tente mais tarde.",
            expiredSession: "O login demorou demais. Comece de novo.",
            unavailable: "Não é possível no momento. Tente novamente."),
        errors: ErrorTexts(
            badRequest: HeadingTexts(
                "Há um problema com este link", lead: "Volte ao aplicativo e tente novamente a partir dele."),
            unknownApp: HeadingTexts(
                "Este aplicativo não pode fazer você entrar",
                lead: "Ele não está configurado corretamente. Avise os responsáveis."),
            expiredForm: HeadingTexts(
                "Esta página expirou", lead: "Abra-a de novo. Se acontecer outra vez, permita cookies para este site."),
            notFound: HeadingTexts("Esta página não existe", lead: "Confira o endereço ou volte ao aplicativo."),
            tooManyRequests: HeadingTexts("Solicitações demais", lead: "Espere um pouco e tente de novo."),
            unavailable: HeadingTexts("Algo deu errado do nosso lado", lead: "Tente novamente em um minuto."),
            provider: HeadingTexts(
                "Não foi possível entrar com o outro provedor",
                lead: "Tente novamente. Se continuar, avise o operador do aplicativo e informe a solicitação abaixo."),
            detail: "Detalhes", requestID: "Solicitação", startAgain: "Começar de novo"),
        common: CommonTexts(
            continueTo: { "para continuar em \($0)" },
            notYou: "Não é você?",
            language: "Idioma",
            terms: "Termos de uso",
            privacy: "Privacidade",
            capsLock: "O Caps Lock está ativado.",
            copy: "Copiar a chave",
            copied: "Copiada",
            unconfirmed: """
                Sua conta ainda não foi confirmada. Digite o código que você recebeu ao se cadastrar ou peça \
                um novo.
                """,
            unconfirmedSentTo: {
                """
                Sua conta ainda não foi confirmada. Digite o código que enviamos para \($0) quando você se \
                cadastrou ou peça um novo.
                """
            },
            here: HeadingTexts(
                "Aqui os aplicativos autenticam seus usuários",
                lead: "Não há nada para ver neste endereço. Abra o aplicativo que você quer usar.")))
}
