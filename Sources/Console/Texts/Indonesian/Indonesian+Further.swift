extension ConsoleTexts.Further {
    static let indonesian = Self(
        invitation: .indonesian, secrets: .indonesian, codes: .indonesian, analytics: .indonesian, wizard: .indonesian,
        mapping: .init(
            title: "Pemetaan atribut",
            lead: "Sebutan setiap penyedia untuk atribut kumpulan.", effect: ""),
        done: { indonesianOutcomes[$0] })

    private static let indonesianOutcomes = [
        "AddUserPoolClientSecret": "Rahasia telah ditambahkan.",
        "DeleteUserPoolClientSecret": "Rahasia telah "
            + "dihapus.",
    ]
}

extension ConsoleTexts.OperatorInvitation {
    fileprivate static let indonesian = Self(
        title: "Undang operator",
        lead: "Membuat operator, yang memilih kata sandi di alamat yang berlaku sekali, selama satu hari.",
        name: "Nama pengguna",
        role: "Boleh",
        email: "Email",
        emailHint: "Boleh kosong. Alamat dikirim ke sana jika konsol memiliki alamat sendiri dan server mengirim "
            + "email; jika tidak, alamat ditampilkan di sini.",
        effect: "Alamat menjadikan pembukanya operator, dengan izin peran tersebut.",
        denied: "Hanya akun itu sendiri yang boleh melakukannya, dan operator yang perannya mengizinkan "
            + "martlet:AdministerServer dan martlet:ManageOperators.",
        address: "Alamat untuk operator",
        addressLead: "Berikan kepada operator sekarang: alamat ditampilkan di halaman ini, dan tidak pernah lagi.",
        sent: "Alamat telah dikirim.",
        roleName: indonesianRole)

    private static func indonesianRole(_ role: String) -> String {
        switch role {
        case "read-only": "read-only: melihat semua kecuali rahasia, tidak mengubah apa pun"
        case "auditor": "auditor: membaca log audit"
        case "user-admin": "user-admin: pengguna dan grup, tanpa pengaturan"
        case "config-admin": "config-admin: pengaturan, tanpa pengguna"
        case "admin": "admin: semuanya"
        default: role
        }
    }
}

extension ConsoleTexts.ClientSecretPages {
    fileprivate static let indonesian = Self(
        title: "Rahasia",
        lead: "Klien boleh memiliki dua, agar aplikasinya berpindah dari satu ke yang lain: tambahkan yang "
            + "kedua, berikan kepada aplikasi, lalu hapus yang pertama.",
        id: "ID",
        created: "Dibuat",
        add: "Tambahkan rahasia",
        remove: "Hapus",
        addEffect: "Kedua rahasia berlaku sampai salah satunya dihapus.",
        removeEffect: "Aplikasi yang masih memakai rahasia itu tidak dapat lagi memasukkan pengguna.",
        new: "Rahasia baru",
        once: "Salin rahasia sekarang: rahasia ditampilkan di halaman ini, dan tidak pernah lagi.",
        back: "Kembali ke klien aplikasi")
}

extension ConsoleTexts.RecoveryCodePages {
    fileprivate static let indonesian = Self(
        title: "Kode pemulihan",
        create: "Buat kode baru",
        effect: "Pengguna mendapat sepuluh kode sebagai ganti yang lama. Masing-masing menggantikan kode faktor "
            + "kedua satu kali.",
        once: "Berikan kode kepada pengguna sekarang: kode ditampilkan di halaman ini, dan tidak pernah lagi.",
        denied: "Hanya akun itu sendiri yang boleh membuat kode, dan operator yang perannya mengizinkan "
            + "martlet:AdministerServer dan martlet:ManageOperators.",
        left: { "Tersisa \($0)" })
}

extension ConsoleTexts.AnalyticsPages {
    fileprivate static let indonesian = Self(
        title: "Analitik",
        lead: "Proyek yang diberi tahu tentang pendaftaran, proses masuk, dan kegagalan, satu untuk setiap klien "
            + "aplikasi. Beberapa klien boleh berbagi satu proyek.",
        client: "Klien aplikasi",
        project: "Proyek",
        shared: "Membagikan atribut",
        role: "Peran",
        add: "Tambahkan pemetaan aplikasi",
        change: "Ubah")
}

extension ConsoleTexts.PoolWizard {
    fileprivate static let indonesian = Self(
        client: "Klien aplikasi",
        clientHint: "Nama untuk klien aplikasi pertama dengan rahasia; kosong jika tidak ada.",
        clientEffect: "Klien mendapat rahasia, yang ditampilkan halaman kumpulan bila diminta.",
        showDetails: "Tampilkan detail",
        allClients: "Semua klien aplikasi",
        customs: "Atribut khusus",
        customsHint: "Tanpa “custom:”, yang diletakkan di depan setiap nama.",
        name: "Nama",
        type: "Jenis",
        min: "Panjang atau nilai minimum",
        max: "Panjang atau nilai maksimum",
        mutable: "Dapat diubah",
        addFirst: "Tambahkan atribut khusus",
        addAnother: "Tambahkan atribut lain")
}

extension ConsoleTexts.Settings {
    static let indonesianAnalytics: [String: ConsoleTexts.SettingText] = [
        "AnalyticsConfiguration.ApplicationId": .init(
            "ID proyek, yang juga memerlukan peran dan ID eksternal. Kosong, tanpa ARN, jika tidak ada.",
            effect: "Mulai sekarang proyek ini diberi tahu tentang pengguna aplikasi."),
        "AnalyticsConfiguration.ApplicationArn": .init(
            "ARN proyek, sebagai ganti ID, peran, dan ID eksternalnya.",
            effect: "Mulai sekarang proyek ini diberi tahu tentang pengguna aplikasi."),
        "AnalyticsConfiguration.RoleArn": .init(
            "Peran yang dipakai untuk memberi tahu proyek.",
            effect: "Peristiwa dikirim dengan peran ini."),
        "AnalyticsConfiguration.ExternalId": .init(
            "ID eksternal peran.",
            effect: "Peran diberi ID ini."),
        "AnalyticsConfiguration.UserDataShared": .init(
            "Apakah proyek juga mendapat alamat email dan nomor telepon.",
            effect: "true: mulai sekarang proyek mendapat alamat pengguna."),
    ]
}
