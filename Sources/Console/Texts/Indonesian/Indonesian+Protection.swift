extension ConsoleTexts.Protection {
    static let indonesian = Self(
        title: "Perlindungan",
        lead: "Apa yang dilakukan pengguna, seberapa berisiko, dan apakah itu benar mereka.",
        user: "Nama pengguna", find: "Tampilkan peristiwa", none: "Peristiwa ini tidak ada.", time: "Waktu",
        event: "Peristiwa", response: "Tanggapan", risk: "Risiko", reasons: "Alasan", from: "Dari",
        feedback: "Umpan balik", action: "Apakah itu pengguna?", markValid: "Sah", markInvalid: "Tidak sah",
        effect: "Proses masuk berikutnya dibandingkan dengan tanda ini: dari asal yang tidak sah, "
            + "prosesnya berisiko.",
        accountOnly: "Hanya akun itu sendiri yang melihat alasannya, dan operator dengan martlet:AdministerServer.",
        reason: { reasons[$0] ?? $0 })

    private static let reasons = [
        "newAddressRange": "Rentang alamat baru.", "newUserAgent": "Program atau sistem baru.",
        "newCountry": "Negara baru.", "impossibleTravel": "Terlalu jauh dari tempat terakhir untuk waktu di antaranya.",
        "rangeMarkedInvalid": "Dari asal peristiwa yang ditandai tidak sah.",
        "failedAttempts": "Beberapa percobaan gagal.",
        "manyFailedAttempts": "Banyak percobaan gagal.", "rapidSignIns": "Berulang dalam beberapa menit.",
        "addressFailsForSeveral": "Alamat ini gagal untuk beberapa nama.",
        "addressFailsForMany": "Alamat ini gagal untuk banyak nama.",
        "rememberedDevice": "Perangkat yang diingat: kurang berisiko.",
    ]
}
