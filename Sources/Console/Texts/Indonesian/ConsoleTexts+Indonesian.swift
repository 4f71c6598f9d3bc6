extension ConsoleTexts {
    static let indonesian = ConsoleTexts(
        language: "id", entry: .indonesian, shell: .indonesian, home: .indonesian, search: .indonesian,
        sessions: .indonesian, explorer: .indonesian, changes: .indonesian, pools: .indonesian, users: .indonesian,
        clients: .indonesian, settings: .indonesian, parts: .indonesian, schema: .indonesian, domains: .indonesian,
        triggers: .indonesian, checks: .indonesian, refusals: .indonesian, inspector: .indonesian, sync: .indonesian,
        server: .indonesian, identityPools: .indonesian, access: .indonesian, administration: .indonesian,
        further: .indonesian)
}

extension ConsoleTexts.Entry {
    static let indonesian = Self(
        title: "Masuk ke konsol", enterAs: "Anda masuk dengan izin milik",
        limits: "Sesi berakhir setelah 15 menit tidak digunakan, setelah 8 jam, atau saat Anda keluar.",
        button: "Masuk", refused: "Alamat ini tidak berlaku",
        foreign: "Formulir dikirim dari situs lain.", noSession: "Anda belum masuk",
        howToEnter: "Jalankan “martlet console open” di server, lalu buka alamat yang ditampilkannya dalam "
            + "satu menit.",
        signIn: "Masuk", signInAgain: "Masuk lagi", signedIn: "Anda telah masuk", goOn: "Lanjutkan",
        notFound: "Akun ini tidak memiliki kumpulan operator. Jalankan “martlet console invite NAME” di server.",
        otherHost: "Operator masuk di alamat milik konsol sendiri.",
        notAsked: "Proses masuk ini tidak dimulai di browser ini, atau dimulai lebih dari sepuluh menit "
            + "lalu. Mulai lagi.",
        notFinished: "Proses masuk tidak diselesaikan.", setup: .indonesian)
}

extension ConsoleTexts.Setup {
    static let indonesian = Self(
        title: "Operator pertama", invitedTitle: "Anda diundang",
        lead: "Ini membuat kumpulan pengguna untuk operator, satu grup dan satu peran untuk setiap "
            + "jenis operator, dan Anda sebagai yang pertama, dengan semua izin. Setelah itu Anda "
            + "masuk dan mendaftarkan aplikasi autentikator.",
        invitedLead: "Pilih kata sandi. Setelah itu Anda masuk dan mendaftarkan aplikasi autentikator.",
        name: "Nama pengguna Anda",
        nameHint: "Huruf, angka, dan + = , . @ - _. Log audit menyebut Anda dengan nama ini.", email: "Alamat email",
        emailHint: "Boleh kosong. Dengannya kata sandi yang terlupa dapat diganti.", password: "Kata sandi",
        again: "Ulangi kata sandi",
        passwordHint: "Minimal 12 karakter, dengan huruf besar, huruf kecil, angka, dan simbol.",
        button: "Lanjutkan", done: "Selesai. Silakan masuk sekarang.",
        notGood: "Alamat ini sudah digunakan, sudah kedaluwarsa, atau telah diubah. Jalankan “martlet console "
            + "invite NAME” di server untuk alamat lain.",
        differ: "Kedua kata sandi tidak sama.", noName: "Masukkan nama pengguna.")
}

extension ConsoleTexts.Shell {
    static let indonesian = Self(
        skip: "Langsung ke isi", navigation: "Konsol", path: "Di atas halaman ini",
        signedInAs: "Anda bertindak sebagai", language: "Bahasa", failed: "Tidak berhasil",
        denied: "Kebijakan Anda tidak mengizinkan ini", forged: "Formulir sudah kedaluwarsa",
        forgedHelp: "Tidak ada yang diubah. Buka lagi halamannya, lalu kirim formulirnya sekali lagi.",
        table: "Tabel", copy: "Salin", copied: "Disalin", first: "Halaman pertama", next: "Halaman berikutnya")
}

