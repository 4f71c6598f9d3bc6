extension PageTexts {
    static let french = PageTexts(
        signIn: SignInTexts(
            title: "Connexion", button: "Se connecter", next: "Continuer", or: "ou",
            withProvider: { "Continuer avec \($0)" },
            legal: "Nous ne publions jamais rien sur ces comptes.",
            corporateLead: "Connectez-vous avec votre compte d’entreprise",
            corporateEmail: "Adresse e-mail professionnelle", forgotPassword: "Mot de passe oublié\u{A0}?",
            noAccount: "Pas encore de compte\u{A0}?", createAccount: "Créer un compte",
            haveAccount: "Vous avez déjà un compte\u{A0}?", back: "Retour à la connexion"),
        names: NameTexts(
            username: "Nom d’utilisateur", email: "Adresse e-mail", phone: "Numéro de téléphone",
            emailOrPhone: "Adresse e-mail ou numéro de téléphone",
            usernameOrEmail: "Nom d’utilisateur ou adresse e-mail",
            usernameOrPhone: "Nom d’utilisateur ou numéro de téléphone",
            any: "Nom d’utilisateur, adresse e-mail ou téléphone",
            phoneHint: "Avec l’indicatif du pays, par exemple +33612345678"),
        passwords: PasswordTexts(
            password: "Mot de passe", new: "Nouveau mot de passe", repeated: "Répétez le mot de passe",
            show: "Afficher le mot de passe", hide: "Masquer le mot de passe",
            rules: "Le mot de passe doit\u{A0}:", length: { "compter au moins \($0) caractères" },
            uppercase: "contenir une majuscule", lowercase: "contenir une minuscule", number: "contenir un chiffre",
            symbol: "contenir un caractère spécial", history: { "être différent des \($0) derniers" },
            replace: HeadingTexts(
                "Choisissez un nouveau mot de passe",
                lead: "Le mot de passe actuel était temporaire et doit être remplacé."),
            save: "Enregistrer le mot de passe",
            forgot: HeadingTexts(
                "Réinitialiser le mot de passe", lead: "Nous vous enverrons un code pour en choisir un nouveau."),
            sendCode: "Envoyer le code", reset: "Choisissez un nouveau mot de passe",
            changed: "Votre mot de passe a été modifié. Vous pouvez maintenant vous connecter."),
        codes: CodeTexts(
            title: "Saisissez le code", code: "Code", sentBySMS: { "Nous avons envoyé un SMS au \($0)." },
            sentByEmail: { "Nous avons envoyé un e-mail à \($0)." },
            sentTo: { "Nous avons envoyé un code à \($0)." },
            sent: "Si le compte existe, un code vient d’être envoyé.",
            fromApp: "Ouvrez votre application d’authentification et saisissez le code affiché.",
            verify: "Vérifier", resend: "Envoyer un nouveau code", resent: "Un nouveau code vient d’être envoyé.",
            otherFactor: "Utiliser une autre méthode", useRecovery: "Utiliser un code de secours",
            recovery: HeadingTexts(
                "Saisissez un code de secours", lead: "Chacun de vos codes de secours ne sert qu’une fois."),
            recoveryCode: "Code de secours"),
        factors: FactorTexts(
            first: "Comment voulez-vous vous connecter\u{A0}?", second: "Confirmez votre identité",
            setUp: HeadingTexts("Protégez votre compte", lead: "Configurez une deuxième étape de connexion."),
            signingInAs: { "Connexion en tant que \($0)" }, password: "Mot de passe", sms: "SMS", email: "E-mail",
            app: "Application d’authentification", passkey: "Clé d’accès",
            appTitle: "Configurez votre application d’authentification",
            appScan: "Scannez ce code avec votre application d’authentification.",
            appImage: "QR code pour l’application d’authentification",
            appKey: "Impossible de scanner\u{A0}? Saisissez cette clé dans l’application\u{A0}:",
            appCode: "Code de l’application", finish: "Terminer la configuration",
            remember: HeadingTexts(
                "Mémoriser cet appareil\u{A0}?",
                lead: "Sur un appareil que vous seul utilisez, moins de codes seront demandés."),
            rememberYes: "Mémoriser", rememberNo: "Pas maintenant"),
        signUp: SignUpTexts(
            title: "Créer un compte", button: "S’inscrire", optional: "facultatif", confirm: "Confirmez votre compte",
            confirmButton: "Confirmer",
            resend: HeadingTexts("Recevoir un nouveau code", lead: "Nous enverrons le code une nouvelle fois."),
            linkQuestion: HeadingTexts(
                "Confirmez votre inscription",
                lead: "Appuyez sur le bouton pour la terminer. Si vous ne vous êtes pas inscrit, fermez cette page."),
            linkDone: HeadingTexts(
                "Votre inscription est confirmée", lead: "Vous pouvez fermer cette page et vous connecter."),
            linkIncomplete: HeadingTexts(
                "Ce lien est incomplet", lead: "Ouvrez-le de nouveau depuis le message, ou copiez-le en entier."),
            linkInvalid: HeadingTexts(
                "Ce lien n’est plus valide",
                lead: "Demandez-en un nouveau, ou connectez-vous si vous l’avez déjà utilisé."),
            busy: HeadingTexts("C’est impossible pour le moment", lead: "Veuillez réessayer dans une minute."),
            tryAgain: "Réessayer"),
        attributes: AttributeTexts(
            address: "Adresse", birthdate: "Date de naissance", email: "Adresse e-mail", familyName: "Nom",
            gender: "Genre", givenName: "Prénom", locale: "Langue", middleName: "Deuxième prénom",
            name: "Nom complet", nickname: "Surnom", phoneNumber: "Numéro de téléphone", picture: "Lien vers une image",
            preferredUsername: "Nom d’utilisateur préféré", profile: "Lien vers un profil", website: "Site web",
            timeZone: "Fuseau horaire"),
        sessions: SessionTexts(
            signedIn: "Heureux de vous revoir", continueAs: { "Continuer en tant que \($0)" },
            otherAccount: "Utiliser un autre compte",
            signedOut: HeadingTexts("Vous êtes déconnecté", lead: "Vous pouvez fermer cette page."),
            returning: HeadingTexts("Vous êtes connecté", lead: "Nous vous ramenons à l’application."),
            returnLink: "Continuer vers l’application",
            tested: HeadingTexts(
                "Le test est terminé",
                lead:
                    """
                    Personne n’a été connecté. La personne qui a lancé le test voit le résultat. Vous pouvez \
                    fermer cette page.
                    """)),
        linking: LinkingTexts(
            title: "Ce compte est-il le vôtre\u{A0}?",
            lead: { "Il existe déjà un compte avec l’adresse e-mail \($0)." },
            effect: {
                """
                S’il est à vous, connectez-vous-y une fois. Ensuite, \($0) pourra aussi vous y connecter. Ne \
                continuez que si vous faites confiance à \($0).
                """
            },
            connect: "Se connecter à ce compte", separate: "Utiliser plutôt un nouveau compte",
            otherAccount: "C’était un autre compte. Connectez-vous au compte qui a cette adresse e-mail."),
        account: .french,
        accountChange: .french,
        feedback: FeedbackTexts(
            valid: HeadingTexts(
                "Était-ce vous\u{A0}?", lead: "Appuyez sur le bouton pour nous dire que cette connexion venait de vous."
            ),
            validButton: "C’était moi",
            invalid: HeadingTexts(
                "Ce n’était pas vous\u{A0}?",
                lead: "Appuyez sur le bouton si quelqu’un d’autre s’est connecté. Changez ensuite votre mot de passe."),
            invalidButton: "Ce n’était pas moi", done: HeadingTexts("Merci", lead: "Vous pouvez fermer cette page."),
            spent: HeadingTexts("Ce lien n’est plus valide", lead: "Vous l’avez peut-être déjà utilisé.")),
        devices: DeviceTexts(
            enter: HeadingTexts("Connecter un appareil", lead: "Saisissez le code affiché par votre appareil."),
            code: "Code de l’appareil", confirm: { "Donner l’accès à \($0)\u{A0}?" },
            confirmLead: { "Ne continuez que si votre propre appareil affiche le code \($0)." },
            signedInAs: { "Vous êtes connecté en tant que \($0)." }, scopes: "Cela permettra de\u{A0}:",
            scopeOpenID: "reconnaître votre compte", scopeEmail: "voir votre adresse e-mail",
            scopePhone: "voir votre numéro de téléphone", scopeProfile: "voir votre profil",
            scopeAdmin: "voir et modifier votre compte", allow: "Autoriser", deny: "Refuser",
            allowed: HeadingTexts("Votre appareil est connecté", lead: "Vous pouvez y revenir et fermer cette page."),
            denied: HeadingTexts(
                "Accès refusé", lead: "L’appareil n’a pas reçu d’accès. Vous pouvez fermer cette page.")),
        problems: ProblemTexts(
            wrongCredentials: "Le nom ou le mot de passe est incorrect.",
            unknownUser: "Aucun compte ne porte ce nom.",
            wrongCode: "Ce code est incorrect. Vérifiez-le et réessayez.",
            expiredCode: "Ce code n’est plus valide. Demandez-en un nouveau.",
            tooManyAttempts: "Trop de tentatives. Patientez un moment, puis réessayez.",
            tooManyRequests: "Trop de demandes. Patientez un moment, puis réessayez.",
            weakPassword: "Ce mot de passe ne respecte pas toutes les règles.",
            reusedPassword: "Vous avez déjà utilisé ce mot de passe. Choisissez-en un autre.",
            differentPasswords: "Les deux mots de passe sont différents.",
            nameTaken: "Un compte porte déjà ce nom.",
            addressTaken: "Cette adresse e-mail ou ce numéro appartient à un autre compte.",
            unknownCompany: "Aucune entreprise ne se connecte ici avec cette adresse.",
            missing: "Veuillez remplir ce champ.", malformed: "Veuillez vérifier cette valeur.",
            disabledUser: "Ce compte est désactivé.", unconfirmedUser: "Ce compte n’est pas encore confirmé.",
            passwordResetRequired: "Vous devez réinitialiser votre mot de passe avant de vous connecter.",
            notAllowed: "Ce n’est pas autorisé ici.",
            refusedAsRisky: "Cette connexion a été refusée pour des raisons de sécurité.",
            noDestination: "Ce compte n’a ni e-mail ni téléphone confirmé où envoyer un code.",
            undelivered: "Le message n’a pas pu être envoyé. Veuillez réessayer plus tard.",
            expiredSession: "La connexion a pris trop de temps. Veuillez recommencer.",
            unavailable: "C’est impossible pour le moment. Veuillez réessayer."),
        errors: ErrorTexts(
            badRequest: HeadingTexts(
                "Ce lien pose problème", lead: "Retournez dans l’application et réessayez à partir de là."),
            unknownApp: HeadingTexts(
                "Cette application ne peut pas vous connecter",
                lead: "Elle n’est pas bien configurée. Veuillez prévenir ses responsables."),
            expiredForm: HeadingTexts(
                "Cette page a expiré",
                lead: "Ouvrez-la de nouveau. Si cela se reproduit, autorisez les cookies de ce site."),
            notFound: HeadingTexts(
                "Cette page n’existe pas", lead: "Vérifiez l’adresse ou retournez dans l’application."),
            tooManyRequests: HeadingTexts("Trop de demandes", lead: "Patientez un moment, puis réessayez."),
            unavailable: HeadingTexts(
                "Un problème est survenu de notre côté", lead: "Veuillez réessayer dans une minute."),
            provider: HeadingTexts(
                "La connexion avec l’autre fournisseur n’a pas abouti",
                lead: "Réessayez. Si cela continue, prévenez l’exploitant de l’application et citez la demande."
            ), detail: "Détails", requestID: "Demande", startAgain: "Recommencer"),
        common: CommonTexts(
            continueTo: { "pour continuer vers \($0)" },
            notYou: "Ce n’est pas vous ?",
            language: "Langue",
            terms: "Conditions d’utilisation",
            privacy: "Confidentialité",
            capsLock: "Le verrouillage des majuscules est activé.",
            copy: "Copier la clé",
            copied: "Copiée",
            unconfirmed: """
                Votre compte n’est pas encore confirmé. Saisissez le code reçu lors de votre inscription ou \
                demandez-en un nouveau.
                """,
            unconfirmedSentTo: {
                """
                \($0)otre compte n’est pas encore confirmé. Saisissez le code envoyé à \($0) lors de \
                votre inscription ou demandez-en un nouveau.
                """
            },
            here: HeadingTexts(
                "Ici, les applications connectent leurs utilisateurs",
                lead: "Il n’y a rien à voir à cette adresse. Ouvrez l’application que vous souhaitez utiliser.")))
}
