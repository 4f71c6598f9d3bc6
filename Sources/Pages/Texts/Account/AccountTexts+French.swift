extension AccountTexts {
    static let french = AccountTexts(
        title: "Votre compte", signIn: "Comment vous vous connectez", secondStep: "Deuxième étape", off: "Désactivée",
        change: "Modifier", sessions: "Où vous êtes connecté", browser: "Toutes les applications de ce navigateur",
        here: "Ce navigateur", lastUsed: "Dernière utilisation", signOut: "Se déconnecter",
        signOutEverywhere: "Se déconnecter partout", devices: "Appareils mémorisés",
        devicesLead: "Un code peut y être demandé moins souvent.", unknownDevice: "Appareil inconnu",
        forget: "Oublier", providers: "Comptes liés",
        providersLead: "Ils vous permettent aussi de vous connecter ici.", since: "Depuis", unlink: "Dissocier",
        back: "Retour à votre compte", proofLead: "Pour modifier quelque chose ici, reconnectez-vous.",
        proof: "Se reconnecter", signInAgain: "Veuillez vous reconnecter. Vous pourrez ensuite continuer.",
        saved: "Votre modification est enregistrée.", gone: "Cet élément n’existe plus.")
}

extension AccountChangeTexts {
    static let french = AccountChangeTexts(
        lead: "Après la première étape, une connexion demande l’une des méthodes activées.", methods: "Méthodes",
        on: "Activée", preferred: "Demandée en premier", setUp: "Configurer", turnOn: "Activer",
        turnOff: "Désactiver", prefer: "Demander en premier", remove: "Supprimer", cancel: "Annuler",
        codes: "Codes de récupération", codesLeft: { "Il en reste \($0)" }, makeCodes: "Créer de nouveaux codes",
        codesTitle: "Vos nouveaux codes de récupération",
        codesLead: """
            Chacun sert une fois à la place de la deuxième étape. Conservez-les en lieu sûr : ils ne seront plus \
            affichés, et les codes précédents ne fonctionnent plus.
            """,
        codesKept: "Je les ai conservés", currentPassword: "Mot de passe actuel",
        password: "Modifier votre mot de passe", passwordLead: "Vous serez déconnecté partout ailleurs.",
        wrongPassword: "Ce mot de passe est incorrect.")
}