extension ConsoleTexts.Home {
    static let indonesian = Self(
        title: "Beranda", identityPools: "Kumpulan identitas", noIdentityPools: "Belum ada kumpulan identitas.",
        estimatedUsers: "pengguna, perkiraan", allPools: "Semua kumpulan pengguna", tools: "Alat")
}

extension ConsoleTexts.Search {
    static let indonesian = Self(
        title: "Cari", label: "Cari", placeholder: "Halaman, kumpulan, pengguna, operasi ( / )", button: "Cari",
        empty: "Ketik yang Anda cari: halaman, ID atau nama kumpulan, operasi, atau, di halaman suatu "
            + "kumpulan, pengguna.",
        none: "Tidak ditemukan.", users: "Pengguna", pools: "Kumpulan pengguna", operations: "Operasi",
        pages: "Halaman", more: "Cari di kumpulan lain", palette: "Buka", found: { "Hasil untuk “\($0)”" },
        usersOf: { "Pengguna di \($0)" })
}

extension ConsoleTexts.Sessions {
    static let indonesian = Self(
        title: "Sesi",
        lead: "Browser yang telah masuk ke konsol. Sesi juga berakhir saat kunci akses atau perannya dihapus.",
        caller: "Bertindak sebagai", from: "Dari", began: "Mulai", used: "Terakhir digunakan", ends: "Berakhir",
        action: "Tindakan", end: "Akhiri", current: "yang ini", leave: "Keluar dari konsol",
        missing: "Sesi ini tidak ada.")
}

extension ConsoleTexts.Explorer {
    static let indonesian = Self(
        title: "Operasi", lead: "Setiap operasi API sebagai formulir, dijalankan dengan izin Anda.",
        unbuilt: "tidak tersedia", unbuiltLead: "Operasi API ini tidak tersedia dalam versi Martlet ini.",
        noSuchOperation: "Operasi ini tidak ada.", reads: "hanya membaca", changes: "mengubah data",
        deletes: "menghapus data", byPolicies: "kebijakan Anda menentukan", withoutPolicies: "tidak memerlukan izin",
        input: "Masukan", noInput: "Operasi ini tidak memiliki masukan.", send: "Kirim",
        asJSON: "Tulis masukan sebagai JSON", asForm: "Kembali ke formulir", json: "Masukan sebagai JSON",
        region: "Wilayah", regionHint: "Jika masukan tidak menyebut kumpulan.", succeeded: "Selesai.",
        request: "Yang dikirim, dan hal yang sama sebagai perintah", sameCLI: "Hal yang sama dengan AWS CLI",
        samePython: "Hal yang sama dengan boto3", sameTerraform: "Di Terraform",
        terraformHint: "“terraform plan -generate-config-out=generated.tf” menulis konfigurasinya.",
        sameJSON: "Masukan sebagai JSON",
        confirmLead: "Ini menghapus selamanya apa yang disebut dalam masukan.",
        otherName: "Bukan itu namanya. Tidak ada yang dihapus.", confirmTitle: { "\($0): Anda yakin?" },
        typeName: { "Ketik “\($0)” untuk melanjutkan" }, optional: { "Opsional (\($0))" },
        count: { "\($0) dari \($1) tersedia" }, kind: indonesianHint)

    /// How a value of a kind is typed.
    static func indonesianHint(_ kind: InputField.Kind) -> String {
        switch kind {
        case .line, .choice: "Teks"
        case .text: "Teks dengan jumlah baris bebas, atau Base64 untuk byte"
        case .secret: "Rahasia: tidak pernah ditampilkan lagi"
        case .number: "Bilangan bulat"
        case .time: "Waktu, seperti 2026-11-21T00:30:00Z, atau detik sejak 1970"
        case .flag: "Benar atau salah"
        case .list: "Daftar: satu baris untuk setiap butir"
        case .map: "Peta: satu baris key=value untuk setiap butir"
        case .json: "JSON"
        }
    }
}

