extension ConsoleTexts.Messages {
    static let indonesian = Self(
        title: "Pesan",
        lead: "Setiap pesan seperti yang diterima pengguna, dengan nama dan kode rekaan. Fungsi yang "
            + "menulis atau mengirim pesan tidak dipanggil.",
        kind: "Pesan", language: "Bahasa", channel: "Lewat",
        email: "email", sms: "SMS", show: "Tampilkan", from: "Dari", replyTo: "Balas ke", subject: "Subjek",
        html: "Email sebagai HTML", text: "Sebagai teks biasa", poolLanguage: "bahasa kumpulan",
        allLanguages: "semua bahasa",
        allLead: "Teks bawaan ada dalam setiap bahasa. Teks Anda sendiri sama untuk semua.",
        send: "Kirim ke saya", destination: "Tujuan",
        sendLead: "Mengirim pesan ini seperti server mengirim pesan kumpulan, dan menyatakan apakah pesan diterima.",
        sent: "terkirim.", queued: "menunggu di kotak keluar.", edit: "Ubah teks", reset: "Kembali ke teks bawaan",
        resetEffect: "Pesan kembali memakai teks bawaan dalam bahasa pengguna.",
        noReset: "Teks pesan ini bukan pengaturan.", kinds: name, length: size)

    private static func name(_ kind: MessageChoice.Kind) -> String {
        switch kind {
        case .verification: "Kode verifikasi"
        case .verificationLink: "Tautan verifikasi"
        case .passwordReset: "Pengaturan ulang kata sandi"
        case .invitation: "Undangan"
        case .secondFactor: "Kode saat masuk"
        case .wrongCodes: "Banyak kode salah"
        case .lockedFactors: "Faktor kedua terkunci"
        case .riskBlocked: "Proses masuk berisiko, diblokir"
        case .riskSecondFactor: "Proses masuk berisiko, faktor kedua diminta"
        case .riskNotice: "Proses masuk berisiko, pemberitahuan"
        }
    }

    private static func size(_ length: TextMessageLength) -> String {
        let letters = length.alphabet == .gsm ? "GSM 7-bit" : "Unicode"
        return "\(length.segments) segmen: \(length.units) karakter, \(letters)."
    }
}
