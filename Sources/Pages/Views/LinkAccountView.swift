/// The page that asks the user of a provider whether the account with the same address is theirs.
package struct LinkAccountView: PageView {
    package var form: PageForm
    /// The provider's name.
    package var provider: String
    /// The e-mail address that both have.
    package var address: String
    package var problems: FormProblems

    package init(form: PageForm, provider: String, address: String, problems: FormProblems = FormProblems()) {
        (self.form, self.provider, self.address, self.problems) = (form, provider, address, problems)
    }

    package func screen(in texts: PageTexts) -> Screen {
        let linking = texts.linking
        let buttons = [
            ScreenButton(label: linking.connect, value: .connect),
            ScreenButton(label: linking.separate, value: .separate, style: .plain),
        ]
        return Screen(
            title: linking.title, lead: linking.lead(BidiText.isolated(address)), alert: texts.alert(problems),
            parts: [
                .paragraph(linking.effect(BidiText.isolated(provider))),
                .form(ScreenForm(target: form, buttons: buttons)),
            ])
    }
}