extension ConsoleTexts.Changes {
    static let indonesian = Self(
        setting: "Pengaturan", before: "Sebelum", after: "Sesudah", effect: "Akibatnya",
        affected: "Siapa yang terdampak",
        review: "Tinjau perubahan", confirm: "Konfirmasi", cancel: "Batal", nothing: "Tidak ada yang akan berubah.",
        notFresh: "Hal yang tidak dapat diurungkan memerlukan sesi yang dimulai dalam 10 menit terakhir. "
            + "Jalankan “martlet console open” lagi, lalu kembali ke halaman ini. Tidak ada yang "
            + "diubah.",
        otherName: "Bukan itu namanya. Tidak ada yang diubah.", undo: "Urungkan", grade: warning,
        done: { outcomes[$0] ?? indonesianAccessOutcomes[$0] ?? ConsoleTexts.Administration.indonesianOutcomes[$0] })

    private static func warning(_ grade: DangerGrade) -> String? {
        switch grade {
        case .reversible: nil
        case .costly:
            "Pengguna akan merasakan ini. Perubahan sebaliknya tidak mengembalikan apa yang "
                + "sementara itu hilang dari mereka."
        case .irreversible: "Ini tidak dapat diurungkan."
        }
    }

    private static let outcomes = [
        "AdminEnableUser": "Pengguna diaktifkan.", "AdminDisableUser": "Pengguna dinonaktifkan.",
        "AdminResetUserPassword": "Pengguna harus menetapkan kata sandi baru.",
        "AdminUserGlobalSignOut": "Pengguna dikeluarkan dari semua tempat.",
        "AdminConfirmSignUp": "Pengguna dikonfirmasi.", "AdminAddUserToGroup": "Pengguna ada di grup.",
        "AdminRemoveUserFromGroup": "Pengguna tidak lagi ada di grup.",
        "AdminUpdateUserAttributes": "Atribut disimpan.",
        "AdminDeleteUserAttributes": "Atribut disimpan.",
        "CreateUserPoolClient": "Klien aplikasi dibuat.", "EndConsoleSession": "Sesi telah berakhir.",
        "UpdateUserPool": "Pengaturan disimpan.", "SetUserPoolMfaConfig": "Pengaturan disimpan.",
        "SetUserPoolSessionConfiguration": "Pengaturan disimpan.",
        "SetRiskConfiguration": "Pengaturan disimpan.", "SetLogDeliveryConfiguration": "Pengaturan disimpan.",
        "UpdateUserPoolClient": "Pengaturan disimpan.", "AddCustomAttributes": "Atribut ditambahkan.",
        "CreateGroup": "Grup dibuat.", "UpdateGroup": "Grup disimpan.",
        "DeleteGroup": "Grup dihapus.", "CreateResourceServer": "Server sumber daya dibuat.",
        "UpdateResourceServer": "Server sumber daya disimpan.",
        "DeleteResourceServer": "Server sumber daya dihapus.",
        "CreateIdentityProvider": "Penyedia dibuat.", "UpdateIdentityProvider": "Penyedia disimpan.",
        "DeleteIdentityProvider": "Penyedia dihapus.", "CreateUserPoolDomain": "Domain dibuat.",
        "DeleteUserPoolDomain": "Domain dihapus.", "DeleteUserPoolClient": "Klien aplikasi dihapus.",
        "DeleteUserPool": "Kumpulan dihapus.",
        "UpdateRecords": "Rekaman disimpan.", "DeleteDataset": "Set data dihapus.",
        "SetIdentityPoolConfiguration": "Pengaturan disimpan.", "SetCognitoEvents": "Pengaturan disimpan.",
        "BulkPublish": "Penerbitan massal telah dimulai.",
    ]
}

extension ConsoleTexts.Pools {
    static let indonesian = Self(
        title: "Kumpulan pengguna", none: "Belum ada kumpulan pengguna.", name: "Nama", id: "ID", created: "Dibuat",
        changed: "Diubah", create: "Buat kumpulan pengguna", overview: "Ikhtisar", parts: "Bagian kumpulan",
        more: "Sebagai operasi", integration: "Integrasi aplikasi", federation: "Federasi",
        creation: .indonesian)
}

