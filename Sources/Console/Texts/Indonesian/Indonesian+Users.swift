extension ConsoleTexts.UserCreation {
    static let indonesian = Self(
        title: "Buat pengguna",
        usernameHint: "Di kumpulan yang penggunanya masuk dengan alamat, alamatnya.",
        phoneHint: "Dengan kode negara: +15550100123.", verified: "Alamat di atas sudah diverifikasi.",
        password: "Kata sandi sementara", passwordHint: "Jika kosong, kata sandi dibuatkan.",
        invitation: "Undangan", by: name, effect: consequence)

    private static func name(_ invitation: NewUserPage.Invitation) -> String {
        switch invitation {
        case .email: "Lewat email"
        case .sms: "Lewat SMS"
        case .none: "Tidak ada"
        }
    }

    private static func consequence(_ invitation: NewUserPage.Invitation) -> String {
        switch invitation {
        case .email, .sms:
            "Pengguna dikirimi kata sandi sementara, dan memilih yang lain saat pertama kali masuk."
        case .none: "Tidak ada yang dikirim. Pengguna memilih kata sandi lain saat pertama kali masuk."
        }
    }
}

extension ConsoleTexts.UserSecurity {
    static let indonesian = Self(
        title: "Sesi dan faktor", factors: "Faktor kedua", factor: "Faktor",
        preferred: "Diutamakan", isPreferred: "diutamakan",
        noSessions: "Pengguna tidak memiliki sesi.", used: "Terakhir digunakan", client: "Klien aplikasi",
        devices: "Perangkat",
        device: "Perangkat", noDevices: "Tidak ada perangkat pengguna yang diingat.", action: label, subject: name,
        effect: consequence)

    private static func label(_ action: UserSecurityChange.Action) -> String {
        switch action {
        case .turnOn: "Aktifkan"
        case .turnOff: "Nonaktifkan"
        case .endSession: "Akhiri"
        case .forgetDevice: "Lupakan"
        case .resendInvitation: "Kirim ulang undangan"
        }
    }

    private static func name(_ action: UserSecurityChange.Action) -> String {
        switch action {
        case .turnOn, .turnOff: "UserMFASettingList"
        case .endSession: "SessionId"
        case .forgetDevice: "DeviceKey"
        case .resendInvitation: "Username"
        }
    }

    private static func consequence(_ action: UserSecurityChange.Action) -> String {
        switch action {
        case .turnOn: "Faktor ini diminta dari pengguna mulai proses masuk berikutnya."
        case .turnOff:
            "Faktor ini tidak lagi diminta dari pengguna. Jika kumpulan mewajibkannya dan tidak ada "
                + "faktor lain, pengguna menyiapkannya saat masuk berikutnya."
        case .endSession:
            "Sesi berakhir. Layanan yang memeriksa token sendiri menerima token aksesnya sampai kedaluwarsa."
        case .forgetDevice: "Perangkat tidak lagi diingat, dan sesi di perangkat itu tidak dapat diperbarui."
        case .resendInvitation:
            "Pengguna dikirimi kata sandi sementara yang baru. Yang lama dan batas waktunya diganti."
        }
    }
}
