extension ConsoleTexts.Branding {
    static let brazilian = Self(
        title: "Aparência das páginas",
        lead: "Cores, fontes e logotipo das páginas de login, para todos os clientes de "
            + "aplicativo ou para um. O pool precisa de um domínio.", client: "Cliente de aplicativo",
        allClients: "Todos os clientes de aplicativo",
        inherited: "Este cliente não tem aparência própria: usa a de todos os clientes. Ao "
            + "salvar, ele passa a ter uma.",
        choose: "Escolher", properties: "Propriedades",
        propertiesLead: "Cada campo tem o valor que as páginas têm. O que você não altera não é "
            + "gravado.",
        sheet: "Folha de estilos",
        sheetHint: "Regras para as classes que podem mudar, e as variáveis das páginas em :root.",
        preview: "Prévia", screen: "Tela", language: "Idioma", dark: "Escuro",
        errors: "Com erros", full: "largura total", logo: "Logotipo",
        logoLead: "PNG, JPEG ou SVG, no máximo 100 KB.", upload: "Enviar", removeLogo: "Remover o logotipo",
        noLogo: "Não há nenhum.", effect: "Os usuários o veem nas páginas de login em até um minuto.",
        logoEffect: "Os usuários o veem nas páginas de login em até um minuto.", remove: "Remover esta aparência",
        removeEffect: "A folha de estilos e o logotipo são removidos. As páginas ficam com a "
            + "aparência de todos os clientes ou com a original.",
        meanwhile: "A folha de estilos foi alterada em outro lugar depois que você abriu a "
            + "página. Nada foi salvo. Abra a página novamente.", frame: "Como fica a página",
        review: "Revisar a alteração", group: { names[$0] ?? $0 })

    private static let names = [
        "background": "Fundo", "banner": "Banner", "logo": "Logotipo", "textDescription": "Descrições de texto",
        "label": "Rótulos", "inputField": "Campos de entrada", "inputField:focus": "Campos de entrada em foco",
        "submitButton": "Botão de envio", "submitButton:hover": "Botão de envio sob o ponteiro",
        "idpButton": "Botões de provedores", "idpButton:hover": "Botões de provedores sob o ponteiro",
        "idpDescription": "Descrições de provedores", "socialButton": "Botões sociais",
        "errorMessage": "Mensagens de erro", "legalText": "Texto legal",
        "passwordCheck-valid": "Verificação da senha, atendida",
        "passwordCheck-notValid": "Verificação da senha, não atendida",
    ]
}
