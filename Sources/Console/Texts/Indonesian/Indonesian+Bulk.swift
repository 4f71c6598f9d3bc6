extension ConsoleTexts.Bulk {
    static let indonesian = Self(
        title: "Tugas untuk pengguna", legend: "Dengan banyak pengguna", picked: "Pengguna yang dicentang",
        everyUser: "Semua pengguna kumpulan", action: "Tindakan",
        group: "Grup, untuk menambahkan atau mengeluarkan pengguna",
        select: "Pilih", noAction: "Pilih tindakan.", noGroup: "Masukkan nama grup.",
        noUsers: "Centang pengguna, atau pilih semua yang cocok.",
        tooLong: "Nama atau filter terlalu panjang.", stop: "Hentikan", resume: "Lanjutkan",
        stopEffect: "Pengguna yang sedang mendapat giliran mungkin masih diproses; tidak ada lagi "
            + "sesudahnya. Tugas dapat dilanjutkan nanti.",
        resumeEffect: "Tugas berlanjut dengan pengguna berikutnya, dengan izin Anda.", users: "Pengguna",
        author: "Dengan izin milik", began: "Mulai", ended: "Berakhir", pool: "Kumpulan pengguna", state: "Keadaan",
        report: "Pengguna yang ditolak", noRefusals: "Belum ada.", user: "Pengguna", reason: "Alasan",
        matching: { "Semua pengguna yang cocok dengan \($0)" }, pick: { "Pilih \($0)" },
        tooMany: { "Centang paling banyak \($0) pengguna, atau pilih semua yang cocok." },
        listed: { "\($0) yang pertama ditampilkan." }, name: name, effect: effect, status: status,
        counted: { "\($0) selesai, \($1) ditolak" })

    private static func name(_ action: BulkAction) -> String {
        switch action {
        case .disable: "Nonaktifkan"
        case .enable: "Aktifkan"
        case .signOut: "Keluarkan dari semua tempat"
        case .addToGroup: "Tambahkan ke grup"
        case .removeFromGroup: "Keluarkan dari grup"
        case .resetPassword: "Atur ulang kata sandi"
        case .delete: "Hapus"
        }
    }

    private static func effect(_ action: BulkAction) -> String {
        let job =
            "Sebuah tugas melakukan ini pada pengguna satu per satu, dengan izin Anda, dan "
            + "melaporkan yang ditolak. "
        let effect =
            switch action {
            case .disable: "Pengguna nonaktif tidak dapat masuk, dan token mereka berakhir."
            case .enable: "Pengguna dapat masuk lagi."
            case .signOut: "Setiap sesi pengguna berakhir."
            case .addToGroup: "Token baru pengguna menyebut grup."
            case .removeFromGroup: "Token baru pengguna tidak menyebut grup."
            case .resetPassword: "Pengguna menerima kode, dan harus menetapkan kata sandi baru sebelum masuk."
            case .delete:
                "Pengguna nonaktif dihapus, beserta semua yang menjadi milik mereka. Yang lain ditolak."
            }
        return job + effect
    }

    private static func status(_ status: BulkJob.Status) -> String {
        switch status {
        case .running: "Berjalan"
        case .stopped: "Dihentikan"
        case .failed: "Berakhir lebih awal"
        case .completed: "Selesai"
        }
    }
}
