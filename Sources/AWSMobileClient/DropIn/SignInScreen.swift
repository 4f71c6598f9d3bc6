#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS) && !os(tvOS)
    import SwiftUI
    import UIKit

    /// The drop-in sign-in: a form for each step of a `SignInFlow`.
    struct SignInScreen: View {
        @ObservedObject var model: SignInModel

        var body: some View {
            ZStack {
                Color(model.options.backgroundColor ?? .systemBackground).ignoresSafeArea()
                ScrollView {
                    VStack(spacing: 16) {
                        logo
                        form
                        ForEach(model.choices, id: \.self) { step in
                            Button(step.title) { model.go(to: step) }.disabled(model.isBusy)
                        }
                        if model.options.canCancel { Button("Cancel", role: .cancel) { model.cancel() } }
                    }
                    .padding()
                }
            }
            .tint(Color(model.options.primaryColor ?? .systemBlue))
        }

        @ViewBuilder private var logo: some View {
            if let image = model.options.logoImage {
                Image(uiImage: image).resizable().scaledToFit().frame(maxHeight: 120).accessibilityHidden(true)
            }
        }

        private var form: some View {
            VStack(spacing: 12) {
                Text(model.step.title).font(.title2).accessibilityAddTraits(.isHeader)
                ForEach(model.explanations, id: \.self) { line in Text(line).textSelection(.enabled) }
                if let link = model.appLink { Link("Open an authenticator app", destination: link) }
                ForEach(model.fields, id: \.self) { field in entry(field) }
                if let message = model.message { Text(message).foregroundStyle(.red) }
                if model.factors.isEmpty {
                    Button("Continue") { model.submit() }.buttonStyle(.borderedProminent).disabled(model.isBusy)
                }
            }
            .textFieldStyle(.roundedBorder)
            .padding()
            .background(Color(model.options.secondaryBackgroundColor ?? .secondarySystemBackground))
            .clipShape(RoundedRectangle(cornerRadius: 12))
        }

        @ViewBuilder private func entry(_ field: SignInField) -> some View {
            let value = Binding(get: { model.values[field] ?? "" }, set: { model.values[field] = $0 })
            if field == .factor {
                ForEach(model.factors, id: \.self) { factor in
                    Button(factor.label) { model.choose(factor) }.disabled(model.isBusy)
                }
            } else if field.isSecret {
                SecureField(field.label, text: value)
                    .textContentType(field == .newPassword ? .newPassword : .password)
            } else {
                TextField(field.label, text: value).textContentType(field.contentType)
                    .textInputAutocapitalization(.never).autocorrectionDisabled()
            }
        }
    }

    extension SignInField {
        fileprivate var contentType: UITextContentType? {
            switch self {
            case .code: .oneTimeCode
            case .email: .emailAddress
            case .username: .username
            default: nil
            }
        }
    }
#endif
