#if canImport(SwiftUI) && (canImport(UIKit) || canImport(AppKit)) && !os(watchOS) && !os(tvOS)
    import SwiftUI

    /// The drop-in sign-in: a form for each step of a `SignInFlow`.
    struct SignInScreen: View {
        @ObservedObject var model: SignInModel
        @FocusState private var focused: SignInField?

        init(model: SignInModel) { self.model = model }

        var body: some View {
            ZStack {
                model.options.background.ignoresSafeArea()
                ScrollView {
                    VStack(spacing: 16) {
                        logo
                        form
                        providers
                        ForEach(model.choices, id: \.self) { step in
                            Button(model.texts.choice(step)) { model.go(to: step) }.disabled(model.isBusy)
                        }
                        if model.options.canCancel {
                            Button(model.texts[.cancel], role: .cancel) { model.cancel() }
                        }
                    }
                    .padding()
                    // A form as wide as a tablet's screen cannot be read.
                    .frame(maxWidth: 440)
                }
            }
            .tint(model.options.tint)
            .environment(\.layoutDirection, model.texts.language.isRightToLeft ? .rightToLeft : .leftToRight)
            .onAppear { focused = model.focus }
            .onChange(of: model.focus) { focused = model.focus }
        }

        @ViewBuilder private var logo: some View {
            if let image = model.options.logo {
                image.resizable().scaledToFit().frame(maxHeight: 120).accessibilityHidden(true)
            }
        }

        private var form: some View {
            VStack(spacing: 12) {
                Text(model.texts.title(model.step)).font(.title2).accessibilityAddTraits(.isHeader)
                ForEach(model.explanations, id: \.self) { line in Text(line).textSelection(.enabled) }
                if let link = model.appLink { Link(model.texts[.openApp], destination: link) }
                ForEach(model.factors, id: \.self) { factor in
                    Button(model.texts.label(factor)) { model.choose(factor) }.disabled(model.isBusy)
                }
                ForEach(model.fields, id: \.self) { field in
                    SignInEntry(model: model, field: field).focused($focused, equals: field)
                }
                if let message = model.message { Text(message).foregroundStyle(.red) }
                if model.isBusy { ProgressView() }
                if model.factors.isEmpty {
                    Button(model.texts[.next]) { model.submit() }.buttonStyle(.borderedProminent).disabled(model.isBusy)
                }
            }
            .textFieldStyle(.roundedBorder)
            .padding()
            .background(model.options.secondaryBackground)
            .clipShape(RoundedRectangle(cornerRadius: 12))
        }

        @ViewBuilder private var providers: some View {
            if !model.providers.isEmpty { Text(model.texts[.or]) }
            ForEach(model.providers, id: \.self) { provider in
                Button(model.texts[.withProvider, with: provider.brand]) { model.signIn(with: provider) }
                    .disabled(model.isBusy)
            }
        }
    }

    extension LoginProvider {
        /// The provider's brand name.
        fileprivate var brand: String {
            switch self {
            case .facebook: "Facebook"
            case .google: "Google"
            case .twitter: "Twitter"
            case .amazon: "Amazon"
            case .apple: "Apple"
            case .developer: rawValue
            }
        }
    }
#endif
