extension ConsoleTexts.Charts {
    static let indonesian = Self(
        title: "Grafik", titleOfAll: "Grafik semua kumpulan pengguna",
        lead: "Setiap simpul menulis hitungannya setiap 10 detik dan menyimpannya selama 32 hari; yang "
            + "belum ditulis simpul yang dimatikan paksa tidak ada. Waktu dalam UTC. Kolom terakhir "
            + "belum selesai.",
        period: "Waktu", now: "sekarang", from: "Dari", asTable: "Sebagai tabel", more: "Grafik lain",
        signIns: "Proses masuk", signUps: "Pendaftaran", refreshes: "Pembaruan token",
        durations: "Lama proses masuk dan pembaruan", risks: "Risiko", messages: "Pesan",
        activeUsers: [
            "users signed in within a day": "Pengguna yang masuk dalam satu hari",
            "users signed in within 30 days": "Pengguna yang masuk dalam 30 hari",
        ], atLeast: { "\($0) atau lebih" }, highest: { "Tertinggi: \($0)" }, periodName: name, event: text,
        signInsSentence: {
            $0 + $1 + $2 == 0
                ? "Tidak ada proses masuk." : "\($0) proses masuk selesai, \($1) percobaan ditolak, \($2) gagal."
        },
        signUpsSentence: {
            $0 == 0 ? "Tidak ada yang dihitung: tidak ada yang mendaftar." : "Pengguna yang mendaftar: \($0)."
        },
        refreshesSentence: { $0 == 0 ? "Tidak ada token yang diperbarui." : "Token diperbarui \($0) kali." },
        durationsSentence: { half, most in
            guard let half, let most else { return "Tidak ada permintaan untuk diukur." }
            return "Setengah permintaan memerlukan \(text(half)), 99 dari 100 \(text(most)). Yang ditolak "
                + "tidak diukur."
        },
        risksSentence: {
            $0 + $1 + $2 == 0
                ? "Perlindungan ancaman tidak menemukan risiko."
                : "Perlindungan ancaman menemukan \($0) rendah, \($1) sedang, \($2) tinggi."
        },
        messagesSentence: {
            $0 + $1 == 0 ? "Tidak ada pesan yang dikirim." : "\($0) pesan terkirim, \($1) percobaan gagal."
        })

    private static func name(_ period: ChartPeriod) -> String {
        switch period {
        case .day: "24 jam"
        case .week: "7 hari"
        case .month: "30 hari"
        }
    }

    private static func text(_ event: CountedEvent) -> String {
        switch event {
        case .signUp: "mendaftar"
        case .signIn: "selesai"
        case .refusedSignIn: "ditolak"
        case .failedSignIn: "gagal"
        case .refresh: "diperbarui"
        case .lowRisk: "rendah"
        case .mediumRisk: "sedang"
        case .highRisk: "tinggi"
        case .deliveredMessage: "terkirim"
        case .failedMessage: "gagal"
        case .within25Milliseconds: "hingga 25 ms"
        case .within50Milliseconds: "hingga 50 ms"
        case .within100Milliseconds: "hingga 100 ms"
        case .within250Milliseconds: "hingga 250 ms"
        case .within1Second: "hingga 1 s"
        case .beyond1Second: "lebih dari 1 s"
        }
    }
}
