extension ConsoleTexts.Parts {
    static let indonesian = Self(
        none: "Belum ada.", members: "Anggota", danger: "Yang tidak dapat diurungkan",
        part: {
            parts[$0] ?? indonesianAccessParts[$0] ?? ConsoleTexts.PartText(title: $0, lead: "", effect: "")
        },
        enable: { "Aktifkan \($0)" }, delete: { "Hapus \($0)" },
        deletion: { deletions[$0] ?? indonesianAccessDeletions[$0] ?? "" },
        usersGo: { "Sekitar \($0) pengguna ikut terhapus." })

    private static let parts: [String: ConsoleTexts.PartText] = [
        "group": .init(
            title: "Grup", create: "Buat grup", lead: "Grup pengguna, dengan peran dan prioritas. Token menyebutnya.",
            effect: "Grup belum memiliki anggota."),
        "resource-server": .init(
            title: "Server sumber daya", create: "Buat server sumber daya",
            lead: "API Anda sendiri, dan cakupan yang boleh diminta aplikasi.",
            effect: "Cakupannya dapat diizinkan bagi klien aplikasi."),
        "provider": .init(
            title: "Penyedia identitas", create: "Tambahkan penyedia identitas",
            lead: "Tempat pengguna memiliki akun yang boleh dipakai untuk masuk.",
            effect: "Penyedia ini dapat diizinkan bagi klien aplikasi."),
    ]

    private static let deletions: [String: String] = [
        "group": "Anggotanya tetap pengguna kumpulan; token mereka tidak lagi menyebutnya.",
        "resource-server": "Klien aplikasi kehilangan cakupannya.",
        "provider": "Pengguna yang masuk dengannya tidak dapat melakukannya lagi.",
        "client": "Aplikasinya tidak dapat lagi memasukkan pengguna.",
        "domain": "Halaman masuk tidak lagi ada di sana; aplikasi yang mengarah ke sana gagal.",
        "pool": "Semua pengguna, grup, klien, dan pengaturan kumpulan dihapus. Ekspor dulu yang Anda "
            + "perlukan (“martlet pool export”, “martlet user export”). Kumpulan dengan "
            + "DeletionProtection ACTIVE menolak penghapusan.",
    ]
}

extension ConsoleTexts.Schema {
    static let indonesian = Self(
        title: "Atribut",
        lead: "Yang dimiliki pengguna kumpulan. Atribut wajib dan alias tidak berubah setelah pembuatan.",
        add: "Tambahkan atribut khusus",
        effect: "Setiap pengguna dapat memiliki atribut ini. Nama, jenis, dan batasnya tidak pernah berubah.")
}

extension ConsoleTexts.Domains {
    static let indonesian = Self(
        title: "Domain", check: "Periksa ketersediaan", prefix: "Nama domain awalan", create: "Buat domain",
        effect: "Halaman masuk ada di domain ini. Dengan sertifikat, ini domain Anda sendiri.",
        free: { "“\($0)” tersedia." }, taken: { "“\($0)” sudah dipakai." })
}

extension ConsoleTexts.TriggerTest {
    static let indonesian = Self(
        title: "Coba pemicu",
        lead: "Memanggil fungsi pemicu satu kali. Tidak ada yang berubah di kumpulan, apa pun jawabannya.",
        none: "Kumpulan tidak memiliki fungsi.", trigger: "Pemicu", event: "Peristiwa",
        eventHint: "JSON; kosong untuk contoh.", tooLong: "Peristiwa terlalu panjang.", send: "Panggil fungsi",
        functions: "Fungsi yang dapat disebut di sini", function: "Fungsi", began: "Mulai", duration: "Lamanya",
        response: "Jawaban")
}

extension ConsoleTexts.Checks {
    static let indonesian = Self(
        title: "Periksa penyedia",
        lead: "Mengambil apa yang mengawali proses masuk dengan penyedia, dan mencoba rahasianya jika "
            + "itu tidak memerlukan pengguna.",
        send: "Periksa",
        signIn: .indonesian)
}

extension ConsoleTexts.SignInTest {
    static let indonesian = Self(
        title: "Uji proses masuk",
        lead:
            """
            Menjalani proses masuk penyedia dengan peramban, dan menampilkan apa yang dikirim penyedia. \
            Tidak ada pengguna yang ditambahkan atau diubah, dan tidak ada sesi yang dimulai.
            """,
        begin: "Mulai pengujian",
        open: "Buka penyedia",
        waiting: "Menunggu peramban. Pengujian berlangsung sepuluh menit.",
        accepted: "Proses masuk akan diterima.",
        refused: "Proses masuk akan gagal:",
        sent: "Yang dikirim penyedia",
        asked: "Permintaan ke penyedia",
        made: "Hasil jika pengguna masuk",
        username: "Nama pengguna",
        user: "Pengguna",
        newUser: "akan ditambahkan",
        groups: "Grup",
        noGroups: "Grup dari aturan yang tidak ada",
        attribute: "Atribut",
        notSent: "tidak dikirim",
        missing: "Wajib dan tidak ada",
        functions: "Fungsi yang tidak dipanggil")
}

