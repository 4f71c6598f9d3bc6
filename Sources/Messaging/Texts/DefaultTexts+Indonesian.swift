extension DefaultTexts {
    static let indonesian = DefaultTexts(
        verification: MailTexts("Kode verifikasi Anda", body: "Kode verifikasi Anda adalah {####}"),
        passwordReset: MailTexts(
            "Kode pengaturan ulang kata sandi Anda", body: "Kode pengaturan ulang kata sandi Anda adalah {####}"),
        link: MailTexts(
            "Tautan verifikasi Anda",
            body: "Klik tautan berikut untuk memverifikasi alamat email Anda. {##Verifikasi Email##}"),
        invitation: MailTexts(
            "Kata sandi sementara Anda",
            body: "Nama pengguna Anda adalah {username} dan kata sandi sementara Anda adalah {####}."),
        authentication: MailTexts("Kode autentikasi Anda", body: "Kode autentikasi Anda adalah {####}"),
        wrongCodes: WrongCodeTexts(
            subject: "Kode salah untuk akun Anda", lockedSubject: "Akun Anda dikunci",
            happened: {
                "Untuk masuk sebagai {username}, kata sandi yang benar lalu \($0) kode yang salah telah dimasukkan."
            },
            advice: "Jika itu bukan Anda, orang lain mengetahui kata sandi Anda: ubahlah.",
            locked: "Kode tidak diterima lagi sampai administrator membuka kunci akun Anda."),
        risk: RiskTexts(
            subject: "Upaya masuk baru", blockedSubject: "Upaya masuk diblokir",
            blocked: "Kami telah memblokir upaya masuk ke akun Anda {username}.",
            secondFactor: "Upaya masuk yang tidak biasa ke akun Anda {username} dimintai faktor kedua.",
            noAction: "Ada upaya masuk yang tidak biasa ke akun Anda {username}.",
            time: "Waktu", device: "Perangkat", address: "Alamat",
            wasUser: "Jika itu Anda, {##beri tahu kami##}.",
            wasNotUser: "Jika bukan, ubah kata sandi Anda dan {##laporkan kepada kami##}."))
}
