import WireRuntime

extension ConsoleTexts.Settings {
    static let indonesian = Self(
        title: "Pengaturan", noSection: "Bagian pengaturan ini tidak ada.",
        meanwhile: "Pengaturan ini telah diubah di tempat lain sejak Anda membuka halaman. Tidak ada yang "
            + "disimpan. Formulir menampilkannya seperti yang tersimpan sekarang, dan perubahan Anda "
            + "yang lain seperti yang Anda ketik.",
        whenShown: "Saat Anda membuka halaman", storedNow: "Tersimpan sekarang", yours: "Yang Anda ketik",
        sameReading: "Baca pengaturan ini dengan perintah", lead: { "Pengaturan \($0), bagian demi bagian." },
        section: {
            indonesianSections[$0] ?? indonesianIdentityPoolSections[$0] ?? ConsoleTexts.SectionText($0, lead: "")
        },
        fields: texts,
        affected: sentence,
        kind: hint)

    /// The sections by their names.
    static let indonesianSections: [String: ConsoleTexts.SectionText] = [
        "general": .init("Umum", lead: "Nama, perlindungan terhadap penghapusan, tingkat."),
        "policies": .init(
            "Kebijakan",
            lead: "Apa yang diperlukan kata sandi, siapa yang boleh mendaftar, dan kapan undangan kedaluwarsa."),
        "verification": .init(
            "Verifikasi dan pemulihan",
            lead: "Kontak mana yang diverifikasi dengan kode, dan bagaimana kata sandi yang terlupa dipulihkan."),
        "sign-in": .init("Faktor pertama", lead: "Dengan apa proses masuk berbasis pilihan boleh dimulai."),
        "second-factors": .init("MFA", lead: "Apakah pengguna memerlukan faktor kedua, dan apa saja faktornya."),
        "devices": .init(
            "Perangkat",
            lead: "Apakah perangkat diingat, dan apakah perangkat yang diingat tidak memerlukan faktor kedua."),
        "sessions": .init("Sesi", lead: "Apakah sesi dilacak, dan berapa banyak yang boleh dimiliki pengguna."),
        "messages": .init(
            "Pesan dengan kode", lead: "Teks kode. Sebuah teks ada di sini jika kumpulan mengirim pesan seperti itu."),
        "invitations": .init("Undangan", lead: "Yang dikirim kepada pengguna yang dibuat administrator."),
        "senders": .init("Pengirim pesan", lead: "From dan Reply-To email, dan layanan yang mengirim."),
        "protection": .init("Perlindungan ancaman", lead: "Apakah proses masuk dinilai menurut risikonya."),
        "risk": .init("Risiko", lead: "Akibatnya jika proses masuk berisiko atau kata sandi diketahui orang lain."),
        "triggers": .init("Pemicu", lead: "Fungsi yang dipanggil kumpulan pada setiap langkah, menurut ARN-nya."),
        "logs": .init("Pengiriman log", lead: "Ke mana entri tentang pesan dan proses masuk dikirim."),
        "tags": .init("Tag", lead: "Kunci dan nilai Anda sendiri, satu baris key=value untuk setiap tag."),
    ]

    private static let texts = general.merging(factors) { one, _ in one }.merging(messages) { one, _ in one }
        .merging(indonesianRisks) { one, _ in one }.merging(indonesianTriggers) { one, _ in one }
        .merging(indonesianParts) { one, _ in one }.merging(indonesianIdentityPools) { one, _ in one }
        .merging(indonesianAccess) { one, _ in one }
        .merging(indonesianAnalytics) { one, _ in one }

