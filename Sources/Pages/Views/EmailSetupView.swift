/// The page that asks for the address that receives codes of a second factor.
package struct EmailSetupView: PageView {
    package var form: PageForm
    package var address: String
    package var back: String?
    /// The user who signs in; nil if the page does not show the name.
    package var name: String?
    package var problems: FormProblems

    package init(
        form: PageForm, address: String = "", back: String? = nil, name: String? = nil,
        problems: FormProblems = FormProblems()
    ) {
        (self.form, self.address, self.back) = (form, address, back)
        (self.name, self.problems) = (name, problems)
    }
}

extension EmailSetupView {
    package func screen(in texts: PageTexts) -> Screen {
        var field = texts.field(AttributeField("email", value: address), with: problems)
        field.hasFocus = true
        let form = ScreenForm(
            target: form, fields: [field], buttons: [ScreenButton(label: texts.passwords.sendCode)])
        return Screen(
            title: texts.factors.setUp.title, lead: texts.factors.setUp.lead, alert: texts.alert(problems),
            parts: [.form(form)] + texts.partsBelowForm(name: name, signIn: back))
    }
}
