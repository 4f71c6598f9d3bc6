extension ConsoleTexts.IdentityPoolPages {
    static let indonesian = Self(
        title: "Kumpulan identitas", create: "Buat kumpulan identitas",
        createLead: "Kumpulan identitas memberi pengguna dan tamu identitas, dan kredensial peran.",
        createEffect: "Aplikasi dapat memperoleh identitas. Untuk kredensial, kumpulan memerlukan peran: "
            + "halaman berikutnya membuatnya.",
        admitsNone: "Tanpa tamu dan tanpa penyedia, tidak ada identitas yang dapat dibuat. Izinkan salah satunya.",
        parts: "Bagian kumpulan identitas", edit: "Ubah kumpulan identitas", providers: "Penyedia autentikasi",
        noProviders: "Kumpulan tidak memiliki penyedia yang penggunanya dapat memperoleh peran lain.", roles: "Peran",
        rolesLead: "Peran yang kredensialnya diperoleh identitas yang telah masuk dan tamu.",
        newRoles: "Buat peran baru",
        newRolesLead: "Kredensial memerlukan dua peran: satu untuk identitas yang telah masuk, satu untuk "
            + "tamu. Izinkan membuat keduanya, hanya membolehkan identitas kumpulan ini mengambilnya, "
            + "dan mengizinkan setiap identitas atas set data Sync miliknya sendiri.",
        newRolesEffect: "Identitas memperoleh kredensial peran ini. Hal lain yang boleh dilakukannya Anda "
            + "tambahkan ke peran.",
        newRoleName: "Nama peran yang dibuat.", allow: "Izinkan", dontAllow: "Jangan izinkan",
        rules: "Aturan peran",
        rulesLead: "Aturan pertama yang cocok menentukan. Aturan dapat dipindahkan; tidak ada yang disimpan "
            + "sebelum peninjauan.",
        principalTags: "Tag prinsipal",
        principalTagsLead: "Tag yang dapat diperiksa kebijakan (aws:PrincipalTag), dari klaim token.",
        snippets: "Untuk aplikasi Anda", browser: "Penjelajah identitas", identityID: "ID identitas",
        noIdentities: "Tidak ada identitas yang ditemukan.", logins: "Login", guest: "tidak ada: tamu",
        hideDisabled: "Sembunyikan identitas nonaktif", showDisabled: "Tampilkan identitas nonaktif",
        developerUsers: "Pengguna penyedia pengembang", developerUser: "Pengenal pengguna",
        noDeveloperUsers: "Identitas ini tidak memiliki pengguna penyedia pengembang.", unlink: "Putuskan tautan",
        unlinkEffect: "Pengguna memperoleh identitas lain saat masuk berikutnya. Jika tidak ada login tersisa, "
            + "identitas dinonaktifkan.",
        deleteIdentity: "Hapus identitas",
        deleteIdentityEffect: "Identitas dan set datanya dihapus. Pengguna memperoleh identitas lain saat masuk "
            + "berikutnya.",
        deleteEffect: "Semua identitas kumpulan dan datanya dihapus. Aplikasi yang menggunakan kumpulan ini "
            + "berhenti berfungsi.",
        addRow: "Tambahkan lagi", removeRow: "Hapus", moveUp: "Pindahkan ke atas", moveDown: "Pindahkan ke bawah",
        row: { "No. \($0)" }, member: { members[$0] },
        missingRoles: {
            "Kumpulan tidak memiliki peran untuk identitas ini, yang tidak memperoleh kredensial: "
                + "\($0)."
        },
        rulesOf: { "Aturan peran \($0)" }, principalTagsOf: { "Tag prinsipal \($0)" },
        delete: { "Hapus kumpulan identitas \($0)" })

    private static let members = [
        "ProviderName": "ID kumpulan pengguna", "ClientId": "ID klien aplikasi",
        "ServerSideTokenCheck": "Tolak token yang telah dicabut",
    ]
}