    private static func sentence(_ party: AffectedParty, users: Int?) -> String {
        let count = users.map { " (sekitar \($0))" } ?? ""
        return switch party {
        case .operators: "Hanya operator."
        case .newUsers: "Pengguna yang mendaftar atau dibuat mulai sekarang."
        case .newPasswords: "Kata sandi yang ditetapkan mulai sekarang; yang lain tetap berlaku."
        case .nextSignIns: "Semua pengguna\(count), saat masuk berikutnya."
        case .newTokens: "Token yang diterbitkan mulai sekarang."
        case .recipients: "Penerima pesan yang dikirim mulai sekarang."
        case .apps: "Pengguna aplikasi."
        case .allUsers: "Semua pengguna\(count)."
        case .identities: "Identitas kumpulan, saat berikutnya meminta kredensial."
        case .callers: "Semua yang bertindak dengannya, dalam satu detik."
        }
    }

    private static func hint(_ setting: ModelledSetting) -> String {
        switch (setting.field.style, setting.input.kind) {
        case (.pairs, _): return "satu baris name=description untuk setiap butir"
        case (.choices, _), (.presence, _), (_, .choice), (_, .flag), (_, .line), (_, .text): return limits(setting)
        case (_, let kind):
            return [ConsoleTexts.Explorer.indonesianHint(kind), limits(setting)].filter { !$0.utf8.isEmpty }
                .joined(separator: " · ")
        }
    }

    private static func limits(_ setting: ModelledSetting) -> String {
        switch (setting.input.kind, setting.shape.minimum, setting.maximum) {
        case (.number, let minimum?, let maximum?): "\(minimum)–\(maximum)"
        case (.number, let minimum?, nil): "minimal \(minimum)"
        case (.line, _, let maximum?), (.text, _, let maximum?): "maksimal \(maximum) karakter"
        default: ""
        }
    }
}

extension ConsoleTexts.Settings {
    private static let general: [String: ConsoleTexts.SettingText] = [
        "PoolName": .init("Nama dalam daftar.", effect: "Kumpulan memiliki nama lain dalam daftar; ID-nya tetap."),
        "DeletionProtection": .init(
            "ACTIVE: kumpulan tidak dapat dihapus.",
            effect: "INACTIVE memungkinkan kumpulan dihapus beserta semua penggunanya."),
        "UserPoolTier": .init(
            "Tingkat fitur; perlindungan ancaman memerlukan PLUS.",
            effect: "Suatu tingkat ditolak selama kumpulan menggunakan fitur yang tidak dimilikinya."),
        "Policies.PasswordPolicy.MinimumLength": .init(
            "Jumlah karakter minimal kata sandi.", effect: "Kata sandi yang lebih pendek ditolak."),
        "Policies.PasswordPolicy.RequireLowercase": .init(
            "Apakah kata sandi memerlukan huruf kecil.", effect: "true menolak kata sandi tanpa huruf kecil."),
        "Policies.PasswordPolicy.RequireUppercase": .init(
            "Apakah kata sandi memerlukan huruf besar.", effect: "true menolak kata sandi tanpa huruf besar."),
        "Policies.PasswordPolicy.RequireNumbers": .init(
            "Apakah kata sandi memerlukan angka.", effect: "true menolak kata sandi tanpa angka."),
        "Policies.PasswordPolicy.RequireSymbols": .init(
            "Apakah kata sandi memerlukan karakter khusus.", effect: "true menolak kata sandi tanpa karakter khusus."),
        "Policies.PasswordPolicy.PasswordHistorySize": .init(
            "Berapa banyak kata sandi lama yang tidak dapat dipakai lagi.",
            effect: "Kata sandi lama pengguna ditolak."),
        "Policies.PasswordPolicy.TemporaryPasswordValidityDays": .init(
            "Setelah berapa hari undangan kedaluwarsa.",
            effect: "Pengguna yang diundang dan belum masuk sampai saat itu memerlukan undangan baru."),
        "AdminCreateUserConfig.AllowAdminCreateUserOnly": .init(
            "true: hanya administrator yang membuat pengguna. false: pengguna mendaftar sendiri.",
            effect: "true menolak pendaftaran di setiap aplikasi kumpulan."),
        "UserPoolTags": .init("Tag kumpulan.", effect: "Kebijakan dan alat yang memeriksa tag melihat yang baru."),
        "AutoVerifiedAttributes": .init(
            "Yang diverifikasi dengan kode saat mendaftar.",
            effect: "Pendaftaran mengirim kode ke sana. Jika kosong, administrator mengonfirmasi pengguna."),
        "UserAttributeUpdateSettings.AttributesRequireVerificationBeforeUpdate": .init(
            "Yang baru berubah setelah nilai barunya diverifikasi.",
            effect: "Nilai lama tetap sampai kode untuk nilai baru dimasukkan."),
        "AccountRecoverySetting.RecoveryMechanisms": .init(
            "Ke mana kode untuk kata sandi yang terlupa dikirim, menurut urutan pilihan. "
                + "admin_only: tidak ke mana pun.",
            effect: "Pengguna tanpa kontak terverifikasi seperti itu tidak dapat memulihkan kata sandinya sendiri."),
    ]

