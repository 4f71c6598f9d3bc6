extension AccountTexts {
    static let indonesian = AccountTexts(
        title: "Akun Anda", signIn: "Cara Anda masuk", secondStep: "Langkah kedua", off: "Nonaktif", change: "Ubah",
        sessions: "Tempat Anda masuk", browser: "Semua aplikasi di browser ini", here: "Browser ini",
        lastUsed: "Terakhir digunakan", signOut: "Keluar", signOutEverywhere: "Keluar dari semua tempat",
        devices: "Perangkat yang diingat", devicesLead: "Di sana kode mungkin lebih jarang diminta.",
        unknownDevice: "Perangkat tidak dikenal", forget: "Lupakan", providers: "Akun yang tertaut",
        providersLead: "Dengan ini Anda juga dapat masuk di sini.", since: "Sejak", unlink: "Putuskan tautan",
        back: "Kembali ke akun Anda", proofLead: "Untuk mengubah sesuatu di sini, masuklah sekali lagi.",
        proof: "Masuk lagi", signInAgain: "Silakan masuk sekali lagi. Setelah itu Anda dapat melanjutkan.",
        saved: "Perubahan Anda telah disimpan.", gone: "Entri ini sudah tidak ada.")
}

extension AccountChangeTexts {
    static let indonesian = AccountChangeTexts(
        lead: "Setelah langkah pertama, saat masuk diminta salah satu metode yang aktif.", methods: "Metode",
        on: "Aktif", preferred: "Diminta lebih dulu", setUp: "Siapkan", turnOn: "Aktifkan", turnOff: "Nonaktifkan",
        prefer: "Minta lebih dulu", remove: "Hapus", cancel: "Batal", codes: "Kode pemulihan",
        codesLeft: { "Tersisa \($0)" }, makeCodes: "Buat kode baru", codesTitle: "Kode pemulihan baru Anda",
        codesLead: """
            Setiap kode berlaku satu kali sebagai ganti langkah kedua. Simpan di tempat yang aman: kode tidak \
            ditampilkan lagi, dan kode sebelumnya tidak berlaku lagi.
            """,
        codesKept: "Sudah saya simpan", currentPassword: "Kata sandi saat ini", password: "Ubah kata sandi",
        passwordLead: "Anda akan dikeluarkan dari semua tempat lain.", wrongPassword: "Kata sandi ini salah.")
}
