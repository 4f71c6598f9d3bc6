extension ConsoleTexts.AuditPages {
    static let indonesian = Self(
        title: "Log audit",
        lead: "Setiap perubahan dan siapa yang melakukannya, seperti yang dicatat simpul ini. Simpul "
            + "lain memiliki foldernya sendiri.",
        time: "Waktu", operation: "Operasi", actor: "Pemanggil", address: "Alamat", outcome: "Hasil",
        about: "Tentang", record: "Catatan", none: "Tidak ada catatan yang memenuhi semua ini.", search: "Cari",
        filter: "Syarat", from: "Dari", until: "Sampai", value: "Kumpulan atau nilai lain",
        valueHint: "Nilai persis, dibandingkan byte demi byte: operasi seperti UpdateUserPool, pemanggil "
            + "menurut kunci akses, nama, atau ARN, ID kumpulan. Waktu seperti 2026-11-27 atau "
            + "2026-11-27T09:00:00Z, dalam UTC.",
        error: "Hasil", anyOutcome: "apa pun", failedOnly: "gagal", succeeded: "ok", older: "Catatan yang lebih lama",
        limit: "Catatan yang lebih lama tidak ditampilkan di sini: tetapkan akhir waktunya.",
        verify: "Verifikasi rantai",
        verifyLead: "Membaca setiap catatan, dan membandingkan rantai dengan tanda tangan titik periksanya "
            + "dan dengan penyimpanan.",
        whole: "Rantai utuh: tidak ada yang diubah, dihapus, atau ditambahkan.",
        broken: "Rantai tidak utuh.", chain: "Rantai", records: "Catatan", checkpoints: "Titik periksa",
        signed: "Ditandatangani sampai", unsigned: "Belum ditandatangani", state: "Keadaan", problems: "Masalah",
        history: "Siapa yang mengubah ini",
        historyLead: "Apa yang ditetapkan setiap perubahan dalam 90 hari, yang terbaru lebih dulu. Nilai yang "
            + "disembunyikan catatan, seperti teks email, dibandingkan dalam keadaan tersembunyi.",
        historyNone: "Tidak ada dari ini yang diubah dalam 90 hari.", whoChanged: "Siapa yang mengubah ini?",
        first: "tidak tercatat", notFound: "Catatan ini tidak ada di sini.",
        sameAs: "Baca catatan ini dengan perintah",
        incomplete: { "Catatan \($0) hari terakhir. Tetapkan “Dari” untuk yang lebih lama." })
}