    private static let factors: [String: ConsoleTexts.SettingText] = [
        "Policies.SignInPolicy.AllowedFirstAuthFactors": .init(
            "Dengan apa pengguna boleh memulai proses masuk berbasis pilihan.",
            effect: "Pengguna yang hanya memiliki yang dicabut tidak dapat lagi masuk berbasis pilihan."),
        "MfaConfiguration": .init(
            "OFF, OPTIONAL (pengguna menentukan), atau ON (wajib).",
            effect: "ON meminta faktor kedua dari setiap pengguna; yang belum punya harus menyiapkannya. OFF "
                + "tidak memintanya dari siapa pun."),
        "SoftwareTokenMfaConfiguration.Enabled": .init(
            "Kode dari aplikasi autentikator.", effect: "Tanpa ini, kode dari aplikasi itu tidak diminta."),
        "SmsMfaConfiguration": .init(
            "Kode lewat SMS: on, atau – untuk tidak.", effect: "Tanpa ini, tidak ada kode yang dikirim lewat SMS."),
        "SmsMfaConfiguration.SmsAuthenticationMessage": .init(
            "Teks dengan {####} untuk kode.", effect: "SMS berisi ini."),
        "SmsMfaConfiguration.SmsConfiguration.SnsCallerArn": .init(
            "Peran yang dipakai Amazon untuk mengirim SMS. Martlet menyimpannya untuk alat lain.",
            effect: "Alat lain membacanya."),
        "SmsMfaConfiguration.SmsConfiguration.ExternalId": .init(
            "ID eksternal peran.", effect: "Alat lain membacanya."),
        "EmailMfaConfiguration": .init(
            "Kode lewat email: on, atau – untuk tidak.",
            effect: "Tanpa ini, tidak ada kode yang dikirim lewat email saat masuk."),
        "EmailMfaConfiguration.Subject": .init("Subjek email.", effect: "Email memakai subjek ini."),
        "EmailMfaConfiguration.Message": .init("Teks dengan {####} untuk kode.", effect: "Email berisi ini."),
        "DeviceConfiguration.DeviceOnlyRememberedOnUserPrompt": .init(
            "–: perangkat tidak diingat. false: selalu. true: pengguna menentukan.",
            effect: "–: kumpulan tidak lagi mengingat perangkat."),
        "DeviceConfiguration.ChallengeRequiredOnNewDevice": .init(
            "true: hanya perangkat yang diingat yang masuk tanpa faktor kedua.",
            effect: "true menjadikan perangkat yang diingat pengganti faktor kedua."),
        "UserSessionTracking": .init(
            "ENABLED: setiap sesi dicantumkan dan dapat diakhiri sendiri-sendiri.",
            effect: "DISABLED tidak lagi mencantumkan sesi, dan batas di bawah tidak berpengaruh."),
        "TokenSession.MaxPerUser": .init(
            "Berapa sesi yang boleh dimiliki pengguna pada satu waktu.",
            effect: "Proses masuk yang melebihinya mengakhiri sesi yang paling lama tidak digunakan."),
        "UserPoolAddOns.AdvancedSecurityMode": .init(
            "OFF, AUDIT (menilai dan mencatat), atau ENFORCED (bertindak menurut pengaturan di Risiko).",
            effect: "ENFORCED dapat meminta faktor kedua, atau menolak proses masuk."),
        "UserPoolAddOns.AdvancedSecurityAdditionalFlows.CustomAuthMode": .init(
            "Hal yang sama untuk proses masuk khusus, yang tidak dicakup mode di atas: AUDIT atau ENFORCED.",
            effect: "ENFORCED dapat meminta faktor kedua, atau menolak proses masuk khusus."),
    ]

