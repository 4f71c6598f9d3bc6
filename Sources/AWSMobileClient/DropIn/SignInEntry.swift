#if canImport(SwiftUI) && (canImport(UIKit) || canImport(AppKit)) && !os(watchOS) && !os(tvOS)
    import SwiftUI

    /// A field of the form, with its keyboard and its kind of autofill.
    struct SignInEntry: View {
        @ObservedObject var model: SignInModel
        let field: SignInField

        init(model: SignInModel, field: SignInField) {
            self.model = model
            self.field = field
        }

        var body: some View {
            entry.typed(field, in: model.step)
                .submitLabel(model.fields.last == field ? .go : .next)
                .onSubmit { model.advance(from: field) }
        }

        @ViewBuilder private var entry: some View {
            let value = Binding(get: { model.values[field] ?? "" }, set: { model.values[field] = $0 })
            if field.isSecret {
                SecureField(model.texts.label(field), text: value)
            } else {
                TextField(model.texts.label(field), text: value)
            }
        }
    }

    extension View {
        #if canImport(UIKit)
            fileprivate func typed(_ field: SignInField, in step: SignInFlow.Step) -> some View {
                textContentType(field.contentType(in: step)).keyboardType(field.keyboard(in: step))
                    .textInputAutocapitalization(.never).autocorrectionDisabled()
            }
        #else
            fileprivate func typed(_: SignInField, in _: SignInFlow.Step) -> some View { autocorrectionDisabled() }
        #endif
    }

    #if canImport(UIKit)
        extension SignInField {
            /// With `newPassword` the system suggests a strong password and saves it; with `password` it fills one in.
            fileprivate func contentType(in step: SignInFlow.Step) -> UITextContentType? {
                switch self {
                case .username: .username
                case .password: step == .signUp ? .newPassword : .password
                case .newPassword: .newPassword
                case .email: .emailAddress
                case .code: .oneTimeCode
                case .attribute("phone_number"): .telephoneNumber
                case .attribute("name"): .name
                case .attribute("given_name"): .givenName
                case .attribute("family_name"): .familyName
                case .attribute("nickname"): .nickname
                case .factor, .answer, .attribute: nil
                }
            }

            fileprivate func keyboard(in step: SignInFlow.Step) -> UIKeyboardType {
                switch self {
                case .email: .emailAddress
                case .attribute("phone_number"): .phonePad
                case .code:
                    // A recovery code, which has letters, may be entered instead of a second factor's code.
                    if case .challenge = step { .numbersAndPunctuation } else { .numberPad }
                case .username, .password, .newPassword, .factor, .answer, .attribute: .default
                }
            }
        }
    #endif
#endif
