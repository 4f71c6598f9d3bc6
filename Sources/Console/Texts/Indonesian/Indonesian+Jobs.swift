extension ConsoleTexts.Jobs {
    static let indonesian = Self(
        title: "Tugas", lead: "Tugas impor terbaru setiap kumpulan.", imports: "Impor pengguna",
        importsLead: "Pengguna dari berkas CSV. Berkas diperiksa sebelum ada yang diimpor.",
        none: "Tidak ada tugas.", create: "Buat tugas impor", createButton: "Buat tugas", name: "Nama tugas",
        role: "Peran IAM",
        roleHint: "Tugas menulis lognya dengan peran ini. Tanpa peran, Cognito-UserImport-Role dibuat dan digunakan.",
        newRole: "Buat peran baru", file: "Berkas CSV",
        fileHint: "Maksimal 100 MB. Baris pertamanya menyebut nama kolom.", header: "Unduh kepala CSV", job: "Tugas",
        status: "Status", counts: "Pengguna", started: "Mulai", completed: "Selesai", message: "CompletionMessage",
        upload: "Unggah berkas", uploadLead: "Berkas baru menggantikan yang sudah ada.",
        check: "Apa yang akan terjadi",
        checkLead: "Belum ada yang diimpor. Baris dibaca seperti impor akan membacanya.", start: "Mulai",
        stop: "Hentikan",
        startEffect: "Pengguna ditambahkan ke kumpulan. Mereka menetapkan kata sandi saat pertama kali masuk, "
            + "kecuali berkas berisi hash.",
        stopEffect: "Pengguna yang sudah ditambahkan tetap ada. Tugas yang dihentikan tidak dapat dilanjutkan.",
        follow: "Ikuti kemajuannya", pause: "Berhenti mengikuti", log: "Log tugas",
        logLead: "Hasil setiap baris, menurut nomornya. Baris 1 adalah kepala.",
        noLog: "Belum ada yang dicatat.", failedLines: "Unduh baris yang akan gagal, untuk diperbaiki",
        tooManyFailed: "Terlalu banyak baris akan gagal untuk diunduh: gunakan “martlet import check "
            + "--failed-lines”.",
        line: "Baris", column: "Kolom", fault: "Masalah", goOn: "Periksa baris sesudahnya",
        morePools: "Tugas kumpulan lain", counted: { "\($0) diimpor, \($1) dilewati, \($2) gagal" },
        checked: { $1 < $0 ? "Berkas tidak memiliki baris lagi." : "Baris \($0) sampai \($1):" },
        outcome: { "\($0) akan menjadi pengguna, \($1) sudah ada, \($2) akan gagal." })
}