    private static let messages: [String: ConsoleTexts.SettingText] = [
        "SmsAuthenticationMessage": .init(
            "SMS dengan kode faktor kedua; {####} adalah kodenya.", effect: "SMS berisi ini."),
        "VerificationMessageTemplate.SmsMessage": .init(
            "SMS yang memverifikasi nomor telepon; {####} adalah kodenya.", effect: "SMS berisi ini."),
        "VerificationMessageTemplate.DefaultEmailOption": .init(
            "Apakah email berisi kode atau tautan.", effect: "Email pendaftaran berisi yang lainnya."),
        "VerificationMessageTemplate.EmailSubject": .init(
            "Subjek email dengan kode.", effect: "Email memakai subjek ini."),
        "VerificationMessageTemplate.EmailMessage": .init(
            "Email dengan kode; {####} adalah kodenya.", effect: "Email berisi ini."),
        "VerificationMessageTemplate.EmailSubjectByLink": .init(
            "Subjek email dengan tautan.", effect: "Email memakai subjek ini."),
        "VerificationMessageTemplate.EmailMessageByLink": .init(
            "Email dengan tautan; {##Click here##} adalah tautannya.", effect: "Email berisi ini."),
        "AdminCreateUserConfig.InviteMessageTemplate.SMSMessage": .init(
            "Undangan lewat SMS; {username} dan {####} adalah nama dan kata sandi.",
            effect: "Undangan berisi ini."),
        "AdminCreateUserConfig.InviteMessageTemplate.EmailSubject": .init(
            "Subjek undangan lewat email.", effect: "Undangan memakai subjek ini."),
        "AdminCreateUserConfig.InviteMessageTemplate.EmailMessage": .init(
            "Undangan lewat email; {username} dan {####} adalah nama dan kata sandi.",
            effect: "Undangan berisi ini."),
        "EmailConfiguration.From": .init("Pengirim email.", effect: "Email berasal dari alamat ini."),
        "EmailConfiguration.ReplyToEmailAddress": .init(
            "Ke mana balasan dikirim.", effect: "Balasan dikirim ke sana."),
        "EmailConfiguration.EmailSendingAccount": .init(
            "Layanan siapa yang mengirim: milik server, atau identitas kumpulan sendiri.",
            effect: "Email dikirim lewat yang lainnya."),
        "EmailConfiguration.SourceArn": .init("Identitas SES yang mengirim.", effect: "Email berasal darinya."),
        "EmailConfiguration.ConfigurationSet": .init(
            "Set konfigurasi yang disebutkan kepada SES.", effect: "Set ini disebutkan kepada SES."),
        "SmsConfiguration.SnsCallerArn": .init(
            "Peran yang dipakai Amazon untuk mengirim SMS. Martlet menyimpannya untuk alat lain.",
            effect: "Alat lain membacanya."),
        "SmsConfiguration.ExternalId": .init("ID eksternal peran.", effect: "Alat lain membacanya."),
        "SmsConfiguration.SnsRegion": .init("Wilayah SNS.", effect: "Alat lain membacanya."),
    ]
}