extension ConsoleTexts.Users {
    static let indonesian = Self(
        title: "Pengguna", none: "Tidak ada pengguna yang ditemukan.", search: "Diawali dengan", searchIn: "Atribut",
        anyAttribute: "sesuai teks", find: "Cari", username: "Nama pengguna", email: "Alamat email",
        phone: "Nomor telepon", status: "Status", enabled: "Aktif", created: "Dibuat", isEnabled: "aktif",
        isDisabled: "nonaktif", attributes: "Atribut", editAttributes: "Ubah atribut",
        emptiedAttribute: "Atribut tanpa nilai akan dihapus.",
        attributesEffect: "Kata sandi dan sesi pengguna tetap; token baru menampilkan nilai baru.",
        disableFirst: "Di sini hanya pengguna nonaktif yang dapat dihapus.", groups: "Grup", group: "Grup",
        noGroups: "Pengguna tidak ada di grup mana pun.", precedence: "Prioritas", role: "Peran",
        actionHeading: "Tindakan", history: "Riwayat masuk", noHistory: "Belum ada proses masuk yang dicatat.",
        time: "Waktu", event: "Peristiwa", outcome: "Hasil", risk: "Risiko", from: "Dari", sessions: "Sesi",
        someSessions: "semua yang ada", noSessions: "tidak ada", creation: .indonesian, security: .indonesian,
        searched: { "Pencarian: \($0)" }, action: label, effect: consequence)

    private static func label(_ action: UserAction) -> String {
        switch action {
        case .enable: "Aktifkan"
        case .disable: "Nonaktifkan"
        case .resetPassword: "Atur ulang kata sandi"
        case .signOut: "Keluarkan dari semua tempat"
        case .confirm: "Konfirmasi"
        case .addToGroup: "Tambahkan ke grup"
        case .removeFromGroup: "Keluarkan dari grup"
        }
    }

    private static func consequence(_ action: UserAction) -> String {
        switch action {
        case .enable: "Pengguna dapat masuk lagi."
        case .disable: "Pengguna tidak dapat masuk, dan semua sesi berakhir. Tidak ada yang dihapus."
        case .resetPassword:
            "Pengguna menerima kode dan harus menetapkan kata sandi baru sebelum masuk berikutnya."
        case .signOut:
            "Semua sesi berakhir. Layanan yang memeriksa token sendiri menerima token akses sampai kedaluwarsa."
        case .confirm: "Pengguna dapat masuk tanpa kode yang dikirim."
        case .addToGroup: "Token saat masuk berikutnya menyebut grup dan perannya."
        case .removeFromGroup: "Token saat masuk berikutnya tidak lagi menyebut grup dan perannya."
        }
    }
}

extension ConsoleTexts.Clients {
    static let indonesian = Self(
        title: "Klien aplikasi", none: "Belum ada klien aplikasi.", name: "Nama", id: "ID klien",
        create: "Buat klien aplikasi", settings: "Pengaturan",
        settingsLead: "Apa yang boleh dilakukan aplikasi, dan berapa lama tokennya berlaku.",
        change: "Ubah pengaturan", snippet: "Untuk aplikasi Anda",
        noSecret: "Klien tidak memiliki rahasia.", hasSecret: "Klien memiliki rahasia.",
        showSecret: "Tampilkan rahasia",
        shownSecret: "Rahasia hanya ditampilkan di halaman ini.", callbacks: "Alamat panggilan balik",
        callbacksHint: "Satu baris untuk setiap alamat. Tanpa alamat, klien tidak dapat menggunakan halaman masuk.",
        scopes: "Cakupan",
        scopesHint: "Untuk program: satu baris untuk setiap cakupan server sumber daya.",
        kindHeading: "Jenis aplikasi", kind: label, effect: consequence)

    private static func label(_ kind: ClientKind) -> String {
        switch kind {
        case .web: "Aplikasi web di server: memiliki rahasia, pengguna masuk di halaman masuk"
        case .spa: "Aplikasi satu halaman di browser: tanpa rahasia, authorization code dengan PKCE"
        case .mobile: "Aplikasi di perangkat: tanpa rahasia, masuk dengan SRP atau di halaman masuk"
        case .machine: "Program tanpa pengguna: memiliki rahasia, client credentials"
        }
    }

    private static func consequence(_ kind: ClientKind) -> String {
        kind.hasUsers
            ? "Pengguna kumpulan dapat masuk ke aplikasi."
            : "Program dapat memperoleh token akses untuk dirinya sendiri."
    }
}
