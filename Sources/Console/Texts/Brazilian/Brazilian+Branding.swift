extension ConsoleTexts.Branding {
    static let brazilian = Self(
        title: "Aparência das páginas",
        lead: "Cores, fontes e logotipo das páginas de login, para todos os clientes de aplicativo ou "
            + "para um só. O pool precisa de um domínio.",
        client: "Cliente de aplicativo", allClients: "Todos os clientes de aplicativo",
        inherited: "Este cliente não tem aparência própria: usa a de todos os clientes. Ao salvar, ele "
            + "passa a ter uma.",
        choose: "Escolher", properties: "Propriedades",
        propertiesLead: "Cada campo mostra o valor que as páginas têm. O que você não alterar não é gravado.",
        sheet: "Folha de estilo",
        sheetHint: "Regras para as classes que podem mudar e as variáveis das páginas em :root.",
        preview: "Pré-visualização", screen: "Tela", language: "Idioma", dark: "Escuro",
        errors: "Com erros", full: "largura total", logo: "Logotipo",
        logoLead: "PNG, JPEG ou SVG, no máximo 100 KB.", upload: "Enviar", removeLogo: "Remover o logotipo",
        noLogo: "Não há nenhum.", effect: "Os usuários veem isso nas páginas de login em até um minuto.",
        logoEffect: "Os usuários o veem nas páginas de login em até um minuto.", remove: "Remover esta aparência",
        removeEffect: "A folha de estilo e o logotipo são removidos. As páginas ficam com a aparência de todos "
            + "os clientes ou, se não houver, com a padrão.",
        meanwhile: "A folha de estilo foi alterada em outro lugar desde que você abriu a página. Nada foi "
            + "salvo. Abra a página de novo.",
        frame: "Como a página fica", review: "Revisar a alteração", group: { names[$0] ?? $0 })

    private static let names = [
        "background": "Fundo", "banner": "Banner", "logo": "Logotipo", "textDescription": "Textos descritivos",
        "label": "Rótulos", "inputField": "Campos de entrada", "inputField:focus": "Campos de entrada em foco",
        "submitButton": "Botão de envio", "submitButton:hover": "Botão de envio sob o ponteiro",
        "idpButton": "Botões de provedores", "idpButton:hover": "Botões de provedores sob o ponteiro",
        "idpDescription": "Descrições de provedores", "socialButton": "Botões de redes sociais",
        "errorMessage": "Mensagens de erro", "legalText": "Texto legal",
        "passwordCheck-valid": "Regra de senha, atendida",
        "passwordCheck-notValid": "Regra de senha, não atendida",
    ]
}
