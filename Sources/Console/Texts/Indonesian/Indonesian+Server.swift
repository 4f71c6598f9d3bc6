import Cryptography

extension ConsoleTexts.ServerTexts {
    static let indonesian = Self(
        title: "Server",
        lead: "Apa yang berjalan, apa yang disimpannya, dan bagaimana pengaturannya. Tidak ada yang "
            + "dapat diubah di sini.",
        nodes: "Simpul", node: "Simpul", version: "Versi", started: "Mulai", seen: "Terakhir terlihat",
        schema: "Langkah skema yang dikenalnya", store: "Penyimpanan", engine: "Basis data",
        size: "Byte penyimpanan", free: "Byte kosong di disknya", steps: "Skema", keys: "Kunci",
        oldestKey: "Kunci tertua yang menandatangani dibuat", keyPool: "Kunci kumpulan pengguna",
        showKeys: "Tampilkan",
        noKeys: "Kumpulan tidak memiliki kunci: kunci dibuat saat kumpulan pertama kali menandatangani.",
        key: "Kunci", use: "Menandatangani", phase: "Fase", created: "Dibuat",
        signsFrom: "Menandatangani mulai", retired: "Diganti",
        rotation: "Kunci ini, dan pasangan baru, dengan perintah", quotas: "Kuota", quota: "Kuota", value: "Nilai",
        configuration: "Konfigurasi", setting: "Pengaturan", origin: "Ditetapkan oleh",
        defaults: "Yang tidak tercantum memakai nilai bawaan. Rahasia tidak ditampilkan.", backups: "Cadangan",
        backupLead: "Penyimpanan tidak mengetahui cadangan: cadangan adalah berkas buatan “martlet backup” "
            + "atau pg_dump.",
        sameCLI: "Hal yang sama dengan perintah", count: { "\($0) dari \($1) langkah" }, phaseText: phase)

    private static func phase(_ phase: KeyPhase) -> String {
        switch phase {
        case .announced: "diumumkan"
        case .current: "menandatangani sekarang"
        case .retired: "diganti"
        }
    }
}