extension ConsoleTexts.Refusals {
    static let indonesian = Self(
        accountOnly: "Hanya akun itu sendiri yang boleh melakukan ini, dan operator yang perannya mengizinkan "
            + "martlet:AdministerServer.")
}

extension ConsoleTexts.Settings {
    static let indonesianParts: [String: ConsoleTexts.SettingText] = [
        "GroupName": .init("Namanya, yang tidak pernah berubah.", effect: ""),
        "Identifier": .init("Pengenalnya, yang tidak pernah berubah dan mengawali setiap cakupan.", effect: ""),
        "ProviderName": .init("Namanya, yang tidak pernah berubah.", effect: ""),
        "Description": .init("Untuk operator.", effect: "Daftar menampilkannya."),
        "RoleArn": .init(
            "Peran anggota di kumpulan identitas.", effect: "Anggota memperoleh kredensial peran ini."),
        "Precedence": .init(
            "Angka terkecil menentukan peran yang diutamakan.",
            effect: "Token mungkin menyebut peran lain yang diutamakan."),
        "Name": .init("Nama dalam daftar.", effect: "Daftar menampilkannya."),
        "Scopes": .init(
            "Cakupan yang boleh diminta aplikasi.", effect: "Cakupan yang dicabut ditolak bagi aplikasi."),
        "IdpIdentifiers": .init(
            "Nama yang boleh dipakai aplikasi untuk meminta penyedia.",
            effect: "Aplikasi yang meminta dengan nama yang dicabut gagal."),
        "AttributeMapping": .init(
            "Sebutan penyedia untuk atribut ini; kosong jika tidak ada. Nama apa pun dapat diketik.",
            effect: "Atribut diambil alih setiap kali masuk dengan penyedia."),
        "Domain": .init("Awalan, atau domain Anda sendiri dengan sertifikat.", effect: ""),
        "CustomDomainConfig.CertificateArn": .init("Hanya untuk domain Anda sendiri.", effect: ""),
        "Schema.Name": .init("Tanpa “custom:”, yang ditambahkan di depannya.", effect: ""),
        "AttributeDataType": .init("Jenis nilainya.", effect: ""),
        "Mutable": .init("false: nilai yang sudah ditetapkan tidak pernah berubah.", effect: ""),
        "StringAttributeConstraints.MinLength": .init("Hanya untuk String.", effect: ""),
        "StringAttributeConstraints.MaxLength": .init("Hanya untuk String.", effect: ""),
        "NumberAttributeConstraints.MinValue": .init("Hanya untuk Number.", effect: ""),
        "NumberAttributeConstraints.MaxValue": .init("Hanya untuk Number.", effect: ""),
    ].merging(providerDetails) { one, _ in one }.merging(indonesianClients) { one, _ in one }

    private static let providerDetails: [String: ConsoleTexts.SettingText] = Dictionary(
        [
            ("client_id", "ID aplikasi di penyedia."), ("client_secret", "Kosong mempertahankan yang tersimpan."),
            ("private_key", "Kunci dalam PEM. Kosong mempertahankan yang tersimpan."), ("team_id", "ID tim."),
            ("key_id", "ID kunci."), ("authorize_scopes", "Cakupan yang diminta, dengan spasi di antaranya."),
            ("api_version", "Versi API."), ("oidc_issuer", "URL penerbit."),
            ("attributes_request_method", "Bagaimana atribut diambil."), ("jwks_uri", "URL kunci."),
            ("authorize_url", "Ke mana browser pergi; kosong untuk yang dinyatakan penyedia."),
            ("token_url", "Tempat kode ditukarkan; kosong untuk yang dinyatakan penyedia."),
            ("attributes_url", "Tempat atribut diambil; kosong untuk yang dinyatakan penyedia."),
            ("MetadataURL", "URL metadata, atau dokumen di bawah."),
            ("MetadataFile", "Metadata sebagai XML."), ("IDPInit", "Apakah proses masuk boleh dimulai di penyedia."),
            ("IDPSignout", "Apakah keluar di sini juga mengeluarkan pengguna di sana."),
            ("EncryptedResponses", "Apakah respons harus dienkripsi."),
            ("RequestSigningAlgorithm", "Bagaimana permintaan ditandatangani; – untuk tidak sama sekali."),
        ].map { name, help in
            (
                "ProviderDetails.\(name)",
                ConsoleTexts.SettingText(help, effect: "Proses masuk dengan penyedia menggunakannya.")
            )
        }
    ) { one, _ in one }
}