extension ConsoleTexts.Settings {
    /// The sections of an identity pool by their names.
    static let indonesianIdentityPoolSections: [String: ConsoleTexts.SectionText] = [
        "identity-pool": .init("Nama dan alur", lead: "Nama dalam daftar, alur dasar, tag."),
        "identity-guests": .init(
            "Identitas tanpa autentikasi", lead: "Apakah tamu memperoleh identitas tanpa masuk."),
        "identity-cognito": .init(
            "Cognito",
            lead: "Kumpulan pengguna yang penggunanya memperoleh identitas, masing-masing dengan klien aplikasi."),
        "identity-facebook": .init("Facebook", lead: "App ID aplikasi Anda di Facebook. \(appWarning)"),
        "identity-google": .init("Google", lead: "ID klien aplikasi Anda di Google. \(appWarning)"),
        "identity-amazon": .init("Amazon", lead: "App ID aplikasi Anda di Login with Amazon. \(appWarning)"),
        "identity-apple": .init("Apple", lead: "Services ID aplikasi Anda di Apple. \(appWarning)"),
        "identity-twitter": .init(
            "Twitter", lead: "Consumer key dan consumer secret aplikasi Anda, dengan ; di antaranya."),
        "identity-oidc": .init(
            "OpenID", lead: "Penyedia OpenID Connect milik akun. Yang baru dibuat di Akses."),
        "identity-saml": .init("SAML", lead: "Penyedia SAML milik akun. Yang baru dibuat di Akses."),
        "identity-developer": .init(
            "Khusus", lead: "Nama proses masuk Anda sendiri, yang back end-nya meminta token. Tidak pernah berubah."),
    ]

    private static let appWarning = "Jika ini berubah, pengguna aplikasi lama yang sudah ada tidak dapat masuk lagi."

    static let indonesianIdentityPools: [String: ConsoleTexts.SettingText] = [
        "IdentityPoolName": .init("Nama dalam daftar.", effect: "Kumpulan memiliki nama lain; ID-nya tetap."),
        "AllowClassicFlow": .init(
            "true: aplikasi boleh meminta token OpenID dan memilih peran di STS.",
            effect: "false menolak alur dasar: aplikasi yang menggunakannya tidak memperoleh kredensial."),
        "IdentityPoolTags": .init(
            "Tag kumpulan.", effect: "Kebijakan dan alat yang memeriksa tag melihat yang baru."),
        "AllowUnauthenticatedIdentities": .init(
            "true: semua orang memperoleh identitas sebagai tamu.",
            effect: "false menolak tamu, dan tamu yang sudah ada tidak lagi memperoleh kredensial."),
        "CognitoIdentityProviders": .init(
            "ID kumpulan pengguna dan salah satu klien aplikasinya.",
            effect: "Pengguna klien yang dicabut tidak lagi memperoleh kredensial."),
        "SupportedLoginProviders": .init(
            "ID aplikasi di penyedia; kosong jika tidak ada.",
            effect: "Mengubah ID aplikasi menonaktifkan pengguna yang ada: token untuk ID lama ditolak."),
        "OpenIdConnectProviderARNs": .init(
            "Penyedia yang tokennya memberi identitas.",
            effect: "Pengguna penyedia yang dicabut tidak memperoleh kredensial."),
        "SamlProviderARNs": .init(
            "Penyedia yang asersinya memberi identitas, dengan peran yang disebutnya.",
            effect: "Pengguna penyedia yang dicabut tidak memperoleh kredensial."),
        "DeveloperProviderName": .init(
            "Nama seperti login.example.app, yang tidak pernah berubah.", effect: "Back end Anda dapat meminta token."),
        "Roles.authenticated": .init(
            "Milik identitas yang telah masuk.",
            effect: "Identitas yang telah masuk memperoleh kredensial peran ini."),
        "Roles.unauthenticated": .init("Milik tamu.", effect: "Tamu memperoleh kredensial peran ini."),
        "RoleMappings.Type": .init(
            "Token: peran yang diutamakan token. Rules: aturan di bawah. –: peran untuk identitas yang telah masuk.",
            effect: "Pengguna penyedia mungkin memperoleh peran lain."),
        "RoleMappings.AmbiguousRoleResolution": .init(
            "Jika tidak ada aturan yang cocok, atau token tidak menyebut peran: peran untuk "
                + "identitas yang telah masuk, atau tanpa peran.",
            effect: "Deny menolak kredensial bagi pengguna tanpa kecocokan."),
        "RoleMappings.Rules": .init(
            "Paling banyak 25. Aturan pertama yang klaimnya cocok memberikan perannya.",
            effect: "Pengguna mungkin memperoleh peran lain. Urutannya menentukan."),
        "UseDefaults": .init(
            "true: ID pengguna dan ID klien, sebagai username dan client.",
            effect: "Kebijakan yang memeriksa tag lama tidak lagi cocok."),
        "PrincipalTags": .init(
            "Tag dan klaim: department=custom:dept.", effect: "Kebijakan yang memeriksa tag lama tidak lagi cocok."),
    ]
}
